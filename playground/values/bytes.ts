/** What can be said about hexadecimal text while it is typed: how long it is, or why it is none. Empty for nothing typed. */
export function describeHex(text: string, wantedBytes?: number): string {
  if (text === '') return ''
  const digits = text.replace(/^0x/i, '')
  const wrong = /[^0-9a-f]/i.exec(digits)
  if (wrong !== null) return `'${wrong[0]}' is no hexadecimal digit`
  if (wantedBytes !== undefined) {
    return digits.length === wantedBytes * 2 ? '' : `${digits.length} of ${wantedBytes * 2} digits`
  }
  const bytes = Math.ceil(digits.length / 2)
  return bytes === 1 ? '1 byte' : `${bytes} bytes`
}

/** The UTF-8 bytes of a text as hexadecimal data. */
export function textToHex(text: string): string {
  return `0x${Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** A count of bytes as people read it. */
export function byteWords(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}

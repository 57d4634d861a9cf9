/** Powers of ten of wei. */
export const UNITS = { wei: 0, gwei: 9, RBTC: 18 } as const
export type Unit = keyof typeof UNITS

/** Digits, in threes or not; then those of a fraction. */
const DECIMAL = /^(\d+|\d{1,3}(?:[,_ ]\d{3})+)(?:\.(\d+))?$/

/**
 * The hexadecimal quantity of a decimal or `0x` text in a unit; undefined when it is no whole number of wei, and where a comma
 * does not stand before three digits: to many readers `1,5` is 1.5.
 */
export function toQuantity(text: string, unit: Unit = 'wei'): string | undefined {
  const plain = text.trim()
  if (/^0x[0-9a-f]+$/i.test(plain)) return `0x${BigInt(plain).toString(16)}`
  const [, digits, fraction = ''] = DECIMAL.exec(plain) ?? []
  const decimals = UNITS[unit]
  const kept = fraction.replace(/0+$/, '')
  if (digits === undefined || kept.length > decimals) return undefined
  const whole = digits.replaceAll(/[,_ ]/g, '')
  return `0x${BigInt(whole + kept.padEnd(decimals, '0')).toString(16)}`
}

/** A quantity in a unit as decimal text, exact; undefined when it is no quantity. */
export function fromQuantity(quantity: string, unit: Unit = 'wei'): string | undefined {
  if (!/^0x[0-9a-f]+$/i.test(quantity)) return undefined
  const digits = BigInt(quantity).toString()
  const decimals = UNITS[unit]
  if (decimals === 0) return digits
  const padded = digits.padStart(decimals + 1, '0')
  const fraction = padded.slice(-decimals).replace(/0+$/, '')
  return padded.slice(0, -decimals) + (fraction === '' ? '' : `.${fraction}`)
}

/** Digits in threes, as people read them; a fraction stays whole. */
export function inThrees(decimal: string): string {
  const [whole = '', fraction] = decimal.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

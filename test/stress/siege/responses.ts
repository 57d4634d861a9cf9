/** A response that is there as a whole and how long it is, or how many bytes it takes at least. */
type Found = { readonly body: Buffer; readonly head: string; readonly length: number } | { readonly wanted: number }

/** Called with the body of a complete response and its status line and headers. */
type ResponseListener = (body: Buffer, head: string) => void

/** Splits received bytes into responses. Joins bytes only when a response may be complete. */
export function createResponseReader(onResponse: ResponseListener): (chunk: Buffer) => void {
  let chunks: Buffer[] = []
  let bytes = 0
  let wanted = 1
  return (chunk) => {
    chunks.push(chunk)
    bytes += chunk.length
    while (bytes >= wanted) {
      const all = Buffer.concat(chunks)
      const found = findResponse(all)
      const rest = 'body' in found ? all.subarray(found.length) : all
      chunks = [rest]
      bytes = rest.length
      wanted = 'body' in found ? 1 : found.wanted
      if ('body' in found) onResponse(found.body, found.head)
    }
  }
}

function findResponse(bytes: Buffer): Found {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return { wanted: bytes.length + 1 }
  const head = bytes.toString('latin1', 0, end)
  const start = end + 4
  if (/^transfer-encoding: chunked/im.test(head)) return findChunks(bytes, start, head)
  const length = start + Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0)
  return bytes.length < length ? { wanted: length } : { body: bytes.subarray(start, length), head, length }
}

function findChunks(bytes: Buffer, start: number, head: string): Found {
  const chunks: Buffer[] = []
  for (let at = start; ; ) {
    const lineEnd = bytes.indexOf('\r\n', at)
    if (lineEnd < 0) return { wanted: bytes.length + 1 }
    const begin = lineEnd + 2
    const size = Number.parseInt(bytes.toString('latin1', at, lineEnd), 16)
    const next = begin + size + 2
    if (bytes.length < next) return { wanted: next }
    if (size === 0) return { body: Buffer.concat(chunks), head, length: next }
    chunks.push(bytes.subarray(begin, begin + size))
    at = next
  }
}

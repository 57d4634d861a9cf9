import type { IncomingMessage } from 'node:http'

/** The body cannot be taken; the status says why (413, 400). */
export class BodyRefused extends Error {
  readonly statusCode: number
  constructor(statusCode: number) {
    super('the body was not taken')
    this.statusCode = statusCode
  }
}

/** The whole body of a request; throws `BodyRefused` when it is longer than the limit or breaks off. Node bounds its time. */
export async function readBody(request: IncomingMessage, limitBytes: number): Promise<Uint8Array> {
  const announced = request.headers['content-length']
  if (announced !== undefined && Number(announced) > limitBytes) throw new BodyRefused(413)
  const chunks: Buffer[] = []
  let bytes = 0
  return new Promise((resolve, reject) => {
    const take = (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes <= limitBytes) return void chunks.push(chunk)
      request.off('data', take)
      reject(new BodyRefused(413))
    }
    request.on('data', take)
    request.once('error', () => reject(new BodyRefused(400)))
    request.once('end', () =>
      resolve(chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks)),
    )
  })
}

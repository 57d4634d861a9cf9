import { TransportError } from './transportError.ts'

/** The text of a response; throws a `TransportError`, and stops reading, beyond `maxBytes`. */
export async function readText(response: Response, maxBytes: number): Promise<string> {
  // Not every fetch has streams.
  const reader = response.body?.getReader?.()
  if (reader === undefined) return response.text()
  const decoder = new TextDecoder()
  const pieces: string[] = []
  let length = 0
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    length += step.value.length
    if (length > maxBytes) {
      reader.cancel().catch(() => undefined) // it is over in any case
      throw new TransportError('badAnswer', `the answer is longer than ${maxBytes} bytes`)
    }
    pieces.push(decoder.decode(step.value, { stream: true }))
  }
  return pieces.join('') + decoder.decode()
}

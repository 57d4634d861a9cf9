/** Reads the text of a response. Returns undefined, and stops reading, above `maxBytes` bytes. */
export async function readText(response: Response, maxBytes: number): Promise<string | undefined> {
  // Some implementations of fetch have no streams.
  const reader = response.body?.getReader?.()
  if (reader === undefined) return response.text()
  const decoder = new TextDecoder()
  const pieces: string[] = []
  let length = 0
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    length += step.value.length
    if (length > maxBytes) {
      reader.cancel().catch(() => undefined) // the response is discarded either way
      return undefined
    }
    pieces.push(decoder.decode(step.value, { stream: true }))
  }
  return pieces.join('') + decoder.decode()
}

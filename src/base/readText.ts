/** The text of a response; undefined, and no more is read, when it is longer than `maxBytes`. */
export async function readText(response: Response, maxBytes: number): Promise<string | undefined> {
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
      return undefined
    }
    pieces.push(decoder.decode(step.value, { stream: true }))
  }
  return pieces.join('') + decoder.decode()
}

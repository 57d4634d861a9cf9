/** A body as text, and how much of it came. */
export interface Text {
  readonly text: string
  readonly bytes: number
  /** Whether there was more than is read. */
  readonly isCut: boolean
}

/** Reads a body up to a bound; the rest is not fetched. */
export async function readText({ body }: Response, mostBytes: number): Promise<Text> {
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  while (reader !== undefined) {
    const { done, value } = await reader.read()
    if (done) break
    const room = mostBytes - bytes
    text += decoder.decode(value.subarray(0, room), { stream: true })
    bytes += value.length
    if (value.length <= room) continue
    await reader.cancel()
    return { text, bytes: mostBytes, isCut: true }
  }
  return { text: text + decoder.decode(), bytes, isCut: false }
}

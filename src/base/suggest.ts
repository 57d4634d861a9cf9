/**
 * Count of single-letter edits between two words (Levenshtein) when that is at most `most`, otherwise more than that:
 * words that are far apart, which strangers may send, are given up early.
 */
function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  let next: number[] = []
  for (let i = 0; i < a.length; i++) {
    next[0] = i + 1
    let least = i + 1
    for (let j = 0; j < b.length; j++) {
      const replaced = (row[j] ?? 0) + (a[i] === b[j] ? 0 : 1)
      const edits = Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1)
      next[j + 1] = edits
      least = Math.min(least, edits)
    }
    if (least > most) return most + 1
    ;[row, next] = [next, row]
  }
  return row[b.length] ?? 0
}

/** The nearest of the known words; undefined when none is near. */
export function findNearest(word: string, known: readonly string[]): string | undefined {
  const spelt = word.slice(0, 40).toLowerCase()
  let most = Math.max(2, Math.floor(spelt.length / 3))
  let nearest: string | undefined
  for (const candidate of known) {
    const distance = editDistance(spelt, candidate.toLowerCase(), most)
    if (distance > most) continue
    nearest = candidate
    most = distance - 1 // among equals the first
    if (most < 0) break
  }
  return nearest
}

/** ` (did you mean X?)` for the nearest of the known words, or nothing when none is near. */
export function suggest(word: string, known: readonly string[]): string {
  const nearest = findNearest(word, known)
  return nearest === undefined ? '' : ` (did you mean ${nearest}?)`
}

/**
 * Returns the Levenshtein distance of two words if it is at most `max`, otherwise a larger number: the search ends
 * early for distant words, which clients may send.
 */
function editDistance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  let next: number[] = []
  for (let i = 0; i < a.length; i++) {
    next[0] = i + 1
    let minimum = i + 1
    for (let j = 0; j < b.length; j++) {
      const replaced = (row[j] ?? 0) + (a[i] === b[j] ? 0 : 1)
      const edits = Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1)
      next[j + 1] = edits
      minimum = Math.min(minimum, edits)
    }
    if (minimum > max) return max + 1
    ;[row, next] = [next, row]
  }
  return row[b.length] ?? 0
}

/** Returns the nearest of the known words; undefined when none is near. */
export function findNearest(word: string, known: readonly string[]): string | undefined {
  const spelt = word.slice(0, 40).toLowerCase()
  let max = Math.max(2, Math.floor(spelt.length / 3))
  let nearest: string | undefined
  for (const candidate of known) {
    const distance = editDistance(spelt, candidate.toLowerCase(), max)
    if (distance > max) continue
    nearest = candidate
    max = distance - 1 // the first of equal candidates wins
    if (max < 0) break
  }
  return nearest
}

/** ` (did you mean X?)` for the nearest of the known words, or nothing when none is near. */
export function suggest(word: string, known: readonly string[]): string {
  const nearest = findNearest(word, known)
  return nearest === undefined ? '' : ` (did you mean ${nearest}?)`
}

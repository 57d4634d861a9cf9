/** Count of single-letter edits between two words (Levenshtein). */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1]
    for (let j = 0; j < b.length; j++) {
      const replaced = (row[j] ?? 0) + (letter === b[j] ? 0 : 1)
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}

/** ` (did you mean X?)` for the nearest of the known words, or nothing when none is near. */
export function suggest(word: string, known: readonly string[]): string {
  const spelt = word.slice(0, 40).toLowerCase()
  const ranked = known
    .map((candidate) => ({ candidate, distance: editDistance(spelt, candidate.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance)
  const nearest = ranked[0]
  if (nearest === undefined || nearest.distance > Math.max(2, spelt.length / 3)) return ''
  return ` (did you mean ${nearest.candidate}?)`
}

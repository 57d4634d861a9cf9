/** Statements that something is absent or impossible, in the words that pages use for them. */
const NEGATIVE = new RegExp(
  [
    String.raw`\b(?:cannot|never|does not|do not|not yet)\b`,
    String.raw`\bno \w+ yet\b`,
    String.raw`\b(?:is|are) not (?:available|built|implemented|possible|served|supported)\b`,
  ].join('|'),
  'i',
)
/** Advice to the reader: a command at the start of a sentence or clause. */
const ADVICE = /(?:^|[:;,] )(?:do not|never) /gi
/** The end of a sentence, before the start of the next one. */
const SENTENCE_END = /(?<=[.!?][)*]*)\s+(?=[A-Z`"'([*])/

const CODE_BLOCK = /^([ \t]*)```[\s\S]*?^\1```$/gm
/** A row whose last cell names tests as `path`: title. */
const ROW_WITH_TESTS = /^\|.*`test\/[^|]*\|$/
const ITEM = /^\s*(?:[-*]|\d+\.|#+|>) /

/** Returns the paragraphs, list items and table cells of a page, without code blocks and rows that name their tests. */
function readPieces(page: string): string[] {
  const pieces: string[][] = [[]]
  const begin = (...lines: string[]) => pieces.push(lines)
  for (const line of page.replaceAll(CODE_BLOCK, '').split('\n')) {
    if (line.trim() === '') begin()
    else if (ROW_WITH_TESTS.test(line)) begin()
    else if (line.startsWith('|')) line.split(/(?<!\\)\|/).map((cell) => begin(cell))
    else if (ITEM.test(line)) begin(line.replace(ITEM, ''))
    else pieces.at(-1)?.push(line)
  }
  return pieces.map((lines) => lines.join(' ').replaceAll(/\s+/g, ' ').trim())
}

/** Returns the sentences of a Markdown page that state that something is absent or impossible. Advice is no such statement. */
export function findNegativeSentences(page: string): string[] {
  const sentences = readPieces(page).flatMap((piece) => piece.split(SENTENCE_END))
  return sentences.filter((sentence) => NEGATIVE.test(sentence.replaceAll(/`[^`]*`/g, 'code').replaceAll(ADVICE, '')))
}

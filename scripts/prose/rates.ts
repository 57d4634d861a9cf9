import { sentencesOf } from './findBreaks.ts'
import { MAX_WORDS } from './rules.ts'
import type { Text } from './texts.ts'

/** Rates of documentation. All but `you` should be low. */
export interface Rates {
  /** Per 1,000 words. */
  readonly semicolons: number
  /** Sentences above {@link MAX_WORDS} words, in percent. */
  readonly longSentences: number
  /** Per 1,000 words. */
  readonly you: number
}

const countWords = (text: string) => text.split(/\s+/).filter((word) => /\w/.test(word)).length
const countMatches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length
const round = (value: number) => Math.round(value * 10) / 10

/** Returns the rates over these texts together, rounded to tenths. */
export function measureRates(texts: readonly Text[]): Rates {
  const all = texts.map(({ text }) => text).join('\n')
  const words = Math.max(1, countWords(all))
  const sentences = texts.flatMap(({ text }) => sentencesOf(text))
  const long = sentences.filter((sentence) => countWords(sentence) > MAX_WORDS).length
  return {
    semicolons: round((countMatches(all, /;/g) * 1000) / words),
    longSentences: round((long * 100) / Math.max(1, sentences.length)),
    you: round((countMatches(all, /\byou\b/gi) * 1000) / words),
  }
}

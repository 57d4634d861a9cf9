import { RULES } from './rules.ts'
import type { Text } from './texts.ts'

/** A break of a rule. */
export interface Break {
  readonly file: string
  readonly line: number
  readonly found: string
  readonly advice: string
}

/** Splits prose into sentences. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+(?=[A-Z`"'(])/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[a-z]/i.test(sentence))
}

/** Finds the breaks of rules in a text. */
export function findBreaks({ file, line, text }: Text): Break[] {
  return sentencesOf(text).flatMap((sentence) =>
    RULES.flatMap(({ advice, pattern }) =>
      [...sentence.matchAll(pattern)].map(([found]) => ({ file, line, found, advice })),
    ),
  )
}

import type { Stack } from '../stack.ts'
import { big, type Word } from '../word.ts'

/** The words that calls take, with and without a value. */
export const WITH_VALUE = 7
export const WITHOUT_VALUE = 6

export interface CallArguments {
  readonly gas: bigint
  readonly codeWord: bigint
  readonly value: bigint
  readonly inOffset: Word
  readonly inSize: Word
  readonly outOffset: Word
  readonly outSize: Word
}

/** So many words from the top of the stack, where they stay. */
export function seeArguments(stack: Stack, count: number): CallArguments {
  return {
    gas: big(stack.peek(0)),
    codeWord: big(stack.peek(1)),
    value: count === WITH_VALUE ? big(stack.peek(2)) : 0n,
    inOffset: stack.peek(count - 4),
    inSize: stack.peek(count - 3),
    outOffset: stack.peek(count - 2),
    outSize: stack.peek(count - 1),
  }
}

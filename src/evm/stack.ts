import { exception } from './halt.ts'

const MAX_ITEMS = 1024

/** A frame's stack of 256-bit words; every access beyond its ends throws the frame's exception. */
export interface Stack {
  push(word: bigint): void
  pop(): bigint
  /** The uppermost words, the top first. */
  popN(count: number): bigint[]
  /** As {@link Stack.popN}, leaving them there. */
  peek(count: number): bigint[]
  /** Exchanges the top with the word `position` below it. */
  swap(position: number): void
  /** Pushes a copy of the word at `position`, of which the top is 1. */
  dup(position: number): void
}

export function createStack(): Stack {
  const words: bigint[] = []

  function at(index: number): bigint {
    const word = index < 0 ? undefined : words[index]
    if (word === undefined) throw exception('stack underflow')
    return word
  }

  function push(word: bigint): void {
    if (words.length >= MAX_ITEMS) throw exception('stack overflow')
    words.push(word)
  }

  function pop(): bigint {
    const word = words.pop()
    if (word === undefined) throw exception('stack underflow')
    return word
  }

  return {
    push,
    pop,
    popN(count) {
      const popped: bigint[] = []
      for (let i = 0; i < count; i++) popped.push(pop())
      return popped
    },
    peek(count) {
      const seen: bigint[] = []
      for (let i = 1; i <= count; i++) seen.push(at(words.length - i))
      return seen
    },
    swap(position) {
      const top = words.length - 1
      const other = at(top - position)
      words[top - position] = at(top)
      words[top] = other
    },
    dup: (position) => push(at(words.length - position)),
  }
}

import { exception } from './exceptionalHalt.ts'
import type { Word } from './word.ts'

export const MAX_ITEMS = 1024

/**
 * A frame's stack. It checks no bounds: the interpreter does, by the opcode table and before an opcode runs; what the
 * table cannot tell is checked with {@link require}.
 */
export class Stack {
  size = 0
  private readonly words: Word[] = []

  push(word: Word): void {
    this.words[this.size++] = word
  }

  pop(): Word {
    return this.words[--this.size] ?? 0
  }

  /** The word so far below the top, which is 0. */
  peek(depth: number): Word {
    return this.words[this.size - 1 - depth] ?? 0
  }

  /** All words, the lowest first. */
  bottomUp(): readonly Word[] {
    return this.words.slice(0, this.size)
  }

  replaceTop(word: Word): void {
    this.words[this.size - 1] = word
  }

  drop(count: number): void {
    this.size -= count
  }

  /** Exchanges the top with the word so far below it. */
  swap(depth: number): void {
    const top = this.size - 1
    const word = this.peek(depth)
    this.words[top - depth] = this.peek(0)
    this.words[top] = word
  }

  /** Pushes a copy of the word so far below the top. */
  dup(depth: number): void {
    this.push(this.peek(depth))
  }

  /** Throws the frame's exception when there are fewer words. */
  require(count: number): void {
    if (this.size < count) throw exception('stack underflow')
  }
}

/** What opcodes do with a stack. */
export type StackLike = Pick<Stack, keyof Stack>

import { exception } from './frame.ts'
import type { Word } from './word.ts'

/** Max. words of a stack. */
export const MAX_ITEMS = 1024

/**
 * A frame's stack. It checks no bounds: the interpreter does so before an opcode runs, by the opcode table. Opcodes with a variable
 * number of words call {@link require}.
 */
export class Stack {
  size = 0
  /** The words, of which the first {@link size} count. No private name: hot path, see docs/decisions/0001. */
  readonly words: Word[] = []

  push(word: Word): void {
    this.words[this.size++] = word
  }

  pop(): Word {
    return this.words[--this.size] ?? 0
  }

  /** Returns the word `depth` below the top. */
  peek(depth: number): Word {
    return this.words[this.size - 1 - depth] ?? 0
  }

  /** Returns all words, the lowest first. */
  bottomUp(): readonly Word[] {
    return this.words.slice(0, this.size)
  }

  replaceTop(word: Word): void {
    this.words[this.size - 1] = word
  }

  drop(count: number): void {
    this.size -= count
  }

  /** Exchanges the top with the word `depth` below it. */
  swap(depth: number): void {
    const top = this.size - 1
    const word = this.peek(depth)
    this.words[top - depth] = this.peek(0)
    this.words[top] = word
  }

  /** Pushes a copy of the word `depth` below the top. */
  dup(depth: number): void {
    this.push(this.peek(depth))
  }

  /** Throws an {@link ExceptionalHalt} if there are fewer words. */
  require(count: number): void {
    if (this.size < count) throw exception('stack underflow')
  }
}

/** A stack as opcodes use it. */
export type StackLike = Omit<Stack, 'words'>

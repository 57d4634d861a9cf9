/** Records how to undo changes, down to nested marks. The cost is proportional to the number of changes. */
export interface Journal {
  /** Records how to undo a change. */
  record(undo: () => void): void
  checkpoint(): void
  /** Drops the newest mark. Its changes belong to the previous mark. Throws without a mark. */
  commit(): void
  /** Undoes the changes since the newest mark, newest first, and drops the mark. Throws without a mark. */
  revert(): void
}

export function createJournal(): Journal {
  const undos: Array<() => void> = []
  const marks: number[] = []

  const takeMark = (): number => {
    const mark = marks.pop()
    if (mark === undefined) throw new Error('there is no checkpoint to end')
    return mark
  }

  return {
    record(undo) {
      if (marks.length > 0) undos.push(undo)
    },
    checkpoint() {
      marks.push(undos.length)
    },
    commit() {
      takeMark()
      if (marks.length === 0) undos.length = 0
    },
    revert() {
      const mark = takeMark()
      while (undos.length > mark) undos.pop()?.()
    },
  }
}

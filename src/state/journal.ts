/** Remembers how to undo changes, down to nested marks. Costs as much as there are changes, whatever their extent. */
export interface Journal {
  /** Notes how to undo a change that is being made. */
  record(undo: () => void): void
  checkpoint(): void
  /** Drops the newest mark; its changes now belong to the one before. Throws when there is none. */
  commit(): void
  /** Undoes what was recorded since the newest mark, newest first, and drops the mark. Throws when there is none. */
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

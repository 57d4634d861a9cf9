/** Pairs of values that each node generates itself: those of the reference, and those of this node. */
export interface Names {
  /** Returns the text with the values of this node instead of the recorded ones. */
  toOurs(text: string): string
  learn(recorded: string, ours: string): void
}

export function createNames(): Names {
  const known = new Map<string, string>()
  return {
    toOurs: (text) => [...known].reduce((done, [recorded, ours]) => done.replaceAll(recorded, ours), text),
    learn(recorded, ours) {
      if (recorded !== ours) known.set(recorded, ours)
    },
  }
}

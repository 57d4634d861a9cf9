/** What the reference made up when it was asked, and what our node made up in its place. */
export interface Names {
  /** The text with our names instead of the recorded ones. */
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

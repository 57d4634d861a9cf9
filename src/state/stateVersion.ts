import type { StateChangeRow } from '../storage/store.ts'

/** One state of a main chain. Who holds something of an earlier one brings it up to this one by what has changed. */
export interface StateVersion {
  /** What is different from the version before. */
  readonly rows: readonly StateChangeRow[]
  /** What has changed since an earlier one, oldest first; undefined: this one has not come out of that, or long ago. */
  changesSince(earlier: StateVersion): readonly StateChangeRow[] | undefined
}

/** The newest versions of a chain's state. */
export interface StateVersions {
  newest(): StateVersion
  /** Returns the next block has changed these rows. */
  follow(rows: readonly StateChangeRow[]): void
  /** Returns the next state does not come out of the newest. */
  restart(): void
}

const MOST_KEPT = 16
/** What changes more at once, as a state that is loaded does, is not worth holding on to. */
const MOST_ROWS = 10_000

class Version implements StateVersion {
  /** Those that have come out of each other, oldest first; this one is among them until it is too old. */
  private readonly line: StateVersion[]
  readonly rows: readonly StateChangeRow[]

  constructor(line: StateVersion[], rows: readonly StateChangeRow[]) {
    this.line = line
    this.rows = rows
    line.push(this)
    if (line.length > MOST_KEPT) line.shift()
  }

  changesSince(earlier: StateVersion): readonly StateChangeRow[] | undefined {
    const { line } = this
    const from = line.indexOf(earlier)
    const to = line.indexOf(this)
    return from === -1 || to < from ? undefined : line.slice(from + 1, to + 1).flatMap(({ rows }) => rows)
  }
}

export function createStateVersions(): StateVersions {
  let line: StateVersion[] = []
  let newest = new Version(line, [])
  const restart = () => {
    line = []
    newest = new Version(line, [])
  }
  return {
    newest: () => newest,
    restart,
    follow(rows) {
      if (rows.length > MOST_ROWS) restart()
      else newest = new Version(line, rows)
    },
  }
}

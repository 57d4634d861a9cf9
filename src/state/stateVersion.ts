import type { StateChangeRow } from '../storage/store.ts'

/** A version of a chain's newest state. Caches of an earlier version are updated with the changes since then. */
export interface StateVersion {
  /** Changes since the previous version. */
  readonly rows: readonly StateChangeRow[]
  /** Returns the changes since an earlier version, oldest first; undefined if that is no ancestor or too old. */
  changesSince(earlier: StateVersion): readonly StateChangeRow[] | undefined
}

/** The newest versions of a chain's state. */
export interface StateVersions {
  newest(): StateVersion
  /** Adds the version of the next block, which has changed these rows. */
  follow(rows: readonly StateChangeRow[]): void
  /** Starts a version that does not descend from the newest one. */
  restart(): void
}

const MAX_KEPT = 16
/** Maximum number of rows of a version that is kept. A loaded state changes more. */
const MAX_ROWS = 10_000

class Version implements StateVersion {
  /** The versions that descend from each other, oldest first, this one included until it is too old. */
  readonly #line: StateVersion[]
  readonly rows: readonly StateChangeRow[]

  constructor(line: StateVersion[], rows: readonly StateChangeRow[]) {
    this.#line = line
    this.rows = rows
    line.push(this)
    if (line.length > MAX_KEPT) line.shift()
  }

  changesSince(earlier: StateVersion): readonly StateChangeRow[] | undefined {
    const line = this.#line
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
      if (rows.length > MAX_ROWS) restart()
      else newest = new Version(line, rows)
    },
  }
}

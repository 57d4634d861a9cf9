// A copy of this file is part of the program with mutants. It has no imports, because the program also runs in browsers.

interface MutantSwitch {
  /** Number of the mutant that runs; -1 for none. */
  active: number
  /** Whether the active mutant has run in this process. */
  hasRun: boolean
  /** File that receives the number of each mutant whose place is reached; undefined if reaching is not recorded. */
  reachedFile: string | undefined
  readonly reached: Set<number>
}

declare global {
  var scionMutants: MutantSwitch | undefined
}

function createSwitch(): MutantSwitch {
  const env = globalThis.process?.env ?? {}
  return {
    active: Number(env.PLANTED_MUTANT ?? -1),
    hasRun: false,
    reachedFile: env.PLANTED_MUTANTS_REACHED,
    reached: new Set(),
  }
}

globalThis.scionMutants ??= createSwitch()
const state = globalThis.scionMutants

/** Returns whether a mutant runs in place of the original. */
export function isMutant(id: number): boolean {
  if (state.reachedFile !== undefined && !state.reached.has(id)) noteReached(state.reachedFile, id)
  if (id !== state.active) return false
  state.hasRun = true
  return true
}

/** Writes the number at once, because a test may kill the process. */
function noteReached(file: string, id: number): void {
  state.reached.add(id)
  globalThis.process?.getBuiltinModule?.('node:fs').appendFileSync(file, `${id}\n`)
}

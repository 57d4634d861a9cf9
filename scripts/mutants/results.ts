import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs'
import { dirname } from 'node:path'

/** A test file on the program without an active mutant. */
export interface TestResult {
  readonly type: 'test'
  readonly file: string
  readonly ms: number
  /** The failure because of which the file is not used. */
  readonly failure?: string
  /** Names of the mutants whose places it reaches. */
  readonly reached: readonly string[]
}

/** Outcome of a mutant. No near test reaches the place of an unreached one, which counts as survived. */
export type Status = 'noticed' | 'timeout' | 'survived' | 'unreached'

export interface MutantResult {
  readonly type: 'mutant'
  readonly name: string
  readonly status: Status
  readonly ms: number
  /** The first test that failed, or the files that ran until the limit. */
  readonly by?: string
  /** The first line of its failure. */
  readonly message?: string
  /** Number of covering test files that were left out because of their time. */
  readonly leftOut?: number
}

export type Result = TestResult | MutantResult

/** The results of a campaign in a file of JSON lines, which another process continues after this one was killed. */
export class Results {
  readonly #path: string
  readonly #tests = new Map<string, TestResult>()
  readonly #mutants = new Map<string, MutantResult>()

  constructor(path: string) {
    this.#path = path
    mkdirSync(dirname(path), { recursive: true })
    for (const result of readResults(path)) this.#set(result)
  }

  get tests(): TestResult[] {
    return [...this.#tests.values()]
  }

  test(file: string): TestResult | undefined {
    return this.#tests.get(file)
  }

  mutant(name: string): MutantResult | undefined {
    return this.#mutants.get(name)
  }

  add(result: Result): void {
    appendFileSync(this.#path, `${JSON.stringify(result)}\n`)
    this.#set(result)
  }

  #set(result: Result): void {
    if (result.type === 'test') this.#tests.set(result.file, result)
    else this.#mutants.set(result.name, result)
  }
}

/** Reads the results of a file, and cuts off a line that was not written to its end. */
export function readResults(path: string): Result[] {
  if (!existsSync(path)) return []
  const bytes = readFileSync(path)
  const end = bytes.lastIndexOf('\n') + 1
  if (end < bytes.length) truncateSync(path, end)
  const lines = bytes.subarray(0, end).toString('utf8').split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line))
}

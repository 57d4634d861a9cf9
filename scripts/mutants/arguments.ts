import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'

export interface MutantsArguments {
  /** Files and folders whose mutants are tried. */
  readonly paths: readonly string[]
  /** Commit since which a line must have changed. */
  readonly changed: string | undefined
  /** Number of mutants that are chosen by the seed; undefined for all. */
  readonly sample: number | undefined
  readonly seed: number
  /** Normal time of the tests that are run for one mutant, in seconds. */
  readonly seconds: number
  /** Whether all tests of `npm test` are candidates, as opposed to the nearest ones. */
  readonly isWhole: boolean
  /** Whether the results of an earlier state of the tests are kept for mutants that were noticed. */
  readonly isAgain: boolean
  /** Whether the mutants are printed and not tried. */
  readonly isList: boolean
  readonly jobs: number
}

const DEFAULT_SECONDS = 30
const DEFAULT_WHOLE_SECONDS = 300

/** Reads the command line; throws with the wrong argument. */
export function readArguments(args: readonly string[]): MutantsArguments {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      changed: { type: 'string' },
      sample: { type: 'string' },
      seed: { type: 'string', default: '1' },
      seconds: { type: 'string' },
      jobs: { type: 'string', default: String(availableParallelism()) },
      whole: { type: 'boolean', default: false },
      again: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
    },
  })
  const usual = values.whole ? DEFAULT_WHOLE_SECONDS : DEFAULT_SECONDS
  return {
    paths: positionals.length === 0 ? ['src'] : positionals.map((path) => path.replace(/\/$/, '')),
    changed: values.changed,
    sample: values.sample === undefined ? undefined : readCount('sample', values.sample),
    seed: readCount('seed', values.seed),
    seconds: values.seconds === undefined ? usual : readCount('seconds', values.seconds),
    jobs: readCount('jobs', values.jobs),
    isWhole: values.whole,
    isAgain: values.again,
    isList: values.list,
  }
}

function readCount(name: string, text: string): number {
  const count = Number(text)
  if (Number.isSafeInteger(count) && count > 0) return count
  throw new Error(`--${name}: must be a positive integer, got ${text}`)
}

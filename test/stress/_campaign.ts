import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'

/** Sizes of a campaign: `small` in CI, `long` in `npm run test:long`. */
export interface Sizes {
  readonly small: number
  readonly long: number
}

/** Consecutive seeds that a campaign runs before it reports. */
export interface Batch {
  /** The first seed. */
  readonly seed: number
  readonly count: number
}

/** Figures of one report; `seed` and `count` repeat what was run. */
export type Figures = Readonly<Record<string, unknown>> & Batch

type Environment = Readonly<Record<string, string | undefined>>

const ONE_DAY_MS = 86_400_000
const MS_PER_MINUTE = 60_000
/** Random generators use 32 bits of a seed. */
const MAX_SEED = 2 ** 32 - 1
const FOLDER = join(import.meta.dirname, '../../.tmp')

/** Returns a number that an argument of scripts/test.mjs has set; undefined if it is absent. Throws if it is invalid. */
function readNumber(text: string | undefined, argument: string, expected: string, isValid: (value: number) => boolean) {
  if (text === undefined) return undefined
  const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
  if (!isValid(value)) throw new Error(`${argument}: must be ${expected}, got '${text}'`)
  return value
}

/** Returns the helpers of campaigns for the arguments in an environment. Throws if one of them is invalid. */
export function createCampaign(environment: Environment) {
  const { STRESS_LONG, STRESS_COUNT, STRESS_MINUTES, STRESS_FROM_SEED } = environment
  const isLong = STRESS_LONG === '1'
  if (STRESS_LONG !== undefined && !isLong) throw new Error(`STRESS_LONG: must be 1 or unset, got '${STRESS_LONG}'`)
  const count = readNumber(STRESS_COUNT, '--count', 'a whole number from 1', (n) => Number.isSafeInteger(n) && n > 0)
  const minutes = readNumber(STRESS_MINUTES, '--minutes', 'a number above 0, as 5 or 0.5', (n) => n > 0)
  const isSeed = (n: number) => Number.isInteger(n) && n <= MAX_SEED
  const fromSeed = readNumber(STRESS_FROM_SEED, '--from-seed', `a whole number from 0 to ${MAX_SEED}`, isSeed)

  /** Returns how much a campaign runs. `--count` overrides both sizes. */
  const countOf = ({ small, long }: Sizes): number => count ?? (isLong ? long : small)

  /** Returns how many minutes a campaign runs that is bounded by time. `--minutes` overrides both sizes. */
  const minutesOf = ({ small, long }: Sizes): number => minutes ?? (isLong ? long : small)

  /** Returns the first seed: `--from-seed`, else a fixed one, so that CI is reproducible, or one from the clock in long runs. */
  const firstSeed = (small: number): number => fromSeed ?? (isLong ? Date.now() % 2 ** 31 : small)

  /** Returns a test's time limit in milliseconds: a day for full sizes and for sizes from the command line. */
  const timeoutOf = (small: number): number =>
    isLong || count !== undefined || minutes !== undefined ? ONE_DAY_MS : small

  /**
   * Yields batches of at most `size` seeds until the count is reached, or until `--minutes` are over. The event loop
   * continues between batches, so that a long campaign is not taken for one that blocks its process.
   */
  async function* batchesOf(sizes: Sizes, size: number, seed: number): AsyncGenerator<Batch> {
    const endMs = performance.now() + (minutes ?? Number.POSITIVE_INFINITY) * MS_PER_MINUTE
    const total = minutes === undefined ? countOf(sizes) : Number.POSITIVE_INFINITY
    for (let done = 0; done < total && performance.now() < endMs; done += size) {
      yield { seed: seed + done, count: Math.min(size, total - done) }
      await setImmediate()
    }
  }

  const isDefault = !isLong && count === undefined && minutes === undefined && fromSeed === undefined

  /**
   * Prints one line, which vitest leaves out of a passing run without arguments. In long runs the line is also appended to
   * `.tmp/campaigns.jsonl`.
   */
  function report(name: string, figures: Figures): void {
    const text = `${name}: ${JSON.stringify(figures)}`
    if (isDefault) console.log(text)
    else process.stdout.write(`${text}\n`)
    if (!isLong) return
    mkdirSync(FOLDER, { recursive: true })
    const line = JSON.stringify({ name, at: new Date().toISOString(), ...figures })
    appendFileSync(join(FOLDER, 'campaigns.jsonl'), `${line}\n`)
  }

  return { isLong, countOf, minutesOf, firstSeed, timeoutOf, batchesOf, report }
}

export const { isLong, countOf, minutesOf, firstSeed, timeoutOf, batchesOf, report } = createCampaign(process.env)

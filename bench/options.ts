import { parseArgs } from 'node:util'

/** The options of `npm run bench`. */
export interface Options {
  /** URL of another node that is measured too. */
  readonly against: string | undefined
  /** Names of scenarios; empty: all. */
  readonly only: readonly string[]
  /** Height of the long chain, on which the scenarios of stage `grown` run. */
  readonly head: number
  readonly seconds: number
  readonly connections: number
  /** Further flags of `scion start`. */
  readonly serviceFlags: readonly string[]
}

const FULL = { head: 20_000, seconds: 5 }
const QUICK = { head: 2_000, seconds: 2 }
const CONNECTIONS = 16

/** Returns the usage text; `scenarios` are the names that `--only` accepts. */
export function printUsage(scenarios: readonly string[]): string {
  return `npm run bench -- [--quick] [--only NAME[,NAME]] [--against URL] [--head N] [--seconds N] [-- FLAGS OF scion start]
scenarios: ${scenarios.join(', ')}`
}

function parseCount(text: string | undefined, name: string): number | undefined {
  if (text === undefined) return undefined
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new RangeError(`--${name}: expected a whole number from 1, got ${text}`)
  return Number(text)
}

/** Parses a command line. Throws `RangeError` or `TypeError` if it is invalid; `scenarios` are the names that `--only` accepts. */
export function parseOptions(args: readonly string[], scenarios: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string' },
      against: { type: 'string' },
      head: { type: 'string' },
      seconds: { type: 'string' },
    },
  })
  const size = values.quick ? QUICK : FULL
  const only = values.only?.split(',') ?? []
  const unknown = only.find((name) => !scenarios.includes(name))
  if (unknown !== undefined) throw new RangeError(`--only: there is no scenario ${unknown}`)
  return {
    against: values.against,
    only,
    head: parseCount(values.head, 'head') ?? size.head,
    seconds: parseCount(values.seconds, 'seconds') ?? size.seconds,
    connections: CONNECTIONS,
    serviceFlags: positionals,
  }
}

import { parseArgs } from 'node:util'
import { SCENARIOS } from './scenarios/index.ts'

export interface Options {
  /** URL of another node that is measured beside ours. */
  readonly against: string | undefined
  /** Names of scenarios; empty: all. */
  readonly only: readonly string[]
  /** Height at which reads, and transactions for the second time, are measured. */
  readonly head: number
  readonly seconds: number
  readonly connections: number
  /** Further flags for our service, as `--store`. */
  readonly serviceFlags: readonly string[]
}

const FULL = { head: 20_000, seconds: 5 }
const QUICK = { head: 2_000, seconds: 2 }
const CONNECTIONS = 16

export const USAGE = `npm run bench -- [--quick] [--only NAME[,NAME]] [--against URL] [--head N] [--seconds N] [-- FLAGS OF scion start]
scenarios: ${SCENARIOS.map(({ name }) => name).join(', ')}`

function parseCount(text: string | undefined, name: string): number | undefined {
  if (text === undefined) return undefined
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new RangeError(`--${name}: expected a whole number from 1, got ${text}`)
  return Number(text)
}

/** The options of a command line; throws an error that says what is wrong with it. */
export function parseOptions(args: readonly string[]): Options {
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
  const unknown = only.find((name) => !SCENARIOS.some((scenario) => scenario.name === name))
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

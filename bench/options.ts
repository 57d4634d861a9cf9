import { parseArgs } from 'node:util'

/** The options of `npm run bench`. */
export interface Options {
  /** Whether `scion dev` and `scion start` are measured in turns with anvil, instead of the service on a long chain. */
  readonly isDev: boolean
  /** URL of another node that is measured too; with `--dev` also the program of anvil. */
  readonly against: string | undefined
  /** Folder in which the package is installed, whose start is measured with `--dev`. */
  readonly installed: string | undefined
  /** Names of scenarios or parts; empty: all. */
  readonly only: readonly string[]
  /** Height of the long chain, on which the scenarios of stage `grown` run. */
  readonly head: number
  readonly seconds: number
  readonly connections: number
  readonly isQuick: boolean
  /** Whether the table replaces that of the run before in docs/performance.md. */
  readonly writes: boolean
  /** Further flags of `scion start`. */
  readonly serviceFlags: readonly string[]
}

/** The names that `--only` accepts. */
export interface Names {
  readonly service: readonly string[]
  readonly dev: readonly string[]
}

const FULL = { head: 20_000, seconds: 5, devSeconds: 3 }
const QUICK = { head: 2_000, seconds: 2, devSeconds: 1 }
const CONNECTIONS = 16

/** Returns the usage text. */
export function printUsage({ service, dev }: Names): string {
  return `npm run bench -- [--quick] [--only NAME[,NAME]] [--against URL] [--head N] [--seconds N] [--write] [-- FLAGS OF scion start]
scenarios: ${service.join(', ')}
npm run bench -- --dev [--quick] [--only NAME[,NAME]] [--against URL|PROGRAM] [--installed FOLDER] [--seconds N] [--write]
parts: ${dev.join(', ')}`
}

function parseCount(text: string | undefined, name: string): number | undefined {
  if (text === undefined) return undefined
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new RangeError(`--${name}: must be a whole number from 1, got ${text}`)
  return Number(text)
}

function parseNames(text: string | undefined, known: readonly string[]): readonly string[] {
  const names = text?.split(',') ?? []
  const unknown = names.find((name) => !known.includes(name))
  if (unknown !== undefined) throw new RangeError(`--only: must be of ${known.join(', ')}, got ${unknown}`)
  return names
}

/** Parses a command line. Throws `RangeError` or `TypeError` if it is invalid. */
export function parseOptions(args: readonly string[], names: Names): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      dev: { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      only: { type: 'string' },
      against: { type: 'string' },
      installed: { type: 'string' },
      head: { type: 'string' },
      seconds: { type: 'string' },
    },
  })
  if (values.write && values.only !== undefined) throw new RangeError('--write: must not be set with --only; remove it')
  const size = values.quick ? QUICK : FULL
  return {
    isDev: values.dev,
    against: values.against,
    installed: values.installed,
    only: parseNames(values.only, values.dev ? names.dev : names.service),
    head: parseCount(values.head, 'head') ?? size.head,
    seconds: parseCount(values.seconds, 'seconds') ?? (values.dev ? size.devSeconds : size.seconds),
    connections: CONNECTIONS,
    isQuick: values.quick,
    writes: values.write,
    serviceFlags: positionals,
  }
}

import { parseArgs } from 'node:util'
import type { Effort } from './measure.ts'

/** The options of `npm run bench:opcodes`. */
export interface Options extends Effort {
  /** Parts of the names of kinds to measure; empty: all kinds. */
  readonly only: readonly string[]
  /** Whether each program has a row, instead of each kind. */
  readonly isDetailed: boolean
  /** Whether the table replaces that of the run before in docs/performance.md. */
  readonly writes: boolean
}

export const USAGE = 'npm run bench:opcodes -- [--only NAME[,NAME]] [--mgas N] [--ms N] [--detailed] [--write]'

function parseCount(text: string, name: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new RangeError(`--${name}: expected a whole number from 1, got ${text}`)
  return Number(text)
}

/** Parses a command line. Throws `RangeError` or `TypeError` if it is invalid. */
export function parseOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      mgas: { type: 'string', default: '2' },
      ms: { type: 'string', default: '200' },
      detailed: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  })
  return {
    only: values.only?.split(',') ?? [],
    gas: parseCount(values.mgas, 'mgas') * 1e6,
    forMs: parseCount(values.ms, 'ms'),
    isDetailed: values.detailed,
    writes: values.write,
  }
}

import { parseArgs } from 'node:util'
import type { Effort } from './measure.ts'

export interface Options extends Effort {
  /** Kinds whose name has one of these in it; empty: all. */
  readonly only: readonly string[]
  /** Each program has a line, and not only the worst one of its kind. */
  readonly isDetailed: boolean
}

export const USAGE = 'npm run bench:opcodes -- [--only NAME[,NAME]] [--mgas N] [--ms N] [--detailed]'

function parseCount(text: string, name: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new RangeError(`--${name}: expected a whole number from 1, got ${text}`)
  return Number(text)
}

/** The options of a command line; throws an error that says what is wrong with it. */
export function parseOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      mgas: { type: 'string', default: '2' },
      ms: { type: 'string', default: '200' },
      detailed: { type: 'boolean', default: false },
    },
  })
  return {
    only: values.only?.split(',') ?? [],
    gas: parseCount(values.mgas, 'mgas') * 1e6,
    forMs: parseCount(values.ms, 'ms'),
    isDetailed: values.detailed,
  }
}

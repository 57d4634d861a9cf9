import { createReport } from '../report.ts'
import { measureColdSlots } from './coldSlots.ts'
import { KINDS } from './kinds/index.ts'
import { measure } from './measure.ts'
import { type Options, parseOptions, USAGE } from './options.ts'
import type { Kind, Program } from './program.ts'
import { type Line, printColdSlots, printHead, printLine } from './table.ts'

/** The name by which `--only` selects the measurement of cold slots. */
const COLD_SLOTS = 'cold'

interface Arguments {
  readonly root: string
  readonly args: readonly string[]
}

/** Runs the bench and returns the exit code: 0 if it ran, whatever the figures are, or 2 if the command line is invalid. */
export async function main({ root, args }: Arguments): Promise<number> {
  let options: Options
  try {
    options = parseOptions(args)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${USAGE}\n`)
    return 2
  }
  const { only, isDetailed, writes } = options
  const { say, write } = createReport(root, 'opcodes', [`At least ${options.forMs} ms a program`])
  say(printHead())
  for (const kind of KINDS) {
    if (only.length > 0 && !only.some((part) => kind.name.includes(part))) continue
    if (isDetailed) for (const program of kind.programs) say(printLine(await measureProgram(kind, program, options)))
    else say(printLine(await measureKind(kind, options)))
  }
  if (only.length === 0 || only.some((part) => COLD_SLOTS.includes(part))) say(printColdSlots(await measureColdSlots()))
  if (writes) write()
  return 0
}

async function measureProgram({ name }: Kind, program: Program, options: Options): Promise<Line> {
  const typescriptMs = await measure(program, 'typescript', options)
  const wasmMs = await measure(program, 'wasm', options)
  return { name, typescriptMs, wasmMs, worstMs: wasmMs, worst: program.name }
}

async function measureKind(kind: Kind, options: Options): Promise<Line> {
  const [usual, ...others] = kind.programs
  let line = await measureProgram(kind, usual, options)
  for (const program of others) {
    const worstMs = await measure(program, 'wasm', options)
    if (worstMs > line.worstMs) line = { ...line, worstMs, worst: program.name }
  }
  return line
}

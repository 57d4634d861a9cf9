import { NO_TEXT, type Printable, plainText, printable } from '../../base/printable.ts'
import type { Fault, VerifyProgress } from '../../verify/fault.ts'
import { CommandError } from '../failure.ts'
import type { Output } from '../output.ts'
import { createProgress } from '../progress.ts'

/** Prints what a verification finds. */
export interface Report {
  begin(name: string): void
  progress(progress: VerifyProgress): void
  fault(fault: Fault): void
  note(text: string): void
  endDatabase(): void
  /** Throws a `CommandError` if there is damage that was not repaired. */
  end(): void
}

interface Options {
  readonly maxFaults: number
  readonly isRepair: boolean
  readonly nowMs?: () => number
}

/** Time between two lines of progress where the output is no terminal. */
const LINE_EVERY_MS = 10_000

const RESTORE = 'restore a backup, or export the chain and import it into a new data directory'

/** Creates a report. On a terminal, progress is one line that replaces itself; elsewhere a line every ten seconds. */
export function createReport(
  output: Output,
  { maxFaults, isRepair, nowMs = () => performance.now() }: Options,
): Report {
  const { showProgress } = output
  let name = ''
  let check: Check | undefined
  let bar = showProgress === undefined ? undefined : createProgress(showProgress, 'rows', nowMs)
  const [all, own] = [new Counts(), new Counts()]
  let rows = 0

  const print = (text: Printable): void => {
    bar?.end()
    output.write(text)
  }
  return {
    begin(database) {
      name = database
      own.clear()
      rows = 0
    },
    progress({ check: title, rows: more, done, total }) {
      rows += more
      if (check?.title !== title) {
        check = new Check(title, nowMs())
        bar?.end()
        bar = showProgress === undefined ? undefined : createProgress(showProgress, 'rows', nowMs)
      }
      check.rows += more
      const left = check.remaining(done, total, nowMs())
      if (bar !== undefined)
        bar.show({ done, total, text: printable`${plainText(name)}: ${plainText(title)}${left}`, more })
      else if (check.isLineDue(nowMs()))
        output.write(
          printable`${plainText(name)}: ${plainText(title)}, ${check.rows} rows, ${check.rate(nowMs())} rows/s${left}\n`,
        )
    },
    fault(fault) {
      own.add(fault)
      all.add(fault)
      if (all.faults <= maxFaults) print(printable`${plainText(name)}: ${describe(fault, { isRepair })}\n`)
    },
    note: (text) => print(printable`${plainText(name)}: ${plainText(text)}\n`),
    endDatabase() {
      const found = own.faults === 0 ? printable`sound` : countFaults(own.faults)
      print(printable`${plainText(name)}: ${found}, ${rows} rows\n`)
      check = undefined
    },
    end() {
      if (all.faults > maxFaults) print(printable`not printed: ${countFaults(all.faults - maxFaults)}\n`)
      const open = isRepair ? all.faults - all.derived : all.faults
      if (isRepair && all.derived > 0)
        print(printable`repaired: ${countFaults(all.derived)}; verify again to check the result\n`)
      if (open === 0) return
      const canRepair = !isRepair && all.derived > 0
      const derived = canRepair ? `${all.derived} of them can be rebuilt with scion verify --repair` : ''
      const others = all.faults - all.derived
      const rest = others === 0 ? '' : `${canRepair ? 'for the others, ' : ''}${RESTORE}`
      throw new CommandError(
        `verify: data must be undamaged, got ${countFaults(open)}; ${[derived, rest].filter((text) => text !== '').join('; ')}`,
      )
    },
  }
}

const countFaults = (count: number): Printable => printable`${count} fault${count === 1 ? '' : 's'}`

class Counts {
  faults = 0
  /** Faults that can be rebuilt. */
  derived = 0

  add({ repair }: Fault): void {
    this.faults++
    if (repair !== undefined) this.derived++
  }

  clear(): void {
    this.faults = 0
    this.derived = 0
  }
}

/** One check of a database, while it runs. */
class Check {
  readonly title: string
  readonly #startedAtMs: number
  #shownAtMs: number
  rows = 0

  constructor(title: string, nowMs: number) {
    this.title = title
    this.#startedAtMs = nowMs
    this.#shownAtMs = nowMs
  }

  rate(nowMs: number): number {
    return Math.round((1_000 * this.rows) / Math.max(1, nowMs - this.#startedAtMs))
  }

  remaining(done: number, total: number, nowMs: number): Printable {
    if (done <= 0 || done >= total) return NO_TEXT
    const seconds = Math.ceil(((nowMs - this.#startedAtMs) * (total - done)) / done / 1_000)
    return seconds < 120 ? printable`, ${seconds} s left` : printable`, ${Math.round(seconds / 60)} min left`
  }

  isLineDue(nowMs: number): boolean {
    if (nowMs - this.#shownAtMs < LINE_EVERY_MS) return false
    this.#shownAtMs = nowMs
    return true
  }
}

function describe({ table, key, block, problem, repair }: Fault, { isRepair }: Pick<Options, 'isRepair'>): Printable {
  const height = block === undefined ? '' : `block ${block}, `
  const outcome = repair === undefined ? '' : isRepair ? ' (repaired)' : ' (can be repaired)'
  return plainText(`${height}table ${table}, key ${key}: ${problem}${outcome}`)
}

import type { ClientPath } from '../../../concurrency/fairQueue.ts'
import { createFairSlices } from '../../../concurrency/fairSlices.ts'
import type { AbortSignalLike } from '../../../evm/evm.ts'
import { TooMuchCallMemory } from '../../api/errors.ts'

/** A running simulation: its cancellation, its time slices and the memory of its frames. */
export interface SimulationRun extends Required<AbortSignalLike> {
  /** Whether no run of another client ran at the same time. */
  readonly isAlone: boolean
  /** Called when it has ended. */
  leave(): void
}

/**
 * Returns the running simulations of a process. They continue in time slices, fairly by client, and their frames share
 * `limitBytes` of memory.
 */
export function createRuns(limitBytes: number) {
  const nextSlice = createFairSlices()
  const running = new Set<SlicedRun>()

  const heldBy = (runs: Iterable<SlicedRun>) => [...runs].reduce((sum, { heldBytes }) => sum + heldBytes, 0)

  /** Returns the largest run of the client whose runs hold the most memory. */
  function findLargest(): SlicedRun | undefined {
    const groups = new Map<string, SlicedRun[]>()
    for (const run of running) groups.set(run.group, [...(groups.get(run.group) ?? []), run])
    const [largest = []] = [...groups.values()].toSorted((a, b) => heldBy(b) - heldBy(a))
    return largest.toSorted((a, b) => b.heldBytes - a.heldBytes)[0]
  }

  /** Aborts runs, which then release their memory, until the others are within the limit. */
  function freeMemory(): void {
    while (heldBy(running) > limitBytes) {
      const largest = findLargest()
      if (largest === undefined) return
      largest.abort(new TooMuchCallMemory(limitBytes))
      running.delete(largest)
    }
  }

  return {
    /** Adds a run of a client. */
    begin(clientPath: ClientPath, signal: AbortSignal): SimulationRun {
      const run = new SlicedRun(clientPath, signal, { nextSlice, freeMemory, leave: (left) => running.delete(left) })
      for (const other of running) {
        if (other.group === run.group) continue
        other.isAlone = false
        run.isAlone = false
      }
      running.add(run)
      return run
    },
  }
}

/** The parts of the process that a run uses. */
interface RunContext {
  nextSlice(clientPath: ClientPath): Promise<void>
  freeMemory(): void
  leave(run: SlicedRun): void
}

/** A class, because each object literal would define its accessors again. */
class SlicedRun implements SimulationRun {
  readonly group: string
  isAlone = true
  heldBytes = 0
  readonly #clientPath: ClientPath
  readonly #signal: AbortSignal
  readonly #context: RunContext
  #abortReason: Error | undefined

  constructor(clientPath: ClientPath, signal: AbortSignal, context: RunContext) {
    this.group = clientPath[0] ?? ''
    this.#clientPath = clientPath
    this.#signal = signal
    this.#context = context
  }

  get aborted(): boolean {
    return this.#abortReason !== undefined || this.#signal.aborted
  }

  get reason(): unknown {
    return this.#abortReason ?? this.#signal.reason
  }

  nextSlice(): Promise<void> {
    return this.#context.nextSlice(this.#clientPath)
  }

  hold(bytes: number): void {
    this.heldBytes += bytes
    if (bytes > 0) this.#context.freeMemory()
    if (bytes > 0 && this.#abortReason !== undefined) throw this.#abortReason
  }

  abort(reason: Error): void {
    this.#abortReason = reason
  }

  leave(): void {
    this.#context.leave(this)
  }
}

import type { Party } from '../../../concurrency/fairQueue.ts'
import { createSlices } from '../../../concurrency/fairSlices.ts'
import type { AbortSignalLike } from '../../../evm/evm.ts'
import { TooMuchCallMemory } from '../../api/errors.ts'

/** A simulation that runs: how it is steered, and what the memory of its frames takes. */
export interface Run extends Required<AbortSignalLike> {
  /** While it ran, no run of another group did. */
  readonly isAlone: boolean
  /** It has ended. */
  leave(): void
}

/** The simulations that run in a process: they go on party by party, and share its memory. */
export interface Runs {
  begin(party: Party, signal: AbortSignal): Run
}

/** Runs whose frames have `limitBytes` of memory together. */
export function createRuns(limitBytes: number): Runs {
  const nextSlice = createSlices()
  const running = new Set<RunInSlices>()

  const heldBy = (runs: Iterable<RunInSlices>) => [...runs].reduce((sum, { heldBytes }) => sum + heldBytes, 0)

  /** The run that holds most of the group that holds most. */
  function findGreediest(): RunInSlices | undefined {
    const groups = new Map<string, RunInSlices[]>()
    for (const run of running) groups.set(run.group, [...(groups.get(run.group) ?? []), run])
    const [most = []] = [...groups.values()].toSorted((a, b) => heldBy(b) - heldBy(a))
    return most.toSorted((a, b) => b.heldBytes - a.heldBytes)[0]
  }

  /** Ends runs, which give back what they hold when they hear of it, until the others have room. */
  function makeRoom(): void {
    while (heldBy(running) > limitBytes) {
      const greediest = findGreediest()
      if (greediest === undefined) return
      greediest.end(new TooMuchCallMemory(limitBytes))
      running.delete(greediest)
    }
  }

  return {
    begin(party, signal) {
      const run = new RunInSlices(party, signal, { nextSlice, makeRoom, leave: (left) => running.delete(left) })
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

interface Surroundings {
  nextSlice(party: Party): Promise<void>
  makeRoom(): void
  leave(run: RunInSlices): void
}

/** A class, because an accessor of an object literal is defined anew for each object. */
class RunInSlices implements Run {
  readonly group: string
  isAlone = true
  heldBytes = 0
  readonly #party: Party
  readonly #signal: AbortSignal
  readonly #around: Surroundings
  #endedFor: Error | undefined

  constructor(party: Party, signal: AbortSignal, around: Surroundings) {
    this.group = party[0] ?? ''
    this.#party = party
    this.#signal = signal
    this.#around = around
  }

  get aborted(): boolean {
    return this.#endedFor !== undefined || this.#signal.aborted
  }

  get reason(): unknown {
    return this.#endedFor ?? this.#signal.reason
  }

  nextSlice(): Promise<void> {
    return this.#around.nextSlice(this.#party)
  }

  hold(bytes: number): void {
    this.heldBytes += bytes
    if (bytes > 0) this.#around.makeRoom()
    if (bytes > 0 && this.#endedFor !== undefined) throw this.#endedFor
  }

  end(reason: Error): void {
    this.#endedFor = reason
  }

  leave(): void {
    this.#around.leave(this)
  }
}

import { CompileError } from '../../crypto/webAssembly.ts'
import { Machine, type MachineSettings } from './interpreter.ts'
import type { CellWorld } from './slotState.ts'

/** More runs than this at once are rare; each machine has some megabytes that have been used. */
const MOST_MACHINES = 8

/** The machines of a process. The one that was given back last has the codes that are needed next. */
export class Machines {
  private readonly idle: Machine[] = []
  private readonly settings: MachineSettings
  private count = 0
  private isRefused = false

  constructor(settings: MachineSettings = {}) {
    this.settings = settings
  }

  /** Undefined: all are in use, or this process cannot have any. */
  take(isHurried: boolean): Machine | undefined {
    const machine = this.idle.pop() ?? this.create()
    machine?.begin(isHurried)
    return machine
  }

  giveBack(machine: Machine): void {
    if (machine.isLarge()) this.count--
    else this.idle.push(machine)
  }

  private create(): Machine | undefined {
    if (this.count >= MOST_MACHINES || this.isRefused) return undefined
    try {
      const machine = new Machine(this.settings)
      this.count++
      return machine
    } catch (error) {
      // No room for so much memory, or a processor without the instructions for vectors.
      if (!(error instanceof RangeError || error instanceof CompileError)) throw error
      this.isRefused = true
      return undefined
    }
  }
}

/** A run's machine, from its first frame to its end. */
export class MachineLease {
  private readonly machines: Machines
  private readonly isHurried: boolean
  private readonly world: CellWorld | undefined
  private taken: Machine | undefined
  private isAsked = false

  /** With a `world`, whose cells the machine has for as long. */
  constructor(machines: Machines, isHurried: boolean, world?: CellWorld) {
    this.machines = machines
    this.isHurried = isHurried
    this.world = world
  }

  machine(): Machine | undefined {
    if (this.isAsked) return this.taken
    this.isAsked = true
    this.taken = this.machines.take(this.isHurried)
    if (this.taken !== undefined) this.world?.attach(this.taken.cells)
    return this.taken
  }

  end(): void {
    this.world?.detach()
    if (this.taken !== undefined) this.machines.giveBack(this.taken)
    this.taken = undefined
  }
}

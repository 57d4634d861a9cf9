import type { Measured } from '../measured.ts'
import type { Contender } from './contenders.ts'

/** Duration of each row, and the load of the rows without a number of their own. */
export interface TurnOptions {
  readonly seconds: number
  readonly connections: number
}

/** Rows that are measured in one turn, of at most 20 s, on each node. */
export interface Part {
  /** Accepted by `--only`. */
  readonly name: string
  /** Brings the node to the state that is measured. Called once, before the first turn. */
  prepare?(contender: Contender, options: TurnOptions): Promise<void>
  /** Measures one turn. Returns no rows for a node that cannot be measured. */
  measure(contender: Contender, options: TurnOptions): Promise<Measured[]>
  /** Called once after the last turn. */
  end?(): Promise<void>
}

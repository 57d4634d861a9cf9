import type { AbortSignalLike, Pacer } from '../../../evm/evm.ts'
import type { BlocksRequest } from '../../api/simulation.ts'
import type { SimulationContext } from '../callContext.ts'
import type { Allowance } from './allowance.ts'
import type { Branch } from './branch.ts'
import type { GrowingState } from './growingState.ts'

/** What all blocks of a simulation share. */
export interface BlockSetting {
  readonly context: SimulationContext
  readonly request: BlocksRequest
  readonly branch: Branch
  readonly state: GrowingState
  readonly allowance: Allowance
  readonly pacer: Pacer
  readonly signal?: AbortSignalLike
}

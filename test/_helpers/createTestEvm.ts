import { ROOTSTOCK_PRECOMPILES } from '../../src/chain/execution/precompiles.ts'
import { createEvm, type Evm } from '../../src/evm/evm.ts'

type Options = Omit<Parameters<typeof createEvm>[0], 'precompiles'>
type Machines = Parameters<typeof createEvm>[1]

/** Returns an EVM with Rootstock's precompiled contracts. */
export function createTestEvm(options: Options = {}, machines?: Machines): Evm {
  return createEvm({ ...options, precompiles: ROOTSTOCK_PRECOMPILES }, machines)
}

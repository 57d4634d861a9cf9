import { bridge } from '../../bridge/bridge.ts'
import { EVM_PRECOMPILES, Precompiles } from '../../evm/evm.ts'
import { remasc } from './remasc/remascContract.ts'

/** Rootstock's precompiled contracts: those of the EVM, the Bridge and REMASC. */
export const ROOTSTOCK_PRECOMPILES = new Precompiles([...EVM_PRECOMPILES, bridge, remasc])

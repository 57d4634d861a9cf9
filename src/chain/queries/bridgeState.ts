import { readBridgeState } from '../../evm/evm.ts'
import { BRIDGE_ADDRESS } from '../../network/genesis/balances.ts'
import { stateRootOf } from '../ancestry/head.ts'
import type { BridgeState } from '../api/engine.ts'
import type { ChainContext } from '../ledger/chainContext.ts'
import { mainWorld } from '../ledger/worlds.ts'

/** What the Bridge knows after the newest block. Throws `UndecodableCell`. */
export function getBridgeState(context: ChainContext): Promise<BridgeState> {
  const world = mainWorld(context, stateRootOf(context.head.current()), context.reorganisations.count())
  return readBridgeState({
    constants: context.network.bridge,
    read: async ({ slot }) => world.getStorage(BRIDGE_ADDRESS, slot),
    pause: async () => {},
  })
}

import { readBridgeState } from '../../bridge/bridgeState.ts'
import { BRIDGE_ADDRESS } from '../../chainspec/genesis/balances.ts'
import type { BridgeState } from '../api/engine.ts'
import { stateRootOf } from '../canonical/head.ts'
import { mainWorld } from '../canonical/stateViews.ts'
import type { ChainContext } from '../context.ts'

/** What the Bridge knows after the newest block. Throws `UndecodableCell`. */
export function getBridgeState(context: ChainContext): Promise<BridgeState> {
  const world = mainWorld(context, stateRootOf(context.head.current()), context.reorganisations.count())
  return readBridgeState({
    constants: context.network.bridge,
    read: async ({ slot }) => world.getStorage(BRIDGE_ADDRESS, slot),
    pause: async () => {},
  })
}

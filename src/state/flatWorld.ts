import type { StateReader } from '../store/store.ts'
import { createKeyedWorld } from './keyedWorld.ts'
import type { WorldReader } from './world.ts'

/** The main chain's world after the block at `height`: one index seek for each value, however long the chain is. */
export function createFlatWorld(state: Pick<StateReader, 'getAt'>, height: number): WorldReader {
  return createKeyedWorld(async (key) => (await state.getAt(key, height)).value)
}

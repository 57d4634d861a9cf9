import type { WorldReader } from './world.ts'

/**
 * A world pinned to one block: read from `flat` while that is certain to hold the block's state, and by its root from
 * then on. What was read while that ended is read again.
 */
export function createPinnedWorld(
  flat: WorldReader,
  isCertain: () => boolean,
  createByRoot: () => WorldReader,
): WorldReader {
  let byRoot: WorldReader | undefined

  async function read<T>(ask: (world: WorldReader) => Promise<T>): Promise<T> {
    if (byRoot === undefined && isCertain()) {
      const found = await ask(flat)
      if (isCertain()) return found
    }
    byRoot ??= createByRoot()
    return ask(byRoot)
  }

  return {
    getAccount: (address) => read((world) => world.getAccount(address)),
    getStorage: (address, slot) => read((world) => world.getStorage(address, slot)),
    getCode: (address) => read((world) => world.getCode(address)),
    isContract: (address) => read((world) => world.isContract(address)),
  }
}

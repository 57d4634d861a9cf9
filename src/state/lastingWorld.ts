import type { WorldReader } from './world.ts'

/**
 * A world that stays what it is: read the quick way while that is certain to lead to it, else by its root. What was read just
 * when that ended is read again.
 */
export function createLastingWorld(
  quick: WorldReader,
  isCertain: () => boolean,
  createByRoot: () => WorldReader,
): WorldReader {
  let byRoot: WorldReader | undefined

  async function read<T>(ask: (world: WorldReader) => Promise<T>): Promise<T> {
    if (byRoot === undefined && isCertain()) {
      const found = await ask(quick)
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

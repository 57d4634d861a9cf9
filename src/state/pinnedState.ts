import type { MaybePromise } from '../concurrency/maybePromise.ts'
import type { StateView } from './stateView.ts'

/**
 * Creates a view of one block's state: it reads `flat` while that is known to have the block's state, and the trie
 * afterwards. A read during the change is repeated.
 */
export function createPinnedStateView(
  flat: StateView,
  isCertain: () => boolean,
  createByRoot: () => StateView,
): StateView {
  let byRoot: StateView | undefined

  function read<T>(ask: (world: StateView) => MaybePromise<T>): MaybePromise<T> {
    if (byRoot !== undefined || !isCertain()) return readByRoot(ask)
    const found = ask(flat)
    return found instanceof Promise ? found.then((late) => (isCertain() ? late : readByRoot(ask))) : found
  }

  function readByRoot<T>(ask: (world: StateView) => MaybePromise<T>): MaybePromise<T> {
    byRoot ??= createByRoot()
    return ask(byRoot)
  }

  return {
    getAccount: (address) => read((world) => world.getAccount(address)),
    getStorage: (address, slot) => read((world) => world.getStorage(address, slot)),
    getCode: (address) => read((world) => world.getCode(address)),
    isContract: (address) => read((world) => world.isContract(address)),
    version: () => (byRoot === undefined && isCertain() ? flat.version?.() : undefined),
  }
}

import type { ChainBase } from './chainBase.ts'

/** A base that can be replaced by another one, when the chain begins again. */
export interface MovableBase extends ChainBase {
  moveTo(next: ChainBase): void
}

/** Creates a base that has everything of `first` until it is moved. */
export function createMovableBase(first: ChainBase): MovableBase {
  let current = first
  return {
    get block() {
      return current.block
    },
    get totalDifficulty() {
      return current.totalDifficulty
    },
    getBlock: (hash) => current.getBlock(hash),
    getBlockAt: (height) => current.getBlockAt(height),
    getHashAt: (height) => current.getHashAt(height),
    getTransaction: (hash) => current.getTransaction(hash),
    getSenders: (blockHash) => current.getSenders(blockHash),
    getTransactions: (blockHash) => current.getTransactions(blockHash),
    getValue: (key, height) => current.getValue(key, height),
    callBridge: (input, height) => current.callBridge(input, height),
    prefetch: (call) => current.prefetch(call),
    findLogs: (query) => current.findLogs(query),
    moveTo(next) {
      current = next
    },
  }
}

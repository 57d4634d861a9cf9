import type { Bytes } from '../base/bytes.ts'
import { mapKey } from '../base/mapKey.ts'
import { accountKey, codeKey, contractMarkerKey, storageKey } from './keys.ts'
import type { WritableState } from './stateView.ts'

type TouchKind = 'read' | 'write'

/** Called with a unique name of a trie key. `toKey` computes the key itself, which is expensive. */
export type OnTouch = (kind: TouchKind, name: string, toKey: () => Bytes) => void

/**
 * Wraps a state and calls `onTouch` before each read and write of a trie key. An access throws what `onTouch` throws.
 * Touches are counted as the reference node does (rskj's `MutableRepository`): also if they are undone or change
 * nothing, code together with its account, and only the account's own key for a deletion.
 */
export function watchState(world: WritableState, onTouch: OnTouch): WritableState {
  const touchAccount = (kind: TouchKind, address: Bytes) =>
    onTouch(kind, `account ${mapKey(address)}`, () => accountKey(address))
  const touchCode = (kind: TouchKind, address: Bytes) =>
    onTouch(kind, `code ${mapKey(address)}`, () => codeKey(address))
  const touchMarker = (kind: TouchKind, address: Bytes) =>
    onTouch(kind, `marker ${mapKey(address)}`, () => contractMarkerKey(address))
  const touchCell = (kind: TouchKind, address: Bytes, slot: Bytes) =>
    onTouch(kind, `cell ${mapKey(address)}${mapKey(slot)}`, () => storageKey(address, slot))

  return {
    ...world,
    getAccount(address) {
      touchAccount('read', address)
      return world.getAccount(address)
    },
    getStorage(address, slot) {
      touchCell('read', address, slot)
      return world.getStorage(address, slot)
    },
    getCode(address) {
      touchAccount('read', address)
      touchCode('read', address)
      return world.getCode(address)
    },
    isContract(address) {
      touchMarker('read', address)
      return world.isContract(address)
    },
    putAccount(address, account) {
      touchAccount('write', address)
      return world.putAccount(address, account)
    },
    putStorage(address, slot, value) {
      touchCell('write', address, slot)
      return world.putStorage(address, slot, value)
    },
    putCode(address, code) {
      touchCode('write', address)
      return world.putCode(address, code)
    },
    markContract(address) {
      touchMarker('write', address)
      return world.markContract(address)
    },
    deleteAccount(address) {
      touchAccount('write', address)
      return world.deleteAccount(address)
    },
  }
}

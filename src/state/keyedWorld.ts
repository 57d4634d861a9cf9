import { type Bytes, EMPTY_BYTES } from '../base/bytes.ts'
import { decodeAccount } from './account.ts'
import { accountKey, codeKey, contractMarkerKey, storageKey } from './keys.ts'
import type { WorldReader } from './world.ts'

/** A world out of whatever knows the values of unitrie keys. */
export function createKeyedWorld(getValue: (key: Bytes) => Promise<Bytes | undefined>): WorldReader {
  return {
    async getAccount(address) {
      const value = await getValue(accountKey(address))
      return value === undefined ? undefined : decodeAccount(value)
    },
    getStorage: (address, slot) => getValue(storageKey(address, slot)),
    getCode: async (address) => (await getValue(codeKey(address))) ?? EMPTY_BYTES,
    isContract: async (address) => (await getValue(contractMarkerKey(address))) !== undefined,
  }
}

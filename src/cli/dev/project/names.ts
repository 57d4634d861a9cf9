import { setImmediate } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { Bytes } from '../../../base/bytes.ts'
import { atMost } from '../../../base/cacheBounds.ts'
import { toHex } from '../../../base/hex.ts'
import type { RevertName } from '../../../chain/api/revertName.ts'
import { printNamed } from '../log/report.ts'
import { describeKnownRevert, describeRevert, namePanic } from '../log/revertText.ts'
import type { ProjectContract } from './contract.ts'
import { createContractIndex } from './contractIndex.ts'

/** Addresses whose names are kept, to print them beside addresses among arguments. */
const KEPT_ADDRESSES = 10_000
const CONTRACTS_PER_STEP = 50
/** Characters of a custom error in a message. */
const MAX_ERROR_CHARACTERS = 500

/** The names of contracts, by code and by address. */
export type Names = ReturnType<typeof createNames>

/** Creates names, without contracts at first. */
export function createNames() {
  const byAddress = new LRUCache<string, string>(atMost(KEPT_ADDRESSES))
  const nameOf = (address: string) => byAddress.get(address)
  let index = createContractIndex(nameOf)
  /** Returns a custom error by name; undefined for other reverts. */
  function describeCustomError(payload: Bytes, contract?: ProjectContract): string | undefined {
    if (describeKnownRevert(payload) !== undefined) return undefined
    const named = index.describeError(payload, contract)
    return named && printNamed(named)
  }

  return {
    index: () => index,
    nameOf,
    /** Replaces the contracts. Other work of the process continues in between. */
    async replace(contracts: readonly ProjectContract[]): Promise<void> {
      const next = createContractIndex(nameOf)
      for (const [count, contract] of contracts.entries()) {
        if (count % CONTRACTS_PER_STEP === 0) await setImmediate()
        next.add(contract)
      }
      index = next
    },
    /** Returns the contract with this code, and keeps its name for the address. */
    identify(address: Bytes, code: Bytes): ProjectContract | undefined {
      const contract = code.length === 0 ? undefined : index.findByCode(code)
      if (contract === undefined) byAddress.delete(toHex(address))
      else byAddress.set(toHex(address), contract.name)
      return contract
    },
    /** Describes a revert by its payload, as `describeRevert`, also by the custom errors of all contracts. */
    describeRevert: (payload: Bytes, contract?: ProjectContract): string =>
      describeCustomError(payload, contract) ?? describeRevert(payload),
    describeCustomError,
    /** Returns the name of a panic, or of a custom error of one of the contracts, for messages. */
    nameRevert(payload: Bytes): RevertName | undefined {
      const custom = describeCustomError(payload)
      return custom === undefined ? namePanic(payload) : { name: `custom error ${truncate(custom)}` }
    },
  }
}

const truncate = (text: string) =>
  text.length > MAX_ERROR_CHARACTERS ? `${text.slice(0, MAX_ERROR_CHARACTERS)}…` : text

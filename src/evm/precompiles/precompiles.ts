import { ADDRESS_BYTES, type Bytes } from '../../base/bytes.ts'
import { bytesToBigint } from '../../base/integer.ts'
import type { Rules } from '../../chainspec/rules.ts'
import type { BlockEnvironment } from '../execution.ts'
import type { Precompile } from './precompile.ts'

/** Number of leading zero bytes that the addresses of all precompiled contracts have. */
const ZERO_BYTES = 16

type Block = Pick<BlockEnvironment, 'rules' | 'movedPrecompiles'>

/** The precompiled contracts of a chain, by address (protocol/evm#precompiled-contracts). */
export class Precompiles {
  readonly #byAddress: ReadonlyMap<bigint, Precompile>

  constructor(precompiles: readonly Precompile[]) {
    this.#byAddress = new Map(precompiles.map((precompile) => [precompile.address, precompile]))
  }

  /** Returns the contract that a 32-byte word names; undefined if there is none under these rules. */
  get(word: bigint, rules: Rules): Precompile | undefined {
    const precompile = this.#byAddress.get(word)
    const isActive = precompile?.since === undefined || rules.has(precompile.since)
    return isActive ? precompile : undefined
  }

  /** Returns the contract that runs at the address in a 32-byte word; a simulation may have moved it there, or away. */
  at({ rules, movedPrecompiles }: Block, word: bigint): Precompile | undefined {
    const source = movedPrecompiles?.has(word) === true ? movedPrecompiles.get(word) : word
    return source === undefined ? undefined : this.get(source, rules)
  }

  /** The same for 20 bytes. Fast path: an address without 16 leading zero bytes has no precompiled contract. */
  atAddress(block: Block, address: Bytes): Precompile | undefined {
    const isFar = address.length === ADDRESS_BYTES && !startsWithZeros(address)
    return isFar && block.movedPrecompiles === undefined ? undefined : this.at(block, bytesToBigint(address))
  }
}

function startsWithZeros(address: Bytes): boolean {
  for (let i = 0; i < ZERO_BYTES; i++) if (address[i] !== 0) return false
  return true
}

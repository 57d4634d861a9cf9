import type * as Schema from '../../generated/schemas.ts'
import { type Bytes, WORD_BYTES } from '../base/bytes.ts'
import { presentOnly } from '../base/presentOnly.ts'
import { InvalidOverride, RefusedAsEthereum } from '../chain/api/errors.ts'
import {
  type AccountOverride,
  type BlockOverrides,
  type Overrides,
  PACKED_CELL_BYTES,
  type PackedCells,
} from '../chain/api/simulation.ts'
import type { Network } from '../chainspec/network.ts'
import { parseAddress, parseData, parseHash } from './bytes.ts'
import { isAbsent, parseNumber, parseSmallNumber } from './quantity.ts'

/**
 * Parses state and block overrides of a call (protocol/rpc#state-overrides); undefined if there are none. Throws `RefusedAsEthereum`.
 */
export function parseOverrides(
  state: Schema.StateOverrides | undefined,
  block: Schema.BlockOverrides | undefined,
  network: Pick<Network, 'compat'>,
): Overrides | undefined {
  if ((state ?? block) === undefined) return undefined
  const parsed = { accounts: parseStateOverrides(state), block: parseCallBlockOverrides(block, network) }
  return parsed.accounts.length === 0 && Object.keys(parsed.block).length === 0 ? undefined : parsed
}

export type StateOverrides = Schema.StateOverrides | undefined

/** Min accounts and storage slots whose validation and conversion take about a millisecond each. */
const MANY_OVERRIDES = 500

/** Returns whether validation and conversion of overrides take a millisecond or more. */
export function hasManyOverrides(overrides: StateOverrides): boolean {
  if (overrides === undefined) return false
  let count = 0
  for (const address of Object.keys(overrides)) {
    const { state, stateDiff } = overrides[address] ?? {}
    count += 1 + Object.keys(state ?? {}).length + Object.keys(stateDiff ?? {}).length
    if (count > MANY_OVERRIDES) return true
  }
  return false
}

/** Parses the overridden accounts; none for an absent map. */
export function parseStateOverrides(overrides: Schema.StateOverrides | undefined): AccountOverride[] {
  return Object.entries(overrides ?? {}).flatMap(([address, override]) =>
    override === undefined ? [] : [parseAccountOverride(parseAddress(address), override)],
  )
}

function parseAccountOverride(address: Bytes, override: Schema.AccountOverride): AccountOverride {
  const { balance, nonce, code, state, stateDiff } = override
  const target = override.movePrecompileToAddress ?? override.MovePrecompileToAddress
  return {
    address,
    ...presentOnly({
      balance: isAbsent(balance) ? undefined : parseNumber(balance),
      nonce: isAbsent(nonce) ? undefined : parseNumber(nonce),
      code: code === undefined ? undefined : parseData(code),
      state: parseCells(state),
      stateDiff: parseCells(stateDiff),
      movePrecompileTo: target === undefined ? undefined : parseAddress(target),
    }),
  }
}

/** Writes all slots into one array, which is faster than two arrays for each slot. */
function parseCells(cells: Schema.OverrideCells | undefined): PackedCells | undefined {
  if (cells === undefined) return undefined
  const slots = Object.keys(cells)
  const packed = Buffer.alloc(PACKED_CELL_BYTES * slots.length)
  let end = 0
  for (const slot of slots) {
    writeWord(slot, packed, end + WORD_BYTES)
    end += PACKED_CELL_BYTES
    writeWord(cells[slot] ?? '', packed, end)
  }
  return new Uint8Array(packed.buffer, packed.byteOffset, packed.length)
}

/** Writes valid hexadecimal text of at most 32 bytes so that its last digit is in front of `end`. */
function writeWord(text: string, target: Buffer, end: number): void {
  const digits = /^0x/i.test(text) ? text.slice(2) : text
  const even = digits.length % 2 === 0 ? digits : `0${digits}`
  target.write(even, end - even.length / 2, 'hex')
}

/** Members of a block override that only blocks of `eth_simulateV1` may have, where they have no effect. */
const OF_SIMULATED_BLOCKS = ['beaconRoot', 'withdrawals'] as const

/** Parses the block overrides of a call. Throws `InvalidOverride`, or `RefusedAsEthereum`, for those that no block here has. */
export function parseCallBlockOverrides(
  overrides: Schema.BlockOverrides | undefined,
  { compat }: Pick<Network, 'compat'>,
): BlockOverrides {
  const refused = OF_SIMULATED_BLOCKS.find((name) => overrides?.[name] !== undefined)
  if (refused !== undefined) {
    const Refusal = compat === 'ethereum' ? RefusedAsEthereum : InvalidOverride
    throw new Refusal(`BlockOverrides.${refused} is not supported for this RPC`)
  }
  return parseBlockOverrides(overrides)
}

/**
 * Parses block overrides. If a member has several names, the first in the order of the document counts; `blobBaseFee`
 * has no effect.
 */
export function parseBlockOverrides(overrides: Schema.BlockOverrides | undefined): BlockOverrides {
  if (overrides === undefined) return {}
  const { gasLimit, blockHash } = overrides
  const number = firstPresent(overrides.number, overrides.blockNumber)
  const time = firstPresent(overrides.time, overrides.timestamp)
  const miner = firstPresent(overrides.feeRecipient, overrides.coinbase, overrides.miner)
  const random = firstPresent(overrides.prevRandao, overrides.random, overrides.difficulty)
  const baseFee = firstPresent(overrides.baseFeePerGas, overrides.baseFee)
  return presentOnly({
    number: isAbsent(number) ? undefined : parseSmallNumber(number),
    timestamp: isAbsent(time) ? undefined : parseSmallNumber(time),
    gasLimit: isAbsent(gasLimit) ? undefined : parseNumber(gasLimit),
    coinbase: miner === undefined ? undefined : parseAddress(miner),
    difficulty: random === undefined ? undefined : parseNumber(random),
    minimumGasPrice: baseFee === undefined ? undefined : parseNumber(baseFee),
    hashes: blockHash === undefined ? undefined : parseHashes(blockHash),
  })
}

function parseHashes(hashes: Schema.OverrideHashes): NonNullable<BlockOverrides['hashes']> {
  return Object.entries(hashes).flatMap(([number, hash]) =>
    hash === undefined ? [] : [[parseSmallNumber(number), parseHash(hash)] as const],
  )
}

/** Returns the first present value. */
function firstPresent<T extends string | number>(...values: readonly (T | undefined)[]): T | undefined {
  return values.find((value) => !isAbsent(value))
}

import type * as Schema from '../../generated/schemas.ts'
import type { Bytes } from '../base/bytes.ts'
import { presentOnly } from '../base/presentOnly.ts'
import {
  type AccountOverride,
  type BlockOverrides,
  type Overrides,
  PACKED_CELL_BYTES,
  type PackedCells,
} from '../chain/api/simulation.ts'
import { isAbsent } from './absent.ts'
import { parseAddress, parseData } from './bytes.ts'
import { parseNumber, parseSmallNumber } from './quantity.ts'

const WORD_BYTES = 32

/** State and block overrides; undefined when there are none (protocol/rpc#state-overrides). */
export function parseOverrides(
  state: Schema.StateOverridesOrNull | undefined,
  block: Schema.BlockOverridesOrNull | undefined,
): Overrides | undefined {
  if ((state ?? block ?? undefined) === undefined) return undefined // nearly always
  const parsed = { accounts: parseStateOverrides(state), block: parseBlockOverrides(block) }
  return parsed.accounts.length === 0 && Object.keys(parsed.block).length === 0 ? undefined : parsed
}

/** Members that are null count as absent, as do the accounts of an absent map. */
export function parseStateOverrides(overrides: Schema.StateOverridesOrNull | undefined): AccountOverride[] {
  return Object.entries(overrides ?? {}).flatMap(([address, override]) =>
    override === undefined ? [] : [parseAccountOverride(parseAddress(address), override)],
  )
}

function parseAccountOverride(address: Bytes, override: Schema.AccountOverride): AccountOverride {
  const { balance, nonce, code, state, stateDiff, movePrecompileToAddress: target } = override
  return {
    address,
    ...presentOnly({
      balance: isAbsent(balance) ? undefined : parseNumber(balance),
      nonce: isAbsent(nonce) ? undefined : parseNumber(nonce),
      code: code === undefined || code === null ? undefined : parseData(code),
      state: parseCells(state),
      stateDiff: parseCells(stateDiff),
      movePrecompileTo: isAbsent(target) ? undefined : parseAddress(target),
    }),
  }
}

/** Writes all slots into one array: two arrays for each of 10,000 slots would take five times as long. */
function parseCells(cells: Schema.OverrideCellsOrNull | undefined): PackedCells | undefined {
  if (cells === undefined || cells === null) return undefined
  const slots = Object.keys(cells)
  const packed = new Uint8Array(PACKED_CELL_BYTES * slots.length)
  let end = 0
  for (const slot of slots) {
    writeWord(slot, packed, end + WORD_BYTES)
    end += PACKED_CELL_BYTES
    writeWord(cells[slot] ?? '', packed, end)
  }
  return packed
}

const [DIGIT_ZERO, DIGIT_NINE, LETTER_BEFORE_A, LOWER_CASE] = [0x30, 0x39, 0x57, 0x20]

/** Writes valid hexadecimal text of at most 32 bytes so that its last digit is in front of `end`. */
function writeWord(text: string, target: Bytes, end: number): void {
  const begin = text.startsWith('0x') ? 2 : 0
  let at = end - 1
  for (let i = text.length - 1; i >= begin; i -= 2) {
    target[at--] = (i > begin ? digitAt(text, i - 1) << 4 : 0) | digitAt(text, i)
  }
}

function digitAt(text: string, at: number): number {
  const code = text.charCodeAt(at)
  return code <= DIGIT_NINE ? code - DIGIT_ZERO : (code | LOWER_CASE) - LETTER_BEFORE_A
}

/** `feeRecipient` wins over `coinbase`, `prevRandao` over `difficulty`. */
export function parseBlockOverrides(overrides: Schema.BlockOverridesOrNull | undefined): BlockOverrides {
  if (overrides === undefined || overrides === null) return {}
  const { number, time, gasLimit, feeRecipient, coinbase, prevRandao, difficulty, baseFeePerGas } = overrides
  const miner = isAbsent(feeRecipient) ? coinbase : feeRecipient
  const random = isAbsent(prevRandao) ? difficulty : prevRandao
  return presentOnly({
    number: isAbsent(number) ? undefined : parseSmallNumber(number),
    timestamp: isAbsent(time) ? undefined : parseSmallNumber(time),
    gasLimit: isAbsent(gasLimit) ? undefined : parseNumber(gasLimit),
    coinbase: isAbsent(miner) ? undefined : parseAddress(miner),
    difficulty: isAbsent(random) ? undefined : parseNumber(random),
    minimumGasPrice: isAbsent(baseFeePerGas) ? undefined : parseNumber(baseFeePerGas),
  })
}

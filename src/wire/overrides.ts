import type * as Schema from '../../generated/schemas.ts'
import { type Bytes, padLeft } from '../base/bytes.ts'
import { presentOnly } from '../base/presentOnly.ts'
import type { AccountOverride, BlockOverrides, CellOverride, Overrides } from '../chain/api/simulation.ts'
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

function parseCells(cells: Schema.OverrideCellsOrNull | undefined): CellOverride[] | undefined {
  if (cells === undefined || cells === null) return undefined
  return Object.entries(cells).flatMap(([slot, value]) =>
    value === undefined ? [] : [{ slot: parseWord(slot), value: parseWord(value) }],
  )
}

const parseWord = (text: string): Bytes => padLeft(parseData(text), WORD_BYTES)

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

import type { Bytes } from '../../base/bytes.ts'
import { CONSTANTS } from '../../chainspec/constants.ts'
import type { Rules } from '../../chainspec/rules.ts'
import type { TransactionFields } from '../../primitives/transaction.ts'

const CALL_GAS = 21000n
const CREATE_GAS = 53000n
const ZERO_BYTE_GAS = 4n
const INIT_CODE_WORD_GAS = 2n

/** Returns the gas of a transaction before code runs (protocol/transactions#intrinsic-gas; RSKIP-400 and RSKIP-438). */
export function intrinsicGas(request: { readonly to?: Bytes; readonly data: Bytes }, rules: Rules): bigint {
  const { data } = request
  let zeros = 0
  for (let i = 0; i < data.length; i++) if (data[i] === 0) zeros++ // by index: data may have megabytes
  const nonZeroByteGas = rules.has('rskip400') ? 16n : 68n
  const dataGas = BigInt(zeros) * ZERO_BYTE_GAS + BigInt(data.length - zeros) * nonZeroByteGas
  if (request.to !== undefined) return CALL_GAS + dataGas
  const words = BigInt(Math.ceil(data.length / 32))
  return CREATE_GAS + dataGas + (rules.has('rskip438') ? words * INIT_CODE_WORD_GAS : 0n)
}

/** Returns true if the transaction creates a contract with more init code than allowed (RSKIP-438). */
export function isInitCodeTooLong({ to, data }: Pick<TransactionFields, 'to' | 'data'>, rules: Rules): boolean {
  if (to !== undefined || !rules.has('rskip438') || !rules.has('codeLimits')) return false
  return data.length > CONSTANTS.maximumInitCodeBytes
}

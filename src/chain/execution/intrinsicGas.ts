import type { Bytes } from '../../base/bytes.ts'
import type { Rules } from '../../chainspec/rules.ts'

const CALL_GAS = 21000n
const CREATE_GAS = 53000n
const ZERO_BYTE_GAS = 4n
const INIT_CODE_WORD_GAS = 2n

/**
 * Gas that a transaction costs before any code runs (protocol/transactions#intrinsic-gas; RSKIP-400 for data, RSKIP-438
 * for init code).
 */
export function intrinsicGas(request: { readonly to?: Bytes; readonly data: Bytes }, rules: Rules): bigint {
  const { data } = request
  let zeros = 0
  for (let i = 0; i < data.length; i++) if (data[i] === 0) zeros++ // by position: data may have megabytes
  const nonZeroByteGas = rules.has('rskip400') ? 16n : 68n
  const dataGas = BigInt(zeros) * ZERO_BYTE_GAS + BigInt(data.length - zeros) * nonZeroByteGas
  if (request.to !== undefined) return CALL_GAS + dataGas
  const words = BigInt(Math.ceil(data.length / 32))
  return CREATE_GAS + dataGas + (rules.has('rskip438') ? words * INIT_CODE_WORD_GAS : 0n)
}

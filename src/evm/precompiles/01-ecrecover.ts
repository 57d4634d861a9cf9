import { EMPTY_BYTES, paddedSlice } from '../../base/bytes.ts'
import { CURVE_ORDER, recoverAddress } from '../../crypto/secp256k1.ts'
import { leftPadded, simplePrecompile, wordAt } from './precompile.ts'

const V_INDEX = 63

/** The address that signed a hash, as a word; no output if the signature fits no key. Only the last byte of v is read. */
export const ecrecover = simplePrecompile({
  address: 0x01n,
  maxInputBytes: 128,
  price: () => 3000n,
  run(input) {
    const recoveryId = (input[V_INDEX] ?? 0) - 27
    const isValid = [wordAt(input, 2), wordAt(input, 3)].every((part) => part > 0n && part < CURVE_ORDER)
    if (!isValid) return EMPTY_BYTES
    const signature = { r: paddedSlice(input, 64, 32), s: paddedSlice(input, 96, 32), recoveryId }
    const address = recoverAddress(paddedSlice(input, 0, 32), signature)
    return address === undefined ? EMPTY_BYTES : leftPadded(address)
  },
})

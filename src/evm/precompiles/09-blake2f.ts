import type { Bytes } from '../../base/bytes.ts'
import { getBlake2 } from '../../crypto/blake2.ts'
import { PrecompileFailure, simplePrecompile } from './precompile.ts'

const INPUT_BYTES = 213
const FLAG_INDEX = 212

/** BLAKE2b's compression function (EIP-152), at one gas per round. */
export const blake2f = simplePrecompile({
  address: 0x09n,
  since: 'rskip153',
  maxInputBytes: INPUT_BYTES,
  price: (input) => (input.length === INPUT_BYTES ? BigInt(roundsOf(input)) : 0n),
  run(input, { yielder }) {
    if (input.length !== INPUT_BYTES) {
      throw new PrecompileFailure('input length for BLAKE2 F precompile should be exactly 213 bytes')
    }
    if ((input[FLAG_INDEX] ?? 0) > 1) throw new PrecompileFailure('incorrect final block indicator flag')
    return yielder.run(getBlake2().compress(input, roundsOf(input)))
  },
})

const roundsOf = ({ buffer, byteOffset }: Bytes) => new DataView(buffer, byteOffset).getUint32(0)

import type { Bytes } from '../../base/bytes.ts'
import type { Pieces } from '../pacer.ts'
import { blake2Round } from './blake2Rounds.ts'
import { PrecompileFailure, simplePrecompile } from './precompile.ts'

const INPUT_BYTES = 213
const FLAG_INDEX = 212
const PIECE_ROUNDS = 512

/** BLAKE2b's initial words, low half first. */
const INITIAL = Int32Array.of(
  ...[0xf3bcc908, 0x6a09e667, 0x84caa73b, 0xbb67ae85, 0xfe94f82b, 0x3c6ef372, 0x5f1d36f1, 0xa54ff53a],
  ...[0xade682d1, 0x510e527f, 0x2b3e6c1f, 0x9b05688c, 0xfb41bd6b, 0x1f83d9ab, 0x137e2179, 0x5be0cd19],
)

/** BLAKE2b's compression function (EIP-152): one gas a round. */
export const blake2f = simplePrecompile({
  address: 0x09n,
  since: 'rskip153',
  maxInputBytes: INPUT_BYTES,
  price: (input) => (input.length === INPUT_BYTES ? BigInt(viewOf(input).getUint32(0)) : 0n),
  run(input, { pacer }) {
    if (input.length !== INPUT_BYTES) {
      throw new PrecompileFailure('input length for BLAKE2 F precompile should be exactly 213 bytes')
    }
    if ((input[FLAG_INDEX] ?? 0) > 1) throw new PrecompileFailure('incorrect final block indicator flag')
    return pacer.run(compress(input))
  },
})

const viewOf = (bytes: Bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

function* compress(input: Bytes): Pieces<Bytes> {
  const view = viewOf(input)
  const halves = (offset: number, count: number) =>
    Int32Array.from({ length: count }, (_, i) => view.getInt32(offset + 4 * i, true))
  const start = halves(4, 16)
  const message = halves(68, 32)
  const counter = halves(196, 4)
  const state = Int32Array.of(...start, ...INITIAL)
  for (const [i, half] of counter.entries()) state[24 + i] = (state[24 + i] ?? 0) ^ half
  if (input[FLAG_INDEX] === 1) for (const i of [28, 29]) state[i] = ~(state[i] ?? 0)
  const rounds = view.getUint32(0)
  for (let round = 0; round < rounds; round++) {
    blake2Round(state, message, round)
    if (round % PIECE_ROUNDS === PIECE_ROUNDS - 1) yield
  }
  const output = new DataView(new ArrayBuffer(64))
  for (const [i, half] of start.entries()) {
    output.setInt32(4 * i, half ^ (state[i] ?? 0) ^ (state[16 + i] ?? 0), true)
  }
  return new Uint8Array(output.buffer)
}

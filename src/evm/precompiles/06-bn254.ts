import { type Bytes, EMPTY_BYTES } from '../../base/bytes.ts'
import { toWord } from '../../base/integer.ts'
import type { Stepwise } from '../../concurrency/yielder.ts'
import { getBn254, PIECE_BYTES } from '../../crypto/bn254.ts'
import { type PrecompileContext, PrecompileFailure, simplePrecompile } from './precompile.ts'

const PAIR_BYTES = 192

/** One error for all calls: creating one with its stack takes longer than adding points. */
const REFUSAL = new PrecompileFailure('Invalid result.')

/** Throws for invalid points. Before RSKIP-197 the output was empty instead. */
function refuse({ rules }: PrecompileContext): Bytes {
  if (rules.has('rskip197')) throw REFUSAL
  return EMPTY_BYTES
}

export const bn254Add = simplePrecompile({
  address: 0x06n,
  since: 'rskip137',
  maxInputBytes: 128,
  price: () => 150n,
  run: (input, context) => getBn254().add(input) ?? refuse(context),
})

export const bn254Mul = simplePrecompile({
  address: 0x07n,
  since: 'rskip137',
  maxInputBytes: 96,
  price: () => 6000n,
  run: (input, context) => getBn254().multiply(input) ?? refuse(context),
})

/** Whether the product of pairings is one; undefined if a point is invalid. */
function* isProductOne(input: Bytes): Stepwise<boolean | undefined> {
  const curve = getBn254()
  let product = curve.begin()
  for (let offset = 0; offset < input.length; offset += PIECE_BYTES) {
    const multiplied = curve.multiplyPairs(product, input.subarray(offset, offset + PIECE_BYTES))
    if (multiplied === undefined) return undefined
    product = multiplied
    yield
  }
  return curve.isOne(product)
}

/** Whether the product of pairings is one (EIP-197). */
export const bn254Pairing = simplePrecompile({
  address: 0x08n,
  since: 'rskip137',
  price: (input) => 45_000n + 34_000n * BigInt(Math.floor(input.length / PAIR_BYTES)),
  run(input, context) {
    if (input.length % PAIR_BYTES !== 0) return refuse(context)
    return context.yielder.run(pairingResult(input, context))
  },
})

function* pairingResult(input: Bytes, context: PrecompileContext): Stepwise<Bytes> {
  const isOne = yield* isProductOne(input)
  return isOne === undefined ? refuse(context) : toWord(isOne ? 1n : 0n)
}

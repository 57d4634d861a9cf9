import { type Bytes, EMPTY_BYTES } from '../../base/bytes.ts'
import { toWord } from '../../base/integer.ts'
import type { Pieces } from '../../concurrency/yielder.ts'
import { curveOfProcess, PIECE_BYTES } from '../../crypto/bn128Curve.ts'
import { type PrecompileContext, PrecompileFailure, simplePrecompile } from './precompile.ts'

const PAIR_BYTES = 192

/** One for all calls: to make an error with its stack takes longer than to add points. */
const REFUSAL = new PrecompileFailure('Invalid result.')

/** Bad points fail the call; before RSKIP-197 the output was empty. */
function refuse({ rules }: PrecompileContext): Bytes {
  if (rules.has('rskip197')) throw REFUSAL
  return EMPTY_BYTES
}

export const bn128Add = simplePrecompile({
  address: 0x06n,
  since: 'rskip137',
  maxInputBytes: 128,
  price: () => 150n,
  run: (input, context) => curveOfProcess().add(input) ?? refuse(context),
})

export const bn128Mul = simplePrecompile({
  address: 0x07n,
  since: 'rskip137',
  maxInputBytes: 96,
  price: () => 6000n,
  run: (input, context) => curveOfProcess().multiply(input) ?? refuse(context),
})

/** Whether the product of pairings is one; undefined when a point is none. */
function* isProductOne(input: Bytes): Pieces<boolean | undefined> {
  const curve = curveOfProcess()
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
export const bn128Pairing = simplePrecompile({
  address: 0x08n,
  since: 'rskip137',
  price: (input) => 45_000n + 34_000n * BigInt(Math.floor(input.length / PAIR_BYTES)),
  run(input, context) {
    if (input.length % PAIR_BYTES !== 0) return refuse(context)
    return context.pacer.run(pairingResult(input, context))
  },
})

function* pairingResult(input: Bytes, context: PrecompileContext): Pieces<Bytes> {
  const isOne = yield* isProductOne(input)
  return isOne === undefined ? refuse(context) : toWord(isOne ? 1n : 0n)
}

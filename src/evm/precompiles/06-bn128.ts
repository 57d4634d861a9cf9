import { NobleBN254 } from '@ethereumjs/evm'
import { type Bytes, EMPTY_BYTES } from '../../base/bytes.ts'
import type { Context } from '../context.ts'
import { PrecompileFailure, simplePrecompile, sliceInput } from './precompile.ts'

const curve = new NobleBN254()

/** Bad points fail the call; before RSKIP-197 they gave an empty output. */
function compute({ rules }: Context, work: () => Bytes): Bytes {
  try {
    return work()
  } catch {
    if (rules.has('rskip197')) throw new PrecompileFailure('Invalid result.')
    return EMPTY_BYTES
  }
}

export const bn128Add = simplePrecompile({
  address: 0x06n,
  since: 'rskip137',
  maxInputBytes: 128,
  price: () => 150n,
  run: (input, context) => compute(context, () => curve.add(sliceInput(input, 0, 128))),
})

export const bn128Mul = simplePrecompile({
  address: 0x07n,
  since: 'rskip137',
  maxInputBytes: 96,
  price: () => 6000n,
  run: (input, context) => compute(context, () => curve.mul(sliceInput(input, 0, 96))),
})

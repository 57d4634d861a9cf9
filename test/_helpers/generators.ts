import { type Bytes, concatBytes } from '../../src/base/bytes.ts'
import { toWord } from '../../src/base/integer.ts'

const words = (...values: bigint[]): Bytes => concatBytes(...values.map(toWord))

// Generators of the curves, as their precompiles take them.

export const BN128 = words(1n, 2n)
export const BN128_TWIST = words(
  0x198e9393920d483a7260bfb731fb5d25f1aa493335a9e71297e485b7aef312c2n,
  0x1800deef121f1e76426a00665e5c4479674322d4f75edadd46debd5cd992f6edn,
  0x090689d0585ff075ec9e99ad690c3395bc4b313370b38ef355acdadcd122975bn,
  0x12c85ea5db8c6deb4aab71808dcb408fe3d1e7690c43d37b4ce6cc0166fa7daan,
)
export const SECP256K1 = words(
  0x79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798n,
  0x483ada7726a3c4655da4fbfc0e1108a8fd17b448a68554199c47d08ffb10d4b8n,
)
export const SECP256K1_OPPOSITE = words(
  0x79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798n,
  0xb7c52588d95c3b9aa25b0403f1eef75702e84bb7597aabe663b82f6f04ef2777n,
)

import { ecrecover } from './01-ecrecover.ts'
import { identity, ripemd160, sha256 } from './02-hashes.ts'
import { modexp } from './05-modexp.ts'
import { bn254Add, bn254Mul, bn254Pairing } from './06-bn254.ts'
import { blake2f } from './09-blake2f.ts'
import { hdWalletUtils } from './01000009-hdWalletUtils.ts'
import { blockHeader } from './01000010-blockHeader.ts'
import { environment } from './01000011-environment.ts'
import { secp256k1Add, secp256k1Mul } from './01000016-secp256k1.ts'
import type { Precompile } from './precompile.ts'

/** Precompiled contracts that need nothing from outside `src/evm`. */
export const EVM_PRECOMPILES: readonly Precompile[] = [
  ecrecover,
  sha256,
  ripemd160,
  identity,
  modexp,
  bn254Add,
  bn254Mul,
  bn254Pairing,
  blake2f,
  hdWalletUtils,
  blockHeader,
  environment,
  secp256k1Add,
  secp256k1Mul,
]

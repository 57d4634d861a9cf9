import { type Bytes, concatBytes } from '../../src/base/bytes.ts'
import { fromHex } from '../../src/base/hex.ts'
import { minimalBytes, toWord } from '../../src/base/integer.ts'
import { keccak256 } from '../../src/crypto/keccak.ts'
import { BN128, BN128_TWIST, SECP256K1 } from '../_helpers/generators.ts'

type Random = (below: number) => number

export const PRECOMPILES = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 0x01000006, 0x01000008, 0x01000009, 0x01000010, 0x01000011, 0x01000016, 0x01000017,
] as const

const words = (...values: (bigint | number)[]) => concatBytes(...values.map((value) => toWord(BigInt(value))))

const SIGNED = words(0xabcd, 27, 0x79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798n, 0xabce)

const SELECTORS = [
  'getCallStackDepth()',
  'getBlockHash(int256)',
  'getCoinbaseAddress(int256)',
  'getMinGasPrice(int256)',
]
  .concat(['toBase58Check(bytes,int256)', 'getMultisigScriptHash(int256,bytes[])', 'getBtcBlockchainBestChainHeight()'])
  .concat([
    'extractPublicKeyFromExtendedPublicKey(string)',
    'getFederationSize()',
    'getUncleCoinbaseAddress(int256,int256)',
  ])
  .map((signature) => keccak256(new TextEncoder().encode(signature)).subarray(0, 4))

const bytes = (random: Random, size: number) => Uint8Array.from({ length: size }, () => random(256))
/** Returns a number of up to 32 bytes, as a word. */
const factor = (random: Random) => words(BigInt(`0x${Buffer.from(bytes(random, 1 + random(32))).toString('hex')}`))

function createModexp(random: Random): Bytes {
  const sizes = [random(40), random(40), random(40)]
  return concatBytes(words(...sizes), ...sizes.map((size) => bytes(random, size)))
}

function createBlake2f(random: Random): Bytes {
  return concatBytes(
    fromHex(`0x${random(64).toString(16).padStart(8, '0')}`),
    bytes(random, 208),
    Uint8Array.of(random(3)),
  )
}

function createNativeCall(random: Random): Bytes {
  const selector = SELECTORS[random(SELECTORS.length)] ?? bytes(random, 4)
  return concatBytes(selector, words(random(6), 64), ...Array.from({ length: random(4) }, () => words(random(40))))
}

function createSound(random: Random, address: number): Bytes {
  if (address === 1) return SIGNED
  if (address === 5) return createModexp(random)
  if (address === 6) return concatBytes(BN128, random(2) === 0 ? BN128 : words(0, 0))
  if (address === 7) return concatBytes(BN128, factor(random))
  if (address === 8) return concatBytes(...Array.from({ length: random(3) }, () => concatBytes(BN128, BN128_TWIST)))
  if (address === 9) return createBlake2f(random)
  if (address === 0x01000016) return concatBytes(SECP256K1, random(2) === 0 ? SECP256K1 : words(0, 0))
  if (address === 0x01000017) return concatBytes(SECP256K1, factor(random))
  return address > 9 ? createNativeCall(random) : bytes(random, random(100))
}

/** Returns input that a precompile accepts mostly; sometimes it has a wrong byte, or fewer bytes. */
export function createPrecompileInput(random: Random, address: number): Bytes {
  const input = Uint8Array.from(createSound(random, address))
  if (random(5) === 0) input[random(input.length + 1)] = random(256)
  return random(8) === 0 ? concatBytes(input.subarray(0, random(input.length + 1)), minimalBytes(random(300))) : input
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { concatBytes } from '../../src/base/bytes.ts'
import { toHex } from '../../src/base/hex.ts'
import { addressOfPrivateKey } from '../../src/crypto/secp256k1.ts'
import { callData, federatedBy, type Manner, OPCODES, ruledBy, setBridgeScene } from '../_helpers/bridge.ts'
import { ALL_RULES } from '../_helpers/evmScene.ts'
import { payment, SENDER, setPegScene } from '../_helpers/pegScene.ts'
import { createRandom } from '../_helpers/random.ts'
import { RULE_SETS } from '../_helpers/ruleSets.ts'
import { describeVectors } from '../_helpers/vectors.ts'

const KEY = new Uint8Array(32).fill(7)
const ROUNDS = 1

/** Returns constants in which KEY has every role. */
const constants = () => federatedBy(KEY, ruledBy(addressOfPrivateKey(KEY)))

type Random = ReturnType<typeof createRandom>

const randomBytes = (random: Random, length: number) => Uint8Array.from({ length }, () => random(256))

/** Returns a random value of a type, of a valid or invalid length. */
function randomArgument(type: string, random: Random): unknown {
  if (type.endsWith('[]')) return Array.from({ length: random(3) }, () => randomArgument(type.slice(0, -2), random))
  if (type === 'bool') return random(2) === 1
  if (type === 'address') return toHex(randomBytes(random, 20))
  if (type === 'bytes32') return toHex(randomBytes(random, 32))
  if (type === 'string') return ['', 'btc', 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', '00'.repeat(32)][random(4)]
  if (type === 'bytes') return toHex(randomBytes(random, [0, 1, 20, 21, 32, 33, 71, 80, 300][random(9)] ?? 0))
  const sign = type.startsWith('int') ? ([-1n, 1n][random(2)] ?? 1n) : 1n
  return sign * ([0n, 1n, 5n, 250_000n, 2n ** 31n, 2n ** 62n][random(6)] ?? 0n)
}

const typesOf = (signature: string) => {
  const list = signature.slice(signature.indexOf('(') + 1, -1)
  return list === '' ? [] : list.split(',')
}

const WAYS: readonly Manner[] = [
  { privateKey: KEY },
  { privateKey: SENDER, value: 3n * 10n ** 15n },
  {},
  ...(Object.keys(OPCODES) as (keyof typeof OPCODES)[]).map((via) => ({ via, privateKey: KEY })),
]

describeVectors<{ readonly methods: readonly { readonly signature: string }[] }>(
  'bridge-methods.json',
  ({ methods }) => {
    describe.each(RULE_SETS)('by the rules of $name', ({ rules }) => {
      it('each method returns or fails for random arguments, with the same result twice', async () => {
        const random = createRandom(rules.size)
        for (const { signature } of methods) {
          for (let round = 0; round < ROUNDS; round++) {
            const args = typesOf(signature).map((type) => randomArgument(type, random))
            const data = callData(signature, args)
            const way = WAYS[random(WAYS.length)] ?? {}
            const callOnce = async () => {
              const scene = await setBridgeScene(constants())
              const { output, failed, gas, logs } = await scene.ask(data, [], { ...way, rules })
              return { output, failed, gas, logs, head: await scene.read('blockStoreChainHead') }
            }
            const first = await callOnce()
            expect([signature, way, await callOnce()]).toEqual([signature, way, first])
            // Writes of a contract's call are undone with it.
            if (first.failed && way.via !== undefined) expect(first.head).toBeUndefined()
          }
        }
      })
    })
  },
)

it('no source file refers to unsupported methods of the Bridge', () => {
  const src = join(import.meta.dirname, '../../src')
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  expect(files.length).toBeGreaterThan(800)
  const refusing = files.filter((file) => /peg_?(not_?supported|needed)/i.test(readFileSync(join(src, file), 'utf8')))
  expect(refusing).toEqual([])
})

it('transactions and proofs with a random mutation are rejected', async () => {
  const random = createRandom(1)
  // One scene for all mutations: a rejected transaction changes nothing.
  const scene = await setPegScene(ALL_RULES, 'p2shP2wshErp')
  const transaction = payment([{ script: scene.federationScript, satoshis: 1_000_000n }])
  const bytes = transaction.toBuffer()
  const tree = concatBytes(Uint8Array.of(1, 0, 0, 0, 1), transaction.getHash(), Uint8Array.of(1, 1))
  await scene.register(payment([{ script: scene.federationScript, satoshis: 1_000_000n }], 2)) // stores the Bitcoin chain
  for (let round = 0; round < 100; round++) {
    const [wrongBytes, wrongTree] = random(2) === 0 ? [mutate(bytes, random), tree] : [bytes, mutate(tree, random)]
    const before = await scene.read('newFederationBtcUTXOs')
    const args = [toHex(wrongBytes), 1, toHex(wrongTree)]
    const { logs } = await scene.ask('registerBtcTransaction(bytes,int256,bytes)', args, { privateKey: KEY })
    expect(logs).toEqual([])
    expect(await scene.read('newFederationBtcUTXOs')).toBe(before)
  }
})

function mutate(bytes: Uint8Array, random: Random): Uint8Array {
  const copy = bytes.slice(0, random(4) === 0 ? random(bytes.length) : bytes.length)
  const at = random(Math.max(1, copy.length))
  copy[at] = (copy[at] ?? 0) ^ (1 << random(8))
  return copy
}

import { AbiCoder, Interface } from 'ethers'
import secp256k1 from 'secp256k1'
import { describe, expect, it } from 'vitest'
import { EMPTY_BYTES } from '../../../src/base/bytes.ts'
import { encodeRlp } from '../../../src/base/encodeRlp.ts'
import { fromHex, toHex } from '../../../src/base/hex.ts'
import { minimalBytes } from '../../../src/base/integer.ts'
import { decodeRlp } from '../../../src/base/rlp.ts'
import { hash160 } from '../../../src/bitcoin/hash160.ts'
import { encodeAddress } from '../../../src/bitcoin/script.ts'
import { regtest } from '../../../src/chainspec/regtest.ts'
import { addressOfPrivateKey } from '../../../src/crypto/secp256k1.ts'
import {
  BRIDGE,
  type BridgeAnswer,
  type BridgeScene,
  type Manner,
  rulesWithout,
  setBridgeScene,
} from '../../_helpers/bridge.ts'
import { TARGET } from '../../_helpers/evmScene.ts'

const KEY = new Uint8Array(32).fill(7)
const SENDER = addressOfPrivateKey(KEY)
const RECEIVER = hash160(secp256k1.publicKeyCreate(KEY, true))
const SATOSHI = 10_000_000_000n
const MINIMUM = 250_000n * SATOSHI

const EVENTS = new Interface([
  'event release_request_received(address indexed sender, string btcDestinationAddress, uint256 amount)',
  'event release_request_rejected(address indexed sender, uint256 amount, int256 reason)',
])

async function sceneWithMoney(constants = regtest.bridge): Promise<BridgeScene> {
  const scene = await setBridgeScene(constants)
  await scene.world.putAccount(SENDER, { nonce: 0n, balance: 10n ** 20n })
  await scene.world.putAccount(BRIDGE, { nonce: 0n, balance: 10n ** 24n })
  return scene
}

const release = (scene: BridgeScene, value: bigint, manner: Manner = {}) =>
  scene.ask(EMPTY_BYTES, [], { privateKey: KEY, value, ...manner })

/** Returns name and values of the only event. */
function eventOf({ logs }: BridgeAnswer): unknown[] {
  expect(logs).toHaveLength(1)
  const [log = expect.fail('no event')] = logs
  const parsed = EVENTS.parseLog({ topics: log.topics.map(toHex), data: toHex(log.data) })
  return [parsed?.name, ...(parsed?.args ?? [])]
}

const balanceOf = async ({ world }: BridgeScene, address = SENDER) => (await world.getAccount(address))?.balance

describe('a transfer to the Bridge', () => {
  it('a transfer is queued with its transaction hash, for the Bitcoin address of the same key', async () => {
    const scene = await sceneWithMoney()
    const answer = await release(scene, MINIMUM + 7n)
    expect(answer).toMatchObject({ failed: false, output: '0x', gas: 23_000n })
    const address = encodeAddress(111, RECEIVER)
    expect(eventOf(answer)).toEqual(['release_request_received', expect.stringMatching(/^0x/), address, MINIMUM + 7n])
    const queue = decodeRlp(fromHex((await scene.read('releaseRequestQueueWithTxHash')) ?? '0x'))
    expect(queue).toMatchObject([RECEIVER, minimalBytes(250_000), { length: 32 }])
    expect(await scene.read('releaseRequestQueue')).toBe('0xc0')
    expect(await balanceOf(scene)).toBe(10n ** 20n - MINIMUM - 7n)
    await release(scene, MINIMUM)
    expect(BigInt((await scene.ask('getQueuedPegoutsCount()')).output)).toBe(2n)
  })

  it('a transfer below the minimum is refunded', async () => {
    const scene = await sceneWithMoney()
    const answer = await release(scene, MINIMUM - 1n)
    expect(answer.failed).toBe(false)
    expect(eventOf(answer).slice(2)).toEqual([MINIMUM - 1n, 1n])
    expect(await balanceOf(scene)).toBe(10n ** 20n)
    expect(await scene.read('releaseRequestQueueWithTxHash')).toBeUndefined()
  })

  it('a transfer below the fee with its margin is refunded', async () => {
    const scene = await sceneWithMoney()
    await scene.put('feePerKb', encodeRlp(minimalBytes(1_000_000)))
    // 344 bytes at 1,000 satoshis, and 20 %
    expect(eventOf(await release(scene, 412_799n * SATOSHI)).slice(2)).toEqual([412_799n * SATOSHI, 3n])
    expect(eventOf(await release(scene, 412_800n * SATOSHI))[0]).toBe('release_request_received')
  })

  it('a transfer without a signed transaction fails', async () => {
    const scene = await sceneWithMoney()
    expect((await scene.ask(EMPTY_BYTES, [], { from: toHex(SENDER) })).failed).toBe(true)
  })

  it('a transfer by a contract is rejected, and its value refunded', async () => {
    const scene = await setBridgeScene()
    const answer = await scene.ask(EMPTY_BYTES, [], { privateKey: KEY, via: 'CALL' })
    expect(answer.failed).toBe(false)
    expect(eventOf(answer)).toEqual([
      'release_request_rejected',
      AbiCoder.defaultAbiCoder().decode(['address'], `0x${TARGET.slice(2).padStart(64, '0')}`)[0],
      0n,
      2n,
    ])
    const rules = rulesWithout('rskip185')
    expect((await scene.ask(EMPTY_BYTES, [], { via: 'CALL', rules })).failed).toBe(true)
  })
})

describe('earlier rules', () => {
  it('a refund before RSKIP-427 lacks the part below a satoshi', async () => {
    const scene = await sceneWithMoney()
    const answer = await release(scene, SATOSHI + 5n, { rules: rulesWithout('rskip427') })
    expect(eventOf(answer).slice(2)).toEqual([1n, 1n])
    expect(await balanceOf(scene)).toBe(10n ** 20n - 5n)
  })

  it('a transfer below the minimum before RSKIP-185 is kept without a log', async () => {
    const scene = await sceneWithMoney()
    const answer = await release(scene, SATOSHI, { rules: rulesWithout('rskip185') })
    expect([answer.failed, answer.logs]).toEqual([false, []])
    expect(await balanceOf(scene)).toBe(10n ** 20n - SATOSHI)
  })

  it('a transfer before RSKIP-219 must exceed the old minimum, and before RSKIP-146 is queued without a hash', async () => {
    const rules = rulesWithout('rskip219', 'rskip146', 'rskip326')
    const scene = await sceneWithMoney()
    await release(scene, 500_000n * SATOSHI, { rules })
    expect(await scene.read('releaseRequestQueue')).toBeUndefined()
    const { logs } = await release(scene, 500_001n * SATOSHI, { rules })
    expect(decodeRlp(fromHex((await scene.read('releaseRequestQueue')) ?? '0x'))).toEqual([
      RECEIVER,
      minimalBytes(500_001),
    ])
    const [hash, amount] = AbiCoder.defaultAbiCoder().decode(['bytes', 'uint256'], logs[0]?.data ?? EMPTY_BYTES)
    expect([hash, amount]).toEqual([toHex(RECEIVER), 500_001n])
  })

  it('the minimum before RSKIP-271 follows from another estimate of the size', async () => {
    const scene = await sceneWithMoney()
    await scene.put('feePerKb', encodeRlp(minimalBytes(1_000_000)))
    const rules = rulesWithout('rskip271')
    // 4 + 2 * (2 * 72 + 252 + 1 + 40) + 2 * 35 = 948 bytes, and 20 %
    expect(eventOf(await release(scene, 1_137_599n * SATOSHI, { rules })).at(-1)).toBe(3n)
    expect(eventOf(await release(scene, 1_137_600n * SATOSHI, { rules }))[0]).toBe('release_request_received')
  })
})

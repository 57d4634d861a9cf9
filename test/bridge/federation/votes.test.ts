import { describe, expect, it } from 'vitest'
import { type Bytes, concatBytes } from '../../../src/base/bytes.ts'
import { encodeRlp } from '../../../src/base/encodeRlp.ts'
import { fromHex, toHex } from '../../../src/base/hex.ts'
import { bytesToBigint, minimalBytes } from '../../../src/base/integer.ts'
import { decodeList } from '../../../src/bridge/storageEntry.ts'
import { mainnet } from '../../../src/chainspec/mainnet.ts'
import type { Rules } from '../../../src/chainspec/rules.ts'
import { keccak256 } from '../../../src/crypto/keccak.ts'
import { addressOfPrivateKey } from '../../../src/crypto/secp256k1.ts'
import { eventTopic } from '../../../src/evm/precompiles/native/abi.ts'
import { answer, type BridgeScene, setBridgeScene } from '../../_helpers/bridge.ts'
import { ALL_RULES } from '../../_helpers/evmScene.ts'
import { federationCell, keysOfSeeds, utxosCell, versionCell } from '../../_helpers/federationCell.ts'
import { publicKeyOf } from '../../_helpers/pegScene.ts'
import { rulesUpTo } from '../../_helpers/ruleSets.ts'

/** Three authorities, and an address that is none. */
const KEYS = [1, 2, 3, 4].map((byte) => new Uint8Array(32).fill(byte))
const constants = {
  ...mainnet.bridge,
  federation: { ...mainnet.bridge.federation, authorities: KEYS.slice(0, 3).map(addressOfPrivateKey) },
}
type Voter = 1 | 2 | 3 | 4

const CREATE = 'createFederation()'
const ADD = 'addFederatorPublicKeyMultikey(bytes,bytes,bytes)'
const COMMIT = 'commitFederation(bytes)'
const ROLLBACK = 'rollbackFederation()'
const NUMBER = 50_000
const SECONDS = 1_700_000_000

const keyOf = (secret: number) =>
  publicKeyOf(
    new Uint8Array(32)
      .fill(0)
      .with(31, secret & 0xff)
      .with(30, secret >> 8),
  )
const [BTC_KEY, RSK_KEY, MST_KEY] = [keyOf(100), keyOf(200), keyOf(300)]

const vote = (scene: BridgeScene, voter: Voter, signature: string, args: readonly unknown[] = [], rules = ALL_RULES) =>
  answer(scene, signature, 'int256', args, {
    privateKey: KEYS[voter - 1] ?? new Uint8Array(32),
    rules,
    number: NUMBER,
    timestamp: SECONDS,
  })
const sizeIn = (scene: BridgeScene) => answer(scene, 'getPendingFederationSize()', 'int256')

async function both(scene: BridgeScene, signature: string, args: readonly unknown[] = [], rules = ALL_RULES) {
  return [await vote(scene, 1, signature, args, rules), await vote(scene, 2, signature, args, rules)]
}

async function createdScene(): Promise<BridgeScene> {
  const scene = await setBridgeScene(constants)
  expect(await both(scene, CREATE)).toEqual([1n, 1n])
  return scene
}

describe('votes on the next federation', () => {
  it('two of three votes create a pending federation', async () => {
    const scene = await setBridgeScene(constants)
    expect(await vote(scene, 4, CREATE)).toBe(-10n)
    expect([await vote(scene, 1, CREATE), await vote(scene, 1, CREATE)]).toEqual([1n, -10n])
    expect(await sizeIn(scene)).toBe(-1n)
    expect([await vote(scene, 2, CREATE), await sizeIn(scene)]).toEqual([1n, 0n])
    expect(await vote(scene, 3, CREATE)).toBe(-1n) // it exists
  })

  it('two of three votes add a member with three keys', async () => {
    const scene = await createdScene()
    const keys = [BTC_KEY, RSK_KEY, MST_KEY]
    expect([await vote(scene, 1, ADD, keys), await vote(scene, 1, ADD, keys), await sizeIn(scene)]).toEqual([
      1n,
      -10n,
      0n,
    ])
    expect([await vote(scene, 2, ADD, keys), await sizeIn(scene)]).toEqual([1n, 1n])
    for (const [type, key] of Object.entries({ btc: BTC_KEY, rsk: RSK_KEY, mst: MST_KEY })) {
      const args = [0, type]
      expect(await answer(scene, 'getPendingFederatorPublicKeyOfType(int256,string)', 'bytes', args)).toBe(toHex(key))
    }
  })

  it.each([
    ['Bitcoin key', [BTC_KEY, keyOf(500), keyOf(600)]],
    ['Rootstock key', [keyOf(400), RSK_KEY, keyOf(600)]],
    ['third key', [keyOf(400), keyOf(500), MST_KEY]],
  ])('a member with the %s of another member cannot be added', async (_name, keys) => {
    const scene = await createdScene()
    await both(scene, ADD, [BTC_KEY, RSK_KEY, MST_KEY])
    expect([await vote(scene, 1, ADD, keys), await sizeIn(scene)]).toEqual([-2n, 1n])
  })

  it.each([
    ['Bitcoin key', [keyOf(400), RSK_KEY, MST_KEY]],
    ['Rootstock key', [BTC_KEY, keyOf(500), MST_KEY]],
    ['third key', [BTC_KEY, RSK_KEY, keyOf(600)]],
  ])('votes for members with another %s do not count together', async (_name, keys) => {
    const scene = await createdScene()
    expect(await vote(scene, 1, ADD, [BTC_KEY, RSK_KEY, MST_KEY])).toBe(1n)
    expect([await vote(scene, 2, ADD, keys), await sizeIn(scene)]).toEqual([1n, 0n])
  })

  it.each([0, 1, 2])('a vote for a member whose key at index %i is invalid is rejected', async (at) => {
    const scene = await createdScene()
    const keys = [BTC_KEY, RSK_KEY, MST_KEY].with(at, Uint8Array.of(1, 2, 3))
    expect(await vote(scene, 1, ADD, keys)).toBe(-10n)
  })

  it('a pending federation may have 100 members', async () => {
    const scene = await createdScene()
    for (let i = 0; i < 100; i++) await both(scene, ADD, [keyOf(2 * i + 1), keyOf(2 * i + 1001), keyOf(2 * i + 2001)])
    expect(await sizeIn(scene)).toBe(100n)
  })

  it('two of three votes roll the pending federation back', async () => {
    const scene = await createdScene()
    await both(scene, ADD, [BTC_KEY, RSK_KEY, MST_KEY])
    expect([await vote(scene, 1, ROLLBACK), await sizeIn(scene)]).toEqual([1n, 1n])
    expect([await vote(scene, 2, ROLLBACK), await sizeIn(scene)]).toEqual([1n, -1n])
    expect(await vote(scene, 3, ROLLBACK)).toBe(-1n)
  })

  it('two of three votes commit a federation of at least two members by the hash of their keys', async () => {
    const scene = await createdScene()
    const hash = async () => answer(scene, 'getPendingFederationHash()', 'bytes')
    expect(await vote(scene, 1, COMMIT, [await hash()])).toBe(-2n)
    await both(scene, ADD, [BTC_KEY, RSK_KEY, MST_KEY])
    expect(await vote(scene, 1, COMMIT, [await hash()])).toBe(-2n)
    await both(scene, ADD, [keyOf(101), keyOf(201), keyOf(301)])
    expect(await vote(scene, 1, COMMIT, [new Uint8Array(32)])).toBe(-3n)
    expect(await both(scene, COMMIT, [await hash()])).toEqual([1n, 1n])
  })
})

describe('a committed federation', () => {
  const OLD = keysOfSeeds(['old1', 'old2'])
  const NEW = keysOfSeeds(['new1', 'new2', 'new3'])
  const coins = utxosCell(new Uint8Array(23).fill(1), [{ id: new Uint8Array(32).fill(1), satoshis: 5n }])

  async function commit(rules: Rules) {
    const scene = await setBridgeScene(constants)
    await scene.put('newFederation', federationCell(OLD, 10))
    await scene.put('newFederationFormatVersion', versionCell(rules.has('rskip201') ? 3000 : 1000))
    await scene.put('newFederationBtcUTXOs', coins)
    await scene.put('pendingFederation', encodeRlp(NEW.map((key) => [key, key, key])))
    await scene.put('pendingFederationFormatVersion', versionCell(1000))
    const hash = toHex(keccak256(encodeRlp(NEW)))
    expect(await vote(scene, 1, COMMIT, [hash], rules)).toBe(1n)
    const manner = { privateKey: KEYS[1] ?? new Uint8Array(32), rules, number: NUMBER, timestamp: SECONDS }
    const { failed, logs } = await scene.ask(COMMIT, [hash], manner)
    expect(failed).toBe(false)
    return { scene, logs }
  }

  const keysIn = async (scene: BridgeScene, name: string) => {
    const stored = await scene.read(name)
    if (stored === undefined) return undefined
    const [created, block, members] = decodeList(fromHex(stored))
    const count = Array.isArray(members) ? members.length : -1
    return [created, block]
      .map((item) => (item instanceof Uint8Array ? bytesToBigint(item) : -1n))
      .concat(BigInt(count))
  }

  it.each<[string, Rules, boolean]>([
    ['papyrus200', rulesUpTo('papyrus200'), false],
    ['iris300', rulesUpTo('iris300'), true],
    ['arrowhead631', rulesUpTo('arrowhead631'), true],
  ])('a committed federation is the new one immediately, by the rules of %s', async (_name, rules, hasHeights) => {
    const { scene } = await commit(rules)
    // The reference node stored seconds instead of milliseconds.
    expect(await keysIn(scene, 'newFederation')).toEqual([BigInt(SECONDS), BigInt(NUMBER), 3n])
    expect((await keysIn(scene, 'oldFederation'))?.slice(1)).toEqual([10n, 2n])
    expect([await scene.read('newFederationBtcUTXOs'), await scene.read('oldFederationBtcUTXOs')]).toEqual([
      '0xc0',
      toHex(coins),
    ])
    const height = await scene.read('nextFedCreationBlockHeight')
    expect(height).toBe(hasHeights ? toHex(encodeRlp(minimalBytes(NUMBER))) : undefined)
    expect((await scene.read('lastRetiredFedP2SHScript')) !== undefined).toBe(hasHeights)
    expect(await sizeIn(scene)).toBe(-1n)
  })

  it('a committed federation is proposed since RSKIP-419', async () => {
    const { scene } = await commit(ALL_RULES)
    expect(await keysIn(scene, 'proposedFederation')).toEqual([BigInt(SECONDS) * 1000n, BigInt(NUMBER), 3n])
    expect((await keysIn(scene, 'newFederation'))?.slice(1)).toEqual([10n, 2n])
    expect(await scene.read('oldFederation')).toBeUndefined()
    expect(await scene.read('newFederationBtcUTXOs')).toBe(toHex(coins))
    expect(await scene.read('nextFedCreationBlockHeight')).toBeUndefined()
    expect(await sizeIn(scene)).toBe(-1n)
    expect(await vote(scene, 3, CREATE)).toBe(-4n)
  })

  it.each<[string, Rules, bigint]>([
    ['hop401', rulesUpTo('hop401'), 18_500n],
    ['fingerroot500', rulesUpTo('fingerroot500'), 40_320n],
    ['tbd1000', ALL_RULES, 40_320n],
  ])(
    'a committed federation is logged with both addresses and its activation block, by the rules of %s',
    async (_n, rules, age) => {
      const { logs } = await commit(rules)
      const [log = expect.fail('no log')] = logs
      const signature = 'commit_federation(bytes,string,bytes,string,int256)'
      expect(log.topics.map(toHex)).toEqual([toHex(eventTopic(signature))])
      const word = (index: number): bigint => bytesToBigint(log.data.subarray(32 * index, 32 * index + 32))
      const bytesAt = (index: number): Bytes => {
        const start = Number(word(index))
        return log.data.slice(start + 32, start + 32 + Number(bytesToBigint(log.data.subarray(start, start + 32))))
      }
      expect(toHex(bytesAt(0))).toBe(toHex(concatBytes(...OLD)))
      expect(toHex(bytesAt(2))).toBe(toHex(concatBytes(...NEW)))
      expect([1, 3].map((index) => new TextDecoder().decode(bytesAt(index)))).toEqual([
        expect.stringMatching(/^3[1-9A-HJ-NP-Za-km-z]{33}$/),
        expect.stringMatching(/^3[1-9A-HJ-NP-Za-km-z]{33}$/),
      ])
      expect(word(4)).toBe(BigInt(NUMBER) + age)
    },
  )
})

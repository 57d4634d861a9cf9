import { describe, expect, it } from 'vitest'
import type { Bytes } from '../../src/base/bytes.ts'
import { encodeRlp } from '../../src/base/encodeRlp.ts'
import { fromHex, toHex } from '../../src/base/hex.ts'
import { minimalBytes } from '../../src/base/integer.ts'
import type { RlpItem } from '../../src/base/rlp.ts'
import { encodeAddress } from '../../src/bitcoin/script.ts'
import { hashedEntry } from '../../src/bridge/storageEntry.ts'
import { mainnet } from '../../src/chainspec/mainnet.ts'
import { regtest } from '../../src/chainspec/regtest.ts'
import type { Rule } from '../../src/chainspec/rules.ts'
import { answer, rulesWithout, setBridgeScene } from '../_helpers/bridge.ts'

const number = (value: number | bigint) => encodeRlp(minimalBytes(value))
const list = (...items: RlpItem[]) => encodeRlp(items)
const filled = (length: number, byte: number) => new Uint8Array(length).fill(byte)

describe('amounts', () => {
  const { feePerKb, lockingCap, union, pegIn } = regtest.bridge
  const AMOUNTS: readonly [signature: string, entry: string | Bytes, type: string, changed: typeof regtest.bridge][] = [
    ['getFeePerKb()', 'feePerKb', 'int256', { ...regtest.bridge, feePerKb: { ...feePerKb, initial: 77n } }],
    ['getLockingCap()', 'lockingCap', 'int256', { ...regtest.bridge, lockingCap: { ...lockingCap, initial: 77n } }],
    [
      'getUnionBridgeLockingCap()',
      hashedEntry('unionBridgeLockingCap').slot,
      'uint256',
      { ...regtest.bridge, union: { ...union, initialCapWei: 77n } },
    ],
  ]
  for (const [signature, entry, type, changed] of AMOUNTS) {
    it(`${signature} returns the constant until the entry is set`, async () => {
      const scene = await setBridgeScene(changed)
      expect(await answer(scene, signature, type)).toBe(77n)
      await scene.put(entry, number(123_456n))
      expect(await answer(scene, signature, type)).toBe(123_456n)
      await scene.put(entry, list())
      expect(await answer(scene, signature, type)).toBe('failed')
    })
  }

  it('getMinimumLockTxValue() returns the constants', async () => {
    const scene = await setBridgeScene({ ...regtest.bridge, pegIn: { ...pegIn, minimum: 5n, minimumFromRskip219: 3n } })
    expect(await answer(scene, 'getMinimumLockTxValue()', 'int256')).toBe(3n)
    expect(await answer(scene, 'getMinimumLockTxValue()', 'int256', [], { rules: rulesWithout('rskip219') })).toBe(5n)
  })
})

describe('the whitelist', () => {
  const [low, middle, high] = [filled(20, 1), filled(20, 2), filled(20, 3)]
  const addressOf = (hash: Bytes) => encodeAddress(regtest.bridge.bitcoin.keyVersion, hash)

  async function scene() {
    const made = await setBridgeScene()
    await made.put('lockWhitelist', list(high, minimalBytes(500), low, minimalBytes(9), minimalBytes(2 ** 31 - 1)))
    await made.put('unlimitedLockWhitelist', list(middle, low))
    return made
  }

  it('the whitelist is in the order of hashes, and an entry without a limit has priority', async () => {
    const made = await scene()
    expect(await answer(made, 'getLockWhitelistSize()', 'int256')).toBe(3n)
    const at = (index: number) => answer(made, 'getLockWhitelistAddress(int256)', 'string', [index])
    expect([await at(0), await at(1), await at(2)]).toEqual([low, middle, high].map(addressOf))
    expect([await at(3), await at(-1)]).toEqual(['', ''])
    const limit = (text: string) => answer(made, 'getLockWhitelistEntryByAddress(string)', 'int256', [text])
    expect(await limit(addressOf(high))).toBe(500n)
    expect(await limit(addressOf(low))).toBe(0n)
    expect(await limit(addressOf(filled(20, 9)))).toBe(-1n)
    expect(await limit('1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2')).toBe(-1n)
    expect(await limit('nonsense')).toBe(-1n)
  })

  it('the whitelist has no entries without a limit before RSKIP-87', async () => {
    const rules = rulesWithout('rskip87')
    expect(await answer(await scene(), 'getLockWhitelistSize()', 'int256', [], { rules })).toBe(2n)
  })

  it('the whitelist cannot be decoded without a disable height', async () => {
    const made = await setBridgeScene()
    await made.put('lockWhitelist', list(low, minimalBytes(1)))
    expect(await answer(made, 'getLockWhitelistSize()', 'int256')).toBe('failed')
  })
})

describe('peg-outs', () => {
  const request = [filled(20, 5), minimalBytes(1_000_000), filled(32, 7)]

  it('queued peg-outs are counted in both queues', async () => {
    const scene = await setBridgeScene()
    await scene.put('releaseRequestQueue', list(filled(20, 4), minimalBytes(10)))
    await scene.put('releaseRequestQueueWithTxHash', list(...request, ...request))
    expect(await answer(scene, 'getQueuedPegoutsCount()', 'uint256')).toBe(3n)
    expect(await answer(scene, 'getQueuedPegoutsCount()', 'uint256', [], { rules: rulesWithout('rskip146') })).toBe(1n)
    await scene.put('releaseRequestQueueWithTxHash', list(...request.slice(1)))
    expect(await answer(scene, 'getQueuedPegoutsCount()', 'uint256')).toBe('failed')
  })

  it('the estimated fee grows with queued peg-outs and the fee per kB', async () => {
    const scene = await setBridgeScene()
    const fee = () => answer(scene, 'getEstimatedFeesForNextPegOutEvent()', 'uint256')
    expect(await fee()).toBe(34_400n)
    await scene.put('releaseRequestQueueWithTxHash', list(...request))
    expect(await fee()).toBe(37_600n) // 32 bytes more, at 100 satoshis each
    await scene.put('feePerKb', number(1000))
    expect(await fee()).toBe(376n)
    await scene.put('newFederationBtcUTXOs', list(filled(50, 1)))
    expect(await fee()).toBe('failed')
  })

  it('the estimated fee follows from the size of the script since RSKIP-385, and is 0 before', async () => {
    const scene = await setBridgeScene(mainnet.bridge)
    const fee = (...rules: Rule[]) =>
      answer(scene, 'getEstimatedFeesForNextPegOutEvent()', 'uint256', [], { rules: rulesWithout(...rules) })
    // 8 + 1 + 2 * 32 for outputs, 1 + 2 * (40 + 3 + 513) for inputs, 8 * 2 * 72 for signatures, at 500 satoshis each
    expect(await fee('rskip305')).toBe(1_169_000n)
    expect(await fee('rskip305', 'rskip385')).toBe(0n)
  })

  it('the fee of an amount cannot be estimated without bitcoins', async () => {
    const scene = await setBridgeScene()
    for (const wei of [0n, 10n ** 18n]) {
      expect(await answer(scene, 'getEstimatedFeesForPegOutAmount(uint256)', 'uint256', [wei])).toBe('failed')
    }
  })

  it('the next peg-out block is the stored height', async () => {
    const scene = await setBridgeScene()
    await scene.put('nextPegoutHeight', number(4242))
    expect(await answer(scene, 'getNextPegoutCreationBlockNumber()', 'uint256')).toBe(4242n)
  })

  it('peg-outs that wait for signatures are returned as they are stored', async () => {
    const scene = await setBridgeScene()
    const waiting = list(filled(32, 1), filled(60, 2))
    await scene.put('rskTxsWaitingFS', waiting)
    await scene.put('svpSpendTxWaitingForSignatures', waiting)
    const wrapped = toHex(encodeRlp([[filled(32, 1), filled(60, 2)]]))
    expect(await answer(scene, 'getStateForBtcReleaseClient()', 'bytes')).toBe(wrapped)
    expect(await answer(scene, 'getStateForSvpClient()', 'bytes')).toBe(wrapped)
    await scene.put('rskTxsWaitingFS', list(filled(32, 1)))
    expect(await answer(scene, 'getStateForBtcReleaseClient()', 'bytes')).toBe('failed')
    expect(await answer(scene, 'getStateForDebugging()', 'bytes')).toBe('failed')
  })
})

describe('processed Bitcoin transactions', () => {
  it('a processed Bitcoin transaction is found in the common entry and in its own', async () => {
    const scene = await setBridgeScene()
    const [first, second, third] = ['11', '22', '33'].map((pair) => pair.repeat(32))
    await scene.put('btcTxHashesAP', list(fromHex(`0x${first}`), minimalBytes(5)))
    await scene.put(hashedEntry('btcTxHashAP', second).slot, number(6))
    const height = (hash = '') => answer(scene, 'getBtcTxHashProcessedHeight(string)', 'int64', [hash])
    expect([await height(first), await height(second), await height(third)]).toEqual([5n, 6n, -1n])
    const isKnown = (hash = '') => answer(scene, 'isBtcTxHashAlreadyProcessed(string)', 'bool', [hash])
    expect([await isKnown(first), await isKnown(second), await isKnown(third)]).toEqual([true, true, false])
    for (const malformed of ['', 'AB'.repeat(32), '11'.repeat(31)]) expect(await height(malformed)).toBe('failed')
  })
})

describe('the union contract', () => {
  const contract = filled(20, 0xcc)
  const { slot } = hashedEntry('unionBridgeContractAddress')

  it('the union contract is the stored address, except on mainnet', async () => {
    for (const [bridge, expected] of [
      [regtest.bridge, toHex(contract)],
      [mainnet.bridge, toHex(new Uint8Array(20))],
    ] as const) {
      const scene = await setBridgeScene(bridge)
      await scene.put(slot, encodeRlp(contract))
      const found = await answer(scene, 'getUnionBridgeContractAddress()', 'address')
      expect(String(found).toLowerCase()).toBe(expected)
    }
  })

  it('event data are returned as they are stored', async () => {
    const scene = await setBridgeScene()
    await scene.put(hashedEntry('superEvent').slot, Uint8Array.of(0, 1, 2))
    expect(await answer(scene, 'getSuperEvent()', 'bytes')).toBe('0x000102')
    expect(await answer(scene, 'getBaseEvent()', 'bytes')).toBe('0x')
  })
})

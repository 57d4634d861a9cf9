import { describe, expect, it } from 'vitest'
import { encodeRlp } from '../../src/base/encodeRlp.ts'
import { fromHex, toHex } from '../../src/base/hex.ts'
import { hashedEntry } from '../../src/bridge/storageEntry.ts'
import { regtest } from '../../src/chainspec/regtest.ts'
import { addressOfPrivateKey } from '../../src/crypto/secp256k1.ts'
import { federatedBy, ruledBy, setBridgeScene } from '../_helpers/bridge.ts'

const KEY = new Uint8Array(32).fill(7)
/** Returns constants in which KEY is every authority and the only member of the federation. */
const ruledByKey = () => federatedBy(KEY, ruledBy(addressOfPrivateKey(KEY)))

const CAP = 'increaseLockingCap(int256)'

describe('methods that change the state', () => {
  const BTC_ADDRESS = 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn'
  const WORD = `0x${'00'.repeat(32)}`
  const ZERO_ADDRESS = `0x${'00'.repeat(20)}`
  const ANSWERS: readonly [signature: string, args: unknown[], answer: bigint][] = [
    ['createFederation()', [], 1n],
    ['addFederatorPublicKeyMultikey(bytes,bytes,bytes)', ['0x', '0x', '0x'], -10n],
    ['commitFederation(bytes)', [WORD], -1n],
    ['rollbackFederation()', [], -1n],
    ['addOneOffLockWhitelistAddress(string,int256)', [BTC_ADDRESS, 1], 1n],
    ['addUnlimitedLockWhitelistAddress(string)', [BTC_ADDRESS], 1n],
    ['removeLockWhitelistAddress(string)', [BTC_ADDRESS], -1n],
    ['setLockWhitelistDisableBlockDelay(int256)', [1], 1n],
    ['voteFeePerKbChange(int256)', [1], 1n],
  ]
  for (const [signature, args, expected] of ANSWERS) {
    it(`${signature} returns ${expected} to an authority`, async () => {
      const { output } = await (await setBridgeScene(ruledByKey())).ask(signature, args, { privateKey: KEY })
      expect(BigInt.asIntN(256, BigInt(output))).toBe(expected)
    })
  }

  it.each([
    ['receiveHeaders(bytes[])', [[]]],
    ['updateCollections()', []],
    ['addSignature(bytes,bytes[],bytes)', ['0x', [], '0x']],
    ['registerBtcCoinbaseTransaction(bytes,bytes32,bytes,bytes32,bytes32)', ['0x', WORD, '0x', WORD, WORD]],
    ['setUnionBridgeContractAddressForTestnet(address)', [ZERO_ADDRESS]],
    ['increaseUnionBridgeLockingCap(uint256)', [1]],
    ['setUnionBridgeTransferPermissions(bool,bool)', [true, true]],
    ['setSuperEvent(bytes)', ['0x']],
  ])('%s fails for a caller without authority, or with these arguments', async (signature, args) => {
    const scene = await setBridgeScene()
    expect((await scene.ask(signature, args, { privateKey: KEY })).failed).toBe(true)
  })

  const REFUSALS: readonly [signature: string, args: unknown[], answer: bigint][] = [
    ['createFederation()', [], -10n],
    ['removeLockWhitelistAddress(string)', ['x'], -10n],
    ['addUnlimitedLockWhitelistAddress(string)', ['x'], -2n],
    ['addUnlimitedLockWhitelistAddress(string)', [BTC_ADDRESS], -10n],
    ['voteFeePerKbChange(int256)', [1], -10n],
    [
      'registerFastBridgeBtcTransaction(bytes,uint256,bytes,bytes32,bytes,address,bytes,bool)',
      ['0x', 0, '0x', WORD, '0x', ZERO_ADDRESS, '0x', false],
      -900n,
    ],
  ]
  for (const [signature, args, expected] of REFUSALS) {
    it(`${signature} returns ${expected} to a caller without authority`, async () => {
      const { output } = await (await setBridgeScene()).ask(signature, args, { privateKey: KEY })
      expect(BigInt.asIntN(256, BigInt(output))).toBe(expected)
    })
  }

  it('a vote for a fee outside its limits returns a negative code', async () => {
    const scene = await setBridgeScene(ruledBy(addressOfPrivateKey(KEY)))
    const vote = async (satoshis: bigint) =>
      BigInt.asIntN(
        256,
        BigInt((await scene.ask('voteFeePerKbChange(int256)', [satoshis], { privateKey: KEY })).output),
      )
    expect([await vote(0n), await vote(5_000_001n), await vote(2n ** 63n)]).toEqual([-1n, -2n, -10n])
  })
})

describe('registerBtcTransaction', () => {
  const SIGNATURE = 'registerBtcTransaction(bytes,int256,bytes)'

  it('registerBtcTransaction ignores transactions without confirmations or processed before, and fails without a proof', async () => {
    const scene = await setBridgeScene()
    for (const height of [0, 1, -1]) expect((await scene.ask(SIGNATURE, ['0x', height, '0x'])).failed).toBe(false)
    const pegIn = { ...regtest.bridge.pegIn, confirmations: 1 }
    const eager = await setBridgeScene({ ...regtest.bridge, pegIn })
    expect((await eager.ask(SIGNATURE, ['0x', 0, '0x'])).failed).toBe(true)
    const hash = '5df6e0e2761359d30a8275058e299fcc0381534545f55cf43e41983f5d4c9456' // double SHA-256 of no bytes
    await eager.put(hashedEntry('btcTxHashAP', hash.match(/../g)?.reverse().join('')).slot, encodeRlp(Uint8Array.of(1)))
    expect((await eager.ask(SIGNATURE, ['0x', 0, '0x'])).failed).toBe(false)
  })
})

describe('increaseLockingCap', () => {
  it('increaseLockingCap by an authority raises the cap up to twofold', async () => {
    const scene = await setBridgeScene(ruledBy(addressOfPrivateKey(KEY)))
    const raise = async (satoshis: bigint) =>
      BigInt((await scene.ask(CAP, [satoshis], { privateKey: KEY })).output) === 1n
    const cap = regtest.bridge.lockingCap.initial
    expect(await raise(2n * cap + 1n)).toBe(false)
    expect(await scene.read('lockingCap')).toBe(toHex(encodeRlp(fromHex('0x174876e800'))))
    expect(await raise(2n * cap)).toBe(true)
    expect(await raise(cap)).toBe(false)
    expect(BigInt((await scene.ask('getLockingCap()')).output)).toBe(2n * cap)
    expect((await scene.ask(CAP, [0], { privateKey: KEY })).failed).toBe(true)
  })

  it('increaseLockingCap returns false to other callers', async () => {
    const scene = await setBridgeScene()
    expect(BigInt((await scene.ask(CAP, [10n ** 12n], { privateKey: KEY })).output)).toBe(0n)
    expect(await scene.read('lockingCap')).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import { fromHex, type Hex, toHex } from '../../../src/base/hex.ts'
import { hashedEntry } from '../../../src/bridge/storageEntry.ts'
import { mainnet } from '../../../src/chainspec/mainnet.ts'
import { answer, BRIDGE, type BridgeScene, type Manner, ruledBy, setBridgeScene } from '../../_helpers/bridge.ts'
import { NOBODY, OTHER, SENDER } from '../../_helpers/evmScene.ts'

const CAP = 10n ** 18n
const ZERO: Hex = `0x${'00'.repeat(20)}`
/** Opens a scene in which SENDER is the union contract and its authority. */
const openScene = () => setBridgeScene(ruledBy(fromHex(SENDER)))

const callUnion = (scene: BridgeScene, signature: string, args: readonly unknown[] = [], manner: Manner = {}) =>
  answer(scene, signature, 'int256', args, manner)
const request = (scene: BridgeScene, wei: bigint, manner: Manner = {}) =>
  callUnion(scene, 'requestUnionBridgeRbtc(uint256)', [wei], manner)
const release = (scene: BridgeScene, value: bigint, manner: Manner = {}) =>
  callUnion(scene, 'releaseUnionBridgeRbtc()', [], { value, ...manner })

const balanceOf = async ({ world }: BridgeScene, address: Hex) =>
  (await world.getAccount(fromHex(address)))?.balance ?? 0n
const readNamed = (scene: BridgeScene, name: string) => scene.read(hashedEntry(name).slot)

describe('requestUnionBridgeRbtc', () => {
  it('requestUnionBridgeRbtc pays the union contract until the sum reaches its cap', async () => {
    const scene = await openScene()
    const before = await balanceOf(scene, SENDER)
    expect([await request(scene, 1n), await request(scene, CAP), await request(scene, CAP - 1n)]).toEqual([0n, -2n, 0n])
    expect(await balanceOf(scene, SENDER)).toBe(before + CAP)
    expect(await readNamed(scene, 'weisTransferredToUnionBridge')).toBe('0x880de0b6b3a7640000')
    expect([await request(scene, 0n), await request(scene, 2n ** 255n)]).toEqual([-2n, -2n])
  })

  it('requestUnionBridgeRbtc logs the payment', async () => {
    const { logs } = await (await openScene()).ask('requestUnionBridgeRbtc(uint256)', [5])
    expect(logs.map(({ topics, data }) => [...topics.map(toHex), toHex(data)])).toEqual([
      [
        '0x7437e377b64fb06ab77f4a383b1eca94d7379f1233cac75ab75c97583953a6ab',
        `0x${SENDER.slice(2).padStart(64, '0')}`,
        `0x${'5'.padStart(64, '0')}`,
      ],
    ])
  })

  it('requestUnionBridgeRbtc pays no other caller', async () => {
    const scene = await openScene()
    expect([await request(scene, 1n, { from: OTHER }), await request(scene, 1n, { from: ZERO })]).toEqual([-1n, -1n])
  })
})

describe('releaseUnionBridgeRbtc', () => {
  it('releaseUnionBridgeRbtc reduces the borrowed amount', async () => {
    const scene = await openScene()
    await request(scene, 100n)
    expect([await release(scene, 60n), await release(scene, 40n)]).toEqual([0n, 0n])
    expect(await readNamed(scene, 'weisTransferredToUnionBridge')).toBe('0x80')
  })

  it('releaseUnionBridgeRbtc returns the value to a caller without permission, also to a contract', async () => {
    const scene = await openScene()
    const [before, bridgeBefore] = [await balanceOf(scene, NOBODY), await balanceOf(scene, toHex(BRIDGE))]
    expect(await release(scene, 1000n, { from: NOBODY })).toBe(-1n)
    expect(await release(scene, 1000n, { via: 'CALL' })).toBe(-1n)
    expect(await balanceOf(scene, NOBODY)).toBe(before)
    expect(await balanceOf(scene, toHex(BRIDGE))).toBe(bridgeBefore)
  })

  it('releaseUnionBridgeRbtc rejects a value of 0', async () => expect(await release(await openScene(), 0n)).toBe(-2n))

  it('releaseUnionBridgeRbtc of more than was borrowed returns the value and revokes both permissions', async () => {
    const scene = await openScene()
    await request(scene, 5n)
    const before = await balanceOf(scene, SENDER)
    expect(await release(scene, 6n)).toBe(-2n)
    expect(await balanceOf(scene, SENDER)).toBe(before)
    expect([await release(scene, 1n), await request(scene, 1n)]).toEqual([-3n, -3n])
    expect([
      await readNamed(scene, 'unionBridgeRequestEnabled'),
      await readNamed(scene, 'unionBridgeReleaseEnabled'),
    ]).toEqual(['0x80', '0x80'])
  })
})

describe('settings of the union contract', () => {
  it('only the authorities change the settings of the union contract', async () => {
    const scene = await openScene()
    const PERMISSIONS = 'setUnionBridgeTransferPermissions(bool,bool)'
    const RULES: readonly [signature: string, args: readonly unknown[]][] = [
      [PERMISSIONS, [true, false]],
      ['increaseUnionBridgeLockingCap(uint256)', [CAP + 1n]],
      ['setUnionBridgeContractAddressForTestnet(address)', [OTHER]],
    ]
    for (const [signature, args] of RULES) {
      expect([
        await callUnion(scene, signature, args, { from: OTHER }),
        await callUnion(scene, signature, args),
      ]).toEqual(['failed', 0n])
    }
    expect([
      await answer(scene, 'getUnionBridgeLockingCap()', 'uint256'),
      await request(scene, CAP + 1n, { from: OTHER }),
    ]).toEqual([CAP + 1n, 0n])
    expect([await release(scene, 1n, { from: OTHER }), await request(scene, 1n)]).toEqual([-3n, -1n])
    expect((await scene.ask(PERMISSIONS, [true, false])).logs).toEqual([]) // nothing changes
    expect((await scene.ask(PERMISSIONS, [true, true])).logs).toHaveLength(1)
  })

  it('an increase of the union cap is at most twofold', async () => {
    const scene = await openScene()
    const increase = (wei: bigint) => callUnion(scene, 'increaseUnionBridgeLockingCap(uint256)', [wei])
    expect([await increase(CAP), await increase(2n * CAP + 1n), await increase(2n * CAP)]).toEqual([-2n, -2n, 0n])
  })

  it('the address of the union contract is fixed on mainnet', async () => {
    const { union } = ruledBy(fromHex(SENDER))
    const scene = await setBridgeScene({ ...mainnet.bridge, union })
    expect(await callUnion(scene, 'setUnionBridgeContractAddressForTestnet(address)', [OTHER])).toBe('failed')
  })

  it('the zero address is the union contract until one is set, but a call without a sender is not from it', async () => {
    const scene = await setBridgeScene()
    const named = { from: ZERO }
    expect([await release(scene, 0n, named), await request(scene, 0n, named), await request(scene, 5n, named)]).toEqual(
      [-2n, -2n, 0n],
    )
    const anonymous = { from: ZERO, isAnonymous: true }
    expect([await release(scene, 0n, anonymous), await request(scene, 5n, anonymous)]).toEqual([-1n, -1n])
  })
})

describe('event data of the union contract', () => {
  for (const name of ['SuperEvent', 'BaseEvent']) {
    it(`only the union contract sets and clears the ${name}, of at most 128 bytes`, async () => {
      const scene = await openScene()
      const get = () => answer(scene, `get${name}()`, 'bytes')
      const set = async (bytes: Hex, manner: Manner = {}) =>
        (await scene.ask(`set${name}(bytes)`, [bytes], manner)).failed
      expect([await set('0x0102', { from: OTHER }), await set(`0x${'07'.repeat(129)}`)]).toEqual([true, true])
      expect([await set(`0x${'07'.repeat(128)}`), await get()]).toEqual([false, `0x${'07'.repeat(128)}`])
      expect((await scene.ask(`clear${name}()`, [], { from: OTHER })).failed).toBe(true)
      expect([(await scene.ask(`clear${name}()`)).failed, await get()]).toEqual([false, '0x'])
    })
  }
})

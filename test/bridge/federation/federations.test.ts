import { describe, expect, it } from 'vitest'
import type { Bytes } from '../../../src/base/bytes.ts'
import { encodeRlp } from '../../../src/base/encodeRlp.ts'
import { fromHex, type Hex, toHex } from '../../../src/base/hex.ts'
import { minimalBytes } from '../../../src/base/integer.ts'
import { regtest } from '../../../src/chainspec/regtest.ts'
import { keccak256 } from '../../../src/crypto/keccak.ts'
import { answer, type BridgeScene, type Manner, rulesWithout, setBridgeScene } from '../../_helpers/bridge.ts'
import { federationCell, versionCell } from '../../_helpers/federationCell.ts'
import { REAL_FEDERATIONS } from '../../_helpers/realFederations.ts'

const KEYS = (REAL_FEDERATIONS[0]?.keys ?? []).map((key) => fromHex(`0x${key}`))
const [A = new Uint8Array(33), B = new Uint8Array(33), C = new Uint8Array(33)] = KEYS

async function sceneWith(entries: Readonly<Record<string, Bytes>>, bridge = regtest.bridge): Promise<BridgeScene> {
  const scene = await setBridgeScene(bridge)
  for (const [name, value] of Object.entries(entries)) await scene.put(name, value)
  return scene
}

describe('a federation in the storage', () => {
  for (const { name, bridge, version, address, keys } of REAL_FEDERATIONS) {
    it(`a stored federation has the address that it had ${name}`, async () => {
      const cell = federationCell(
        keys.map((key) => fromHex(`0x${key}`)),
        5,
      )
      const scene = await sceneWith({ newFederation: cell, newFederationFormatVersion: versionCell(version) }, bridge)
      expect(await answer(scene, 'getFederationAddress()', 'string')).toBe(address)
    })
  }

  it('a stored federation is described by its members, sorted by their Bitcoin keys', async () => {
    const scene = await sceneWith({
      newFederation: federationCell([C, A], 77),
      newFederationFormatVersion: versionCell(1000),
    })
    const [first = C] = [A, C].sort((a, b) => toHex(a).localeCompare(toHex(b)))
    expect(await answer(scene, 'getFederationSize()', 'int256')).toBe(2n)
    expect(await answer(scene, 'getFederationThreshold()', 'int256')).toBe(2n)
    expect(await answer(scene, 'getFederationCreationBlockNumber()', 'int256')).toBe(77n)
    expect(await answer(scene, 'getFederationCreationTime()', 'int256')).toBe(1_700_000_000n)
    const keyOfType = (type: string) => answer(scene, 'getFederatorPublicKeyOfType(int256,string)', 'bytes', [0, type])
    expect(await keyOfType('btc')).toBe(toHex(first))
    expect(await keyOfType('rsk')).toBe(toHex(first.toReversed()))
    expect(await keyOfType('xyz')).toBe('failed')
    const signature = 'getFederatorPublicKeyOfType(int256,string)'
    for (const index of [2, -1]) expect(await answer(scene, signature, 'bytes', [index, 'btc'])).toBe('failed')
  })

  it('a federation stored without a version has one key for each member', async () => {
    const cell = encodeRlp([minimalBytes(1), minimalBytes(2), [A, B]])
    const rules = rulesWithout('rskip123')
    const scene = await sceneWith({ newFederation: cell })
    expect(await answer(scene, 'getFederatorPublicKey(int256)', 'bytes', [1], { rules })).toMatch(/^0x02/)
    expect(await answer(scene, 'getFederationSize()', 'int256')).toBe(2n)
  })

  it('federation sizes cannot be read if the federation cannot be decoded', async () => {
    const short = encodeRlp([minimalBytes(1), minimalBytes(2), [A.subarray(1)]])
    for (const cell of [
      Uint8Array.of(0xc0),
      short,
      fromHex('0xff'),
      encodeRlp([minimalBytes(1), minimalBytes(2), []]),
    ]) {
      const scene = await sceneWith({ newFederation: cell })
      expect(await answer(scene, 'getFederationSize()', 'int256')).toBe('failed')
      expect(await answer(scene, 'getRetiringFederationSize()', 'int256')).toBe('failed')
    }
  })
})

describe('a change of federations', () => {
  const entries = {
    newFederation: federationCell([A, B, C], 1000),
    newFederationFormatVersion: versionCell(1000),
    oldFederation: federationCell([A], 1),
    oldFederationFormatVersion: versionCell(1000),
  }

  it('a new federation takes over at the activation age of the block’s rules', async () => {
    const scene = await sceneWith(entries)
    const early = rulesWithout('rskip383')
    const sizes = async (manner: Manner) => [
      await answer(scene, 'getFederationSize()', 'int256', [], manner),
      await answer(scene, 'getRetiringFederationSize()', 'int256', [], manner),
    ]
    expect(await sizes({ number: 1149 })).toEqual([1n, -1n])
    expect(await sizes({ number: 1150 })).toEqual([3n, 1n])
    expect(await sizes({ number: 1009, rules: early })).toEqual([1n, -1n])
    expect(await sizes({ number: 1010, rules: early })).toEqual([3n, 1n])
  })

  it('the creation block of the active federation changes when its successor takes over', async () => {
    const scene = await sceneWith({
      nextFedCreationBlockHeight: encodeRlp(minimalBytes(1000)),
      activeFedCreationBlockHeight: encodeRlp(minimalBytes(300)),
    })
    const since = (number: number) =>
      answer(scene, 'getActiveFederationCreationBlockHeight()', 'uint256', [], { number })
    expect([await since(1149), await since(1150)]).toEqual([300n, 1000n])
  })

  it('a pending federation is described by its members', async () => {
    const member = (key: Bytes) => [key, key, key]
    const scene = await sceneWith({
      pendingFederation: encodeRlp([member(B), member(A)]),
      pendingFederationFormatVersion: versionCell(1000),
    })
    const sorted = [A, B].sort((a, b) => toHex(a).localeCompare(toHex(b)))
    expect(await answer(scene, 'getPendingFederationSize()', 'int256')).toBe(2n)
    expect(await answer(scene, 'getPendingFederationHash()', 'bytes')).toBe(toHex(keccak256(encodeRlp(sorted))))
    const key = await answer(scene, 'getPendingFederatorPublicKeyOfType(int256,string)', 'bytes', [0, 'mst'])
    expect(key).toBe(toHex(sorted[0] ?? A))
  })

  it('a proposed federation is described only with its format version', async () => {
    const proposedFederation = federationCell([A, B], 9)
    const scene = await sceneWith({ proposedFederation, proposedFederationFormatVersion: versionCell(4000) })
    expect(await answer(scene, 'getProposedFederationSize()', 'int256')).toBe(2n)
    expect(await answer(scene, 'getProposedFederationAddress()', 'string')).toMatch(/^2/)
    const versionless = await sceneWith({ proposedFederation })
    expect(await answer(versionless, 'getProposedFederationSize()', 'int256')).toBe('failed')
  })
})

describe("the network's first federation", () => {
  it('the first federation of a network is that of the constants', async () => {
    const member = { btcKey: A, rskKey: B, mstKey: C }
    const federation = { ...regtest.bridge.federation, members: [member], createdAt: 5000, format: 'multisig' } as const
    const scene = await setBridgeScene({ ...regtest.bridge, federation })
    const script: Hex = `0x5121${toHex(A).slice(2)}51ae`
    expect(await answer(scene, 'getActivePowpegRedeemScript()', 'bytes')).toBe(script)
    expect(await answer(scene, 'getFederationSize()', 'int256')).toBe(1n)
    expect(await answer(scene, 'getFederationCreationTime()', 'int256')).toBe(5n)
    const signature = 'getFederatorPublicKeyOfType(int256,string)'
    expect(await answer(scene, signature, 'bytes', [0, 'rsk'])).toBe(toHex(B))
  })
})

import { describe, expect, it } from 'vitest'
import type { Bytes } from '../../src/base/bytes.ts'
import { fromHex, type Hex, toHex } from '../../src/base/hex.ts'
import { decodeEntry, decodeNumber, storageEntry, UndecodableEntry } from '../../src/bridge/storageEntry.ts'
import { addressOfPrivateKey } from '../../src/crypto/secp256k1.ts'
import type { CallKind } from '../../src/evm/frame.ts'
import { PrecompileFailure } from '../../src/evm/precompiles/precompile.ts'
import { callData, type Manner, ruledBy, rulesWithout, setBridgeScene } from '../_helpers/bridge.ts'

const KEY = new Uint8Array(32).fill(7)
const SIZE = 'getFederationSize()'
const HEIGHT = 'getBtcBlockchainBestChainHeight()'
const CAP = 'increaseLockingCap(int256)'

async function fails(to: string | Bytes, manner: Manner = {}, args: readonly unknown[] = []): Promise<boolean> {
  return (await (await setBridgeScene()).ask(to, args, manner)).failed
}

describe('methods for local calls', () => {
  it('a method for local calls succeeds without a transaction, directly and through a contract', async () => {
    expect(await fails(SIZE)).toBe(false)
    expect(await fails(SIZE, { via: 'CALL' })).toBe(false)
  })

  it('a method for local calls fails in a transaction, directly and through a contract', async () => {
    expect(await fails(SIZE, { privateKey: KEY })).toBe(true)
    expect(await fails(SIZE, { privateKey: KEY, via: 'CALL' })).toBe(true)
  })

  it('methods for local calls are open before RSKIP-88, and the best height since RSKIP-220', async () => {
    expect(await fails(SIZE, { privateKey: KEY, rules: rulesWithout('rskip88') })).toBe(false)
    expect(await fails(HEIGHT, { privateKey: KEY })).toBe(false)
    expect(await fails(HEIGHT, { privateKey: KEY, rules: rulesWithout('rskip220') })).toBe(true)
  })
})

describe('kinds of calls', () => {
  const accepted = async (to: string, manner: Manner, args: unknown[] = []) => {
    const kinds: CallKind[] = []
    for (const via of ['CALL', 'CALLCODE', 'DELEGATECALL', 'STATICCALL'] as const) {
      if (!(await fails(to, { ...manner, via }, args))) kinds.push(via)
    }
    return kinds
  }

  it('methods that read accept CALL and STATICCALL, and others accept CALL', async () => {
    expect(await accepted(SIZE, {})).toEqual(['CALL', 'STATICCALL'])
    expect(await accepted(CAP, {}, [1])).toEqual(['CALL'])
  })

  it('methods accept all kinds of calls before RSKIP-417', async () => {
    const rules = rulesWithout('rskip417')
    expect(await accepted(SIZE, { rules })).toHaveLength(4)
    expect(await accepted(CAP, { rules }, [1])).toHaveLength(4)
  })

  it('a call by a contract ends the contract before RSKIP-88', async () => {
    const scene = await setBridgeScene()
    const { failed, gas } = await scene.ask(SIZE, [], { via: 'CALL', rules: rulesWithout('rskip88') })
    expect({ failed, gas }).toEqual({ failed: true, gas: 5_000_000n })
  })
})

describe('data that calls no method', () => {
  const INPUTS: readonly [string, Hex][] = [
    ['is too short', '0x802ad4'],
    ['is unknown', '0x12345678'],
    ['lacks its arguments', '0xefd4441800'],
    ['calls a removed method', toHex(callData('getFederatorPublicKey(int256)', [0]))],
  ]
  for (const [flaw, input] of INPUTS) {
    it(`data that ${flaw} costs 23,000 gas and fails`, async () => {
      const scene = await setBridgeScene()
      expect(await scene.ask(fromHex(input))).toMatchObject({ failed: true, gas: 23_000n })
      const early = await scene.ask(fromHex(input), [], { rules: rulesWithout('rskip88', 'rskip89') })
      expect(early).toMatchObject({ failed: false, output: '0x', gas: 23_000n })
    })
  }
})

describe('transactions of authorities', () => {
  it('a direct transaction of an authority is free until Bridge transactions are paid', async () => {
    const scene = await setBridgeScene(ruledBy(addressOfPrivateKey(KEY)))
    const manner = { privateKey: KEY, rules: rulesWithout('areBridgeTxsPaid') }
    expect((await scene.ask('createFederation()', [], manner)).gas).toBe(0n)
    expect((await scene.ask('createFederation()', [], { privateKey: KEY })).gas).toBe(11_008n)
    const unsigned = { from: toHex(addressOfPrivateKey(KEY)), rules: manner.rules }
    expect((await scene.ask('createFederation()', [], unsigned)).gas).toBe(11_008n)
    const other = await setBridgeScene()
    expect((await other.ask('createFederation()', [], manner)).gas).toBe(11_008n)
  })
})

describe('a storage entry that cannot be decoded', () => {
  it('the failure of an entry that cannot be decoded names the entry', () => {
    const decode = () => decodeEntry(storageEntry('feePerKb'), Uint8Array.of(0xc0), decodeNumber)
    expect(decode).toThrow(UndecodableEntry)
    expect(decode).toThrow(PrecompileFailure)
    expect(decode).toThrow(/'feePerKb'.*should be a byte string/)
  })
})

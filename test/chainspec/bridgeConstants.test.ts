import { describe, expect, it } from 'vitest'
import { fromHex, toHex } from '../../src/base/hex.ts'
import { bitcoinBlockHash, bitcoinWorkValue, decodeBitcoinHeader } from '../../src/bitcoin/header.ts'
import { decodeCompactTarget } from '../../src/bitcoin/target.ts'
import { isFreeBridgeTransaction } from '../../src/chainspec/freeTransactions.ts'
import { BRIDGE_ADDRESS } from '../../src/chainspec/genesisBalances.ts'
import { NETWORKS } from '../../src/chainspec/networks.ts'
import { regtest } from '../../src/chainspec/regtest.ts'
import { RULES, type Rules } from '../../src/chainspec/rules.ts'
import { createSandbox } from '../../src/chainspec/sandbox.ts'
import { addressOfPublicKey } from '../../src/crypto/secp256k1.ts'

const GENESIS = {
  main: '0x000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f',
  test: '0x000000000933ea01ad0ee984209779baaec3ced90fa3f408719526f8d77f4943',
  regtest: '0x0f9188f13cb7b2c71f2a335e3a4fc328bf5beb436012afca590b1a11466e2206',
} as const

describe("a network's Bridge", () => {
  for (const { name, bridge } of Object.values(NETWORKS)) {
    it(`the Bridge of ${name} starts from the Bitcoin genesis and checkpoints, whose headers meet their targets`, () => {
      const { genesisHeader, checkpoints } = bridge.bitcoin
      expect(toHex(bitcoinBlockHash(genesisHeader))).toBe(GENESIS[bridge.bitcoin.name])
      const headers = [genesisHeader, ...Object.values(checkpoints ?? {}).map(({ header }) => header)]
      for (const header of headers) {
        expect(bitcoinWorkValue(header) <= decodeCompactTarget(decodeBitcoinHeader(header).bits)).toBe(true)
      }
    })

    it(`the Bridge of ${name} has sorted keys on the curve, and authorities`, () => {
      const { members, authorities, emergencyKeys } = bridge.federation
      const keys = members.map(({ btcKey }) => toHex(btcKey))
      expect(keys).toEqual([...keys].sort())
      for (const key of [...members.flatMap(Object.values), ...emergencyKeys]) {
        expect(addressOfPublicKey(key)).toHaveLength(20)
      }
      const { feePerKb, lockingCap, whitelistAuthorities } = bridge
      for (const group of [authorities, feePerKb.authorities, lockingCap.authorities, whitelistAuthorities]) {
        expect(group.length).toBeGreaterThan(0)
        for (const address of group) expect(address).toHaveLength(20)
      }
    })

    it(`the sandbox of ${name} uses the same Bridge constants`, () => {
      expect(createSandbox(NETWORKS[name]).bridge).toBe(bridge)
    })
  }
})

describe('a free transaction to the Bridge', () => {
  const unpaid: Rules = new Set(RULES.filter((rule) => rule !== 'areBridgeTxsPaid'))
  const { federation, feePerKb, whitelistAuthorities, lockingCap } = regtest.bridge
  const federator = addressOfPublicKey(federation.members[0]?.rskKey ?? new Uint8Array(0))
  const isFree = (sender: Uint8Array | undefined, to: Uint8Array | undefined = BRIDGE_ADDRESS, rules = unpaid) =>
    isFreeBridgeTransaction(regtest.bridge, rules, to, sender ?? new Uint8Array(20))

  it('a transaction to the Bridge is free for federators and for authorities of federation, whitelist and fee', () => {
    const senders = [federator, federation.authorities[4], whitelistAuthorities[0], feePerKb.authorities[0]]
    expect(senders.map((sender) => isFree(sender))).toEqual([true, true, true, true])
  })

  it('a transaction is not free for other senders, for other receivers, or with areBridgeTxsPaid', () => {
    expect(isFree(lockingCap.authorities[0])).toBe(false)
    expect(isFree(fromHex(`0x${'ab'.repeat(20)}`))).toBe(false)
    expect(isFree(federator, fromHex('0x0000000000000000000000000000000001000008'))).toBe(false)
    expect(isFreeBridgeTransaction(regtest.bridge, unpaid, undefined, federator)).toBe(false)
    expect(isFree(federator, BRIDGE_ADDRESS, new Set(RULES))).toBe(false)
  })
})

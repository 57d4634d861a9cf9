import { describe, expect, it } from 'vitest'
import { fromHex, toHex } from '../../src/base/hex.ts'
import { mainnet } from '../../src/chainspec/mainnet.ts'
import { regtest } from '../../src/chainspec/regtest.ts'
import { rulesAt } from '../../src/chainspec/rulesAt.ts'
import { testnet } from '../../src/chainspec/testnet.ts'
import { createBloom } from '../../src/primitives/bloom.ts'
import { createGenesisBlock } from '../../src/primitives/genesis.ts'
import { hashHeader } from '../../src/primitives/headerHash.ts'
import { encodeReceipt, type Receipt } from '../../src/primitives/receipt.ts'
import { createRemascTransaction, decodeTransaction, signTransaction } from '../../src/primitives/transaction.ts'
import { receiptsRoot, transactionsRoot } from '../../src/state/roots.ts'
import { applyChanges } from '../../src/state/trie/applyChanges.ts'
import { EMPTY_TRIE } from '../../src/state/trie/node.ts'
import { applyGenesis } from '../_helpers/genesis.ts'
import { createOldTestHeader, createTestHeader } from '../_helpers/header.ts'
import { createNodeStore } from '../_helpers/nodeStore.ts'

describe('genesis', () => {
  it.each([
    [
      'mainnet',
      mainnet,
      '0xf88529d4ab262c0f4d042e9d8d3f2472848eaafe1a9b7213f57617eb40a9f9e0',
      '0x21de9a922f22eb925cefc6d4c994cb28e9ec36e7a45862105f79e4d97c0babfc',
    ],
    [
      'testnet',
      testnet,
      '0xcabb7fbe88cd6d922042a32ffc08ce8b1fbb37d650b9d4e7dbfe2a7469adfa42',
      '0x45bce5168430c42b3d568331753f900a32457b4f3748697cbd8375ff4da72641',
    ],
    [
      'regtest',
      regtest,
      '0x8ea789fabef0dd4946ed53f001e7b6f8a8d0c22a612a6099fc7f93c990af68fe',
      '0x9c13f6bf26a9d1b13b708b5da083cb8f4e948bb7f903174081ad95810d52723f',
    ],
  ])('of %s has its hash and state', async (_, network, hash, stateRoot) => {
    const { root } = await applyGenesis(network)
    expect(toHex(root.hash)).toBe(stateRoot)
    expect(toHex(createGenesisBlock(network, root.hash).hash)).toBe(hash)
  })
})

describe('block 1', () => {
  const emptyBlockReceipt: Receipt = {
    succeeded: true,
    cumulativeGasUsed: 0n,
    gasUsed: 0n,
    logs: [],
    logsBloom: new Uint8Array(256),
  }
  // REMASC's sender gets a nonce, its contract an empty list of siblings.
  const writes = [
    { key: fromHex('0x00bc36789e7a1e2814364600'), value: fromHex('0xc20100') },
    {
      key: fromHex(
        '0x00611cb96d0a346b10bab90000000000000000000000000000000001000008005a7de95ffc33d519294c7369626c696e6773',
      ),
      value: fromHex('0xc0'),
    },
  ]

  it.each([
    ['testnet', testnet, '0x2e03cbe3db74f3296c6e0d25be37df392dae68b33b667536e2c6379a70dee772'],
    ['regtest', regtest, '0xf276a3a8c9c4eb4dcbbfb9bf6965f36dc611b815614c0d7cd06e15b8890c272c'],
  ])('of %s has its roots', async (_, network, stateRoot) => {
    const { root, store } = await applyGenesis(network)
    const applied = await applyChanges(root, 1, { deletedAccounts: [], writes }, store)
    expect(toHex(applied.root)).toBe(stateRoot)
    const rules = rulesAt(network, 1)
    expect(toHex(transactionsRoot([createRemascTransaction(1)], rules))).toBe(
      '0x8c9664a30670ddc67aa13992fdd8751b7b797bbe172506ffd5cda10ebbf97952',
    )
    expect(toHex(receiptsRoot([emptyBlockReceipt], rules))).toBe(
      '0x66cfdb731f620cd96e2c2cb0f7d3c3a2879c29b40014aa27efbbf3cf9cd3b0f6',
    )
  })
})

describe('headers', () => {
  const rules = rulesAt(regtest, 1)

  it('version 0', () => {
    const header = createOldTestHeader({ number: 2, minimumGasPrice: 60_000_000n, difficulty: 0x20000n })
    expect(toHex(hashHeader(header, rules))).toBe('0x4f6c4b27c2377a532d61ff2dcf5b1b538da35071449f03d341c3bf692b2cf9e6')
  })

  it('version 1, as a node mined it', () => {
    const header = createTestHeader({
      version: 1,
      timestamp: 1_768_848_306,
      extraData: fromHex('0xd40192534e415053484f542d343661653533386532'),
      bitcoinMergedMiningHeader: fromHex(
        '0x711101000000000000000000000000000000000000000000000000000000000000000000f452061f4aea40ba9a9dca66ce43eaad20e9d59b4d19fa4415dd22d3de8c2ec3b27b6e69ffff7f2103000000',
      ),
    })
    expect(toHex(hashHeader(header, rules))).toBe('0xfe10930e0ad3742e3fe1d7200c4d54573d58033cc03484137dc7ec5a761ecffe')
  })

  it('version 2, as a node built it', () => {
    expect(toHex(hashHeader(createTestHeader(), rules))).toBe(
      '0x90299cad077d0759beee6c9625be98114874d9ae65ede6979752a97112043b63',
    )
  })

  it('version 2 with edges and a base event', () => {
    const header = createTestHeader({ edges: [1, 300], baseEvent: fromHex('0xdeadbeef') })
    expect(toHex(hashHeader(header, rules))).toBe('0xce4698c735b4c34af4536326b1058aa86f26756bad04dad50fc50538dce160aa')
  })
})

describe('transactions', () => {
  const cow = fromHex('0xc85ef7d79691fe79573b1a7064c19c1a9819ebdbd1faaab1a8ec92344438aaf4')
  const to = fromHex('0x7986b3df570230288501eea3d890bd66948c9b79')
  const fields = { nonce: 7n, gasPrice: 65_000_000n, gasLimit: 21_000n, to, value: 10n ** 18n, data: new Uint8Array(0) }

  it.each([
    [0, '0xf3f408ebfe5a364bdb54895edc9fc2b9a866b9b53ecddbd1a7e2d24317d2c9cd'],
    [30, '0x05b98690639165622cbdeedb5c50596bd7daa248f00affb10d1492a8975c64e4'],
    [31, '0xe97f7f856d8aab3159cfb5f0a0af21caf25d1de880cfdfbe4505e71d6503908c'],
    [33, '0x28ef0896f53fa95c713a457d38b2b87d181a210298b9a42d4e6e0ba47075131f'],
  ])('a transfer signed for chain id %i', (chainId, hash) => {
    expect(toHex(signTransaction(fields, chainId, cow).hash)).toBe(hash)
  })

  it('a creation', () => {
    const { to: _, ...creation } = { ...fields, data: fromHex('0x600160005260206000f3') }
    expect(toHex(signTransaction(creation, 33, cow).hash)).toBe(
      '0x9d41b6c9a40e6b76c31f1206ffb5f698a306725988ae0dbc98ef16f68401a827',
    )
  })

  it('a zero gas price has two spellings and two hashes', () => {
    const written = signTransaction({ ...fields, gasPrice: 0n }, 33, cow)
    expect(toHex(written.hash)).toBe('0x79a5f4682696ccd22d831fa733af222b5e5345c4e0fb527c3b2d342013a412c8')
    const bytes = written.encoded.slice()
    bytes[3] = 0x80
    expect(toHex(decodeTransaction(bytes).hash)).toBe(
      '0x61460b5d375ea97634f2e94dfb54d80799a8badd171ea1ecea946ea48cb2bcd1',
    )
  })

  it("REMASC's", () => {
    expect(toHex(createRemascTransaction(1).hash)).toBe(
      '0x4aa0649fdc1a4b0e07b64c26e43138400c84d6a127d0242027226b7ade17a53e',
    )
  })
})

it('a receipt with a log has its bytes and root', () => {
  const logs = [
    {
      address: fromHex('0x77045e71a7a2c50903d88e564cd72fab11e82051'),
      topics: [new Uint8Array(32).fill(7)],
      data: fromHex('0x0102'),
    },
  ]
  const receipt = { succeeded: true, cumulativeGasUsed: 63_000n, gasUsed: 42_000n, logs, logsBloom: createBloom(logs) }
  expect(encodeReceipt(receipt)).toHaveLength(332)
  expect(toHex(receiptsRoot([receipt], rulesAt(regtest, 1)))).toBe(
    '0xb30252f2d7e112132a5301e0a2f888e9593589855350488fd9f3f06454a8edbd',
  )
})

it('a unitrie with short, long, embedded and deleted values has its root', async () => {
  const put = (key: string, length: number) => ({
    key: new TextEncoder().encode(key),
    value: new Uint8Array(length).fill(1),
  })
  const writes = [
    put('foo', 3),
    put('foobar', 33),
    put('fo', 1),
    put('zebra', 300),
    put('zero', 32),
    { ...put('gone', 1), value: undefined },
  ]
  const applied = await applyChanges(
    EMPTY_TRIE,
    0,
    { deletedAccounts: [], writes: [put('gone', 5), ...writes] },
    createNodeStore(),
  )
  expect(toHex(applied.root)).toBe('0x7c269f981bd670b7fff194b9f7f06a4f4964664399f5285d8f0fd61c2969c364')
})

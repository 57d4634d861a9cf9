import { expect, it } from 'vitest'
import { fromHex, toHex } from '../../src/base/hex.ts'
import { mainnet } from '../../src/chainspec/mainnet.ts'
import { regtest } from '../../src/chainspec/regtest.ts'
import type { Rule, Rules } from '../../src/chainspec/rules.ts'
import { rulesAt } from '../../src/chainspec/rulesAt.ts'
import { testnet } from '../../src/chainspec/testnet.ts'
import { decodeBlock } from '../../src/primitives/block.ts'
import { addToBloom, createBloom } from '../../src/primitives/bloom.ts'
import { nextDifficulty } from '../../src/primitives/difficulty.ts'
import { createGenesisBlock } from '../../src/primitives/genesis.ts'
import { checkHeaderWork } from '../../src/primitives/proofOfWork.ts'
import { decodeReceipt, encodeReceipt } from '../../src/primitives/receipt.ts'
import { isRemascTransaction } from '../../src/primitives/transaction.ts'
import { receiptsRoot, transactionsRoot } from '../../src/state/roots.ts'
import { applyChanges } from '../../src/state/trie/applyChanges.ts'
import { applyGenesis } from '../_helpers/genesis.ts'
import { describeVectors } from '../_helpers/vectors.ts'

interface TestnetBlock1 {
  readonly blockRlp: string
  readonly hash: string
  readonly receipts: readonly { readonly rlp: string }[]
  readonly receiptsTrie: { readonly root: string }
  readonly transactionsTrie: { readonly root: string }
  readonly stateChanges: readonly { readonly key: string; readonly value: string }[]
  readonly stateRoot: string
  readonly regtestBlock1: { readonly stateRoot: string }
}

describeVectors<TestnetBlock1>('testnet-block1.json', (expected) => {
  const block = decodeBlock(fromHex(expected.blockRlp), testnet)
  const rules = rulesAt(testnet, 1)

  it('block 1 of testnet is decoded to its hash and encoded to its bytes', () => {
    expect(toHex(block.hash)).toBe(expected.hash)
    expect(toHex(block.encoded)).toBe(expected.blockRlp)
    expect(block.transactions.map(isRemascTransaction)).toEqual([true])
  })

  it('block 1 of testnet, which came long after genesis, has the minimum difficulty', () => {
    const genesis = createGenesisBlock(testnet, block.header.stateRoot).header
    expect(nextDifficulty(testnet, rules, block.header, genesis)).toBe(block.header.difficulty)
  })

  it('block 1 of testnet has a valid proof of work', () => expect(checkHeaderWork(block.header, rules)).toBeUndefined())

  it('block 1 of testnet has the roots of its transactions and receipts', () => {
    const receipts = expected.receipts.map(({ rlp }) => decodeReceipt(fromHex(rlp)))
    expect(toHex(transactionsRoot(block.transactions, rules))).toBe(expected.transactionsTrie.root)
    expect(toHex(receiptsRoot(receipts, rules))).toBe(expected.receiptsTrie.root)
    expect(toHex(block.header.receiptsRoot)).toBe(expected.receiptsTrie.root)
  })

  it.each([
    ['testnet', testnet, expected.stateRoot],
    ['regtest', regtest, expected.regtestBlock1.stateRoot],
  ] as const)('the state changes of block 1 lead to its state root on %s', async (_, network, stateRoot) => {
    const { root, store } = await applyGenesis(network)
    const writes = expected.stateChanges.map(({ key, value }) => ({ key: fromHex(key), value: fromHex(value) }))
    const applied = await applyChanges(root, 1, { deletedAccounts: [], writes }, store)
    expect(toHex(applied.root)).toBe(stateRoot)
  })
})

interface ReceiptVectors {
  readonly literal: readonly {
    readonly name: string
    readonly rlp: string
    readonly postTxState: string
    readonly cumulativeGasUsed: string
    readonly gasUsed: string
    readonly status: string | null
    readonly logsBloom: string
    readonly logs: readonly { address: string; topics: readonly string[]; data: string }[]
  }[]
  readonly computed: readonly {
    readonly name: string
    readonly cumulativeGasUsed: number
    readonly gasUsed: number
    readonly status: boolean
    readonly logs: readonly { address: string; topics: readonly string[]; data: string }[]
    readonly logsBloom: string
    readonly rlp: string
  }[]
  readonly computedTrie: {
    readonly entries: readonly [string, string][]
    readonly root: string
    readonly rootOrchid: string
  }
}

describeVectors<ReceiptVectors>('receipts.json', ({ literal, computed, computedTrie }) => {
  it('receipts.json has 4 literal and 4 computed cases', () =>
    expect([literal.length, computed.length]).toEqual([4, 4]))

  it.each(literal)('a literal receipt is decoded, or refused without a status: $name', (expected) => {
    if (expected.status === null) {
      // Five items, without a status: no block of the supported networks has such a receipt.
      expect(() => decodeReceipt(fromHex(expected.rlp))).toThrow(/should have 6 items|state/)
      return
    }
    const receipt = decodeReceipt(fromHex(expected.rlp))
    expect(receipt.succeeded).toBe(expected.status === '0x01')
    expect(receipt.gasUsed).toBe(BigInt(expected.gasUsed))
    expect(receipt.cumulativeGasUsed).toBe(BigInt(expected.cumulativeGasUsed))
    expect(toHex(receipt.logsBloom)).toBe(expected.logsBloom)
    expect(receipt.logs).toHaveLength(expected.logs.length)
    if (expected.postTxState === expected.status) expect(toHex(encodeReceipt(receipt))).toBe(expected.rlp)
  })

  it.each(computed)('a computed receipt is encoded and decoded: $name', (expected) => {
    const logs = expected.logs.map(({ address, topics, data }) => ({
      address: fromHex(`0x${address}`),
      topics: topics.map((topic) => fromHex(`0x${topic}`)),
      data: fromHex(`0x${data}`),
    }))
    const receipt = {
      succeeded: expected.status,
      cumulativeGasUsed: BigInt(expected.cumulativeGasUsed),
      gasUsed: BigInt(expected.gasUsed),
      logs,
      logsBloom: createBloom(logs),
    }
    expect(toHex(receipt.logsBloom)).toBe(expected.logsBloom)
    expect(toHex(encodeReceipt(receipt))).toBe(expected.rlp)
    expect(decodeReceipt(fromHex(expected.rlp))).toEqual(receipt)
  })

  it('four receipts have the root of the Unitrie and of the Orchid trie', () => {
    const receipts = computedTrie.entries.map(([, rlp]) => decodeReceipt(fromHex(rlp)))
    expect(toHex(receiptsRoot(receipts, rulesAt(testnet, 1)))).toBe(computedTrie.root)
    expect(toHex(receiptsRoot(receipts, rulesAt(mainnet, 1)))).toBe(computedTrie.rootOrchid)
  })
})

describeVectors<{ cases: readonly { name: string; items: readonly string[]; bloom: string }[] }>(
  'bloom.json',
  ({ cases }) => {
    it('bloom.json has 2 cases', () => expect(cases).toHaveLength(2))
    it.each(cases)('a bloom has the bits of its items: $name', ({ items, bloom }) => {
      const built = new Uint8Array(256)
      for (const item of items) addToBloom(built, fromHex(item))
      expect(toHex(built)).toBe(bloom)
    })
  },
)

interface DifficultyVectors {
  readonly literal: readonly {
    readonly name: string
    readonly config: {
      divisor: string
      minimum: string
      durationLimit: number
      rskip97Active: boolean
      uncleCount: number
    }
    readonly parentTimestamp: string
    readonly parentDifficulty: string
    readonly currentTimestamp: string
    readonly currentDifficulty: string
  }[]
  readonly computed: {
    readonly configs: Record<string, { dur: string; div: string; min: string; rskip97?: boolean }>
    readonly cases: readonly {
      readonly network: string
      readonly uncleCount: number
      readonly parentDifficulty: string
      readonly parentTimestamp: string
      readonly currentTimestamp: string
      /** Absent in one case, which refers to block 1 of testnet (tested above). */
      readonly expected?: string
    }[]
  }
}

/** Returns the difficulty constants of a case. */
function constantsOf(seconds: number, divisor: string, minimum: string) {
  return {
    difficulty: {
      ...mainnet.difficulty,
      targetBlockSeconds: seconds,
      divisor: BigInt(divisor),
      minimum: BigInt(minimum),
    },
  }
}

function rulesWith(hasRskip97: boolean): Rules {
  return new Set<Rule>(hasRskip97 ? ['rskip97'] : [])
}

describeVectors<DifficultyVectors>('difficulty.json', ({ literal, computed }) => {
  it('difficulty.json has 21 literal and 211 computed cases', () =>
    expect([literal.length, computed.cases.length]).toEqual([21, 211]))

  it.each(literal)('a literal difficulty follows the formula: $name', ({ config, ...expected }) => {
    const difficulty = nextDifficulty(
      constantsOf(config.durationLimit, config.divisor, config.minimum),
      rulesWith(config.rskip97Active),
      { timestamp: Number(expected.currentTimestamp), uncleCount: config.uncleCount },
      { timestamp: Number(expected.parentTimestamp), difficulty: BigInt(expected.parentDifficulty) },
    )
    expect(difficulty).toBe(BigInt(expected.currentDifficulty))
  })

  it.each(computed.cases.filter(({ expected }) => expected !== undefined))(
    'a difficulty follows the formula: $network, $uncleCount uncles, $parentDifficulty from $parentTimestamp to $currentTimestamp',
    (expected) => {
      const config = computed.configs[expected.network]
      const difficulty = nextDifficulty(
        constantsOf(Number(config?.dur), config?.div ?? '', config?.min ?? ''),
        rulesWith(config?.rskip97 ?? true),
        { timestamp: Number(expected.currentTimestamp), uncleCount: expected.uncleCount },
        { timestamp: Number(expected.parentTimestamp), difficulty: BigInt(expected.parentDifficulty) },
      )
      expect(difficulty).toBe(BigInt(expected.expected ?? ''))
    },
  )
})

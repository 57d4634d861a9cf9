import { EMPTY_BYTES } from '../../../../src/base/bytes.ts'
import { encodeListOf, encodeRlp } from '../../../../src/base/encodeRlp.ts'
import { signedMinimalBytes } from '../../../../src/base/integer.ts'
import { mineMergedBlock } from '../../../../src/bitcoin/mergedMining.ts'
import { createBlockCache } from '../../../../src/chain/ancestors/blockCache.ts'
import { createForkAncestors } from '../../../../src/chain/ancestors/forkDetection.ts'
import { BlockRefused } from '../../../../src/chain/import/rules/blockRefused.ts'
import { requireValidBlock, type ValidityContext } from '../../../../src/chain/import/rules/requireValidBlock.ts'
import type { Network } from '../../../../src/chainspec/network.ts'
import { regtest } from '../../../../src/chainspec/regtest.ts'
import { NEVER } from '../../../../src/chainspec/ruleHeights.ts'
import type { Rule, Rules } from '../../../../src/chainspec/rules.ts'
import { rulesAt } from '../../../../src/chainspec/rulesAt.ts'
import { keccak256 } from '../../../../src/crypto/keccak.ts'
import { type Block, createBlock } from '../../../../src/primitives/block.ts'
import { nextDifficulty } from '../../../../src/primitives/difficulty.ts'
import { type Header, headerVersionAt } from '../../../../src/primitives/header.ts'
import { encodeHeader } from '../../../../src/primitives/headerEncoding.ts'
import { hashForMergedMining } from '../../../../src/primitives/headerHash.ts'
import {
  createRemascTransaction,
  decodeTransaction,
  REMASC_ADDRESS,
  signTransaction,
  type Transaction,
  type TransactionFields,
} from '../../../../src/primitives/transaction.ts'
import { transactionsRoot } from '../../../../src/state/roots.ts'
import { openStore } from '../../../../src/storage/openStore.ts'
import { requireAccount } from '../../../_helpers/chain.ts'
import { createOldTestHeader, createTestHeader } from '../../../_helpers/header.ts'

export const NOW = 1_800_000_000
export const MIN_GAS_PRICE = 1000n

/** Regtest's rules with the real networks' look at the clock, and a difficulty that moves. */
export const limited: Network = {
  ...regtest,
  difficulty: { ...regtest.difficulty, minimum: 4n, minimumFromRskip290: 4n, divisor: 4n, divisorFromRskip156: 4n },
  timestampLimits: { futureSeconds: 540, bitcoinDistanceSeconds: 300, bitcoinDistanceSecondsFromRskip297: 7200 },
}

type OptionalField = 'ummRoot' | 'edges' | 'baseEvent'

/** Returns the network without these rules. */
export function without(network: Network, ...rules: readonly Rule[]): Network {
  const never = Object.fromEntries(rules.map((rule) => [rule, NEVER]))
  return { ...network, ruleHeights: { ...network.ruleHeights, ...never } }
}

/** Changes of the plain next block. Roots and hashes follow, unless `header` has them. */
export interface Changes {
  readonly header?: Partial<Header>
  /** Without REMASC's, which is put behind them. */
  readonly transactions?: readonly Transaction[]
  /** All of them, as they are. */
  readonly allTransactions?: readonly Transaction[]
  readonly uncles?: readonly Header[]
  readonly forkData?: Uint8Array
  readonly bitcoinTimestamp?: number
  /** Fields that the header should have and has not. */
  readonly without?: readonly OptionalField[]
  /** Changes of the sealed header. */
  readonly afterSealing?: (header: Header) => Partial<Header>
}

/** Creates an unchecked parent. */
export function createRoot(network: Network, changes: Partial<Header> = {}): Block {
  const header = createTestHeader({
    number: 20,
    timestamp: NOW - 10_000,
    difficulty: 16n,
    minimumGasPrice: MIN_GAS_PRICE,
    ...changes,
  })
  return createBlock(header, [], [], rulesAt(network, header.number))
}

/** The plain block after `parent`, ten seconds later, with work; changed. */
export async function createChild(network: Network, parent: Block, changes: Changes = {}): Promise<Block> {
  const number = changes.header?.number ?? parent.header.number + 1
  const rules = rulesAt(network, number)
  const { uncles = [], transactions = [] } = changes
  const all = changes.allTransactions ?? [...transactions, createRemascTransaction(number)]
  const timestamp = changes.header?.timestamp ?? parent.header.timestamp + 10
  const uncleCount = changes.header?.uncleCount ?? uncles.length
  const difficulty =
    changes.header?.difficulty ?? nextDifficulty(network, rules, { timestamp, uncleCount }, parent.header)
  const gasLimit = changes.header?.gasLimit ?? parent.header.gasLimit
  const header: Header = {
    ...createOldTestHeader({ version: headerVersionAt(rules) }),
    ...optionalFields(rules, changes.without ?? []),
    parentHash: parent.hash,
    minimumGasPrice: parent.header.minimumGasPrice,
    transactionsRoot: transactionsRoot(all, rules),
    unclesHash: keccak256(encodeListOf(uncles.map(encodeHeader))),
    number,
    timestamp,
    uncleCount,
    gasLimit,
    gasLimitBytes: signedMinimalBytes(gasLimit),
    difficulty,
    difficultyBytes: signedMinimalBytes(difficulty),
    ...changes.header,
  }
  const sealed = await seal(network, header, changes)
  return createBlock({ ...sealed, ...changes.afterSealing?.(sealed) }, all, uncles, rules)
}

function optionalFields(rules: Rules, left: readonly OptionalField[]) {
  const has = (field: OptionalField, isActive: boolean) => isActive && !left.includes(field)
  return {
    ...(has('ummRoot', rules.has('rskipUmm')) ? { ummRoot: EMPTY_BYTES } : {}),
    ...(has('edges', rules.has('rskip144') && rules.has('rskip351')) ? { edges: [] } : {}),
    ...(has('baseEvent', headerVersionAt(rules) === 2) ? { baseEvent: EMPTY_BYTES } : {}),
  }
}

async function seal(
  network: Network,
  header: Header,
  { forkData, bitcoinTimestamp = header.timestamp }: Changes,
): Promise<Header> {
  const proof = await mineMergedBlock({
    hashForMergedMining: hashForMergedMining(header, rulesAt(network, header.number), forkData),
    difficulty: header.difficulty,
    timestamp: bitcoinTimestamp,
  })
  return {
    ...header,
    bitcoinMergedMiningHeader: proof.header,
    bitcoinMergedMiningMerkleProof: proof.merkleProof,
    bitcoinMergedMiningCoinbaseTransaction: proof.coinbaseTransaction,
  }
}

/** Creates a transfer of value 0, by default at the minimum gas price. */
export function createTransfer(fields: Partial<TransactionFields> = {}): Transaction {
  const defaults = { nonce: 0n, gasPrice: MIN_GAS_PRICE, gasLimit: 21_000n, value: 0n, data: EMPTY_BYTES }
  const to = new Uint8Array(20).fill(0x77)
  return signTransaction({ ...defaults, to, ...fields }, 33, requireAccount(0).privateKey)
}

/** REMASC's transaction with a nonce and a gas price as they are given. */
export function remascWith(nonce: Uint8Array, gasPrice: Uint8Array): Transaction {
  const rest = [Uint8Array.of(0), REMASC_ADDRESS, ...Array.from({ length: 5 }, () => EMPTY_BYTES)]
  return decodeTransaction(encodeRlp([nonce, gasPrice, ...rest]))
}

export interface Scene extends ValidityContext {
  /** Returns the refusal; undefined if the block is valid. */
  refusalOf(block: Block, parent: Block): Promise<BlockRefused | undefined>
  close(): Promise<void>
}

/** Opens a store with canonical and side blocks. */
export async function openScene(
  network: Network,
  main: readonly Block[] = [],
  beside: readonly Block[] = [],
): Promise<Scene> {
  const store = await openStore({ kind: 'memory' })
  await store.write(({ blocks }) => {
    for (const { hash, header, encoded } of [...main, ...beside]) {
      blocks.insert({ hash, number: header.number, parentHash: header.parentHash, totalDifficulty: 1n, encoded })
    }
    for (const { hash, header } of main) blocks.setMain(header.number, hash)
  })
  const blocks = createBlockCache(network)
  const forkAncestors = createForkAncestors(network, store.blocks, blocks)
  const context = { network, store, blocks, forkAncestors, clock: { nowMs: () => NOW * 1000 + 999 } }
  return {
    ...context,
    close: () => store.close(),
    async refusalOf(block, parent) {
      try {
        await requireValidBlock(context, block, parent)
        return undefined
      } catch (error) {
        if (error instanceof BlockRefused) return error
        throw error
      }
    },
  }
}

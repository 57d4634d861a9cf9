import { expect, it } from 'vitest'
import { encodeRlp } from '../../src/base/encodeRlp.ts'
import { fromHex, toHex } from '../../src/base/hex.ts'
import { minimalBytes } from '../../src/base/integer.ts'
import { decodeRlp, requireList } from '../../src/base/rlp.ts'
import { NETWORKS } from '../../src/chainspec/networks.ts'
import { rulesAt } from '../../src/chainspec/rulesAt.ts'
import {
  chainIdOf,
  createRemascTransaction,
  createTransaction,
  decodeTransaction,
  isRemascTransaction,
  recoverSender,
  signingHash,
  signTransaction,
} from '../../src/primitives/transaction.ts'
import { transactionsRoot } from '../../src/state/roots.ts'
import { orchidRoot } from '../../src/state/trie/orchid.ts'
import { describeVectors } from '../_helpers/vectors.ts'

interface Eip155Case {
  readonly name: string
  readonly rlp: string
  readonly hash: string
  readonly sender: string
  readonly chainId: number
  readonly transaction: Record<'data' | 'gasLimit' | 'gasPrice' | 'nonce' | 'r' | 's' | 'to' | 'v' | 'value', string>
}

interface TxtestCase {
  readonly key: string
  readonly nonce: number
  readonly gasprice: number
  readonly startgas: number
  readonly to: string
  readonly value: number
  readonly data: string
  readonly unsigned: string
  readonly signed: string
  readonly hash: string
  readonly senderRecovered: string
  readonly lowS: boolean
}

interface RootstockCase {
  readonly name: string
  readonly privateKey: string
  readonly from: string
  readonly chainId: number
  readonly tx: { nonce: string; gasPrice: string | null; gas: string; to: string | null; value: string; data: string }
  readonly unsignedRlp: string
  readonly signHash: string
  readonly v: number
  readonly r: string
  readonly s: string
  readonly rlp: string
  readonly hash: string
}

interface RemascCase {
  readonly blockNumber: number
  readonly rlp: string
  readonly hash: string
  readonly txTrieRootWhenOnlyTx: string
  readonly txTrieRootOrchidWhenOnlyTx: string
}

interface TransactionVectors {
  readonly eip155: { readonly cases: readonly Eip155Case[] }
  readonly txtest: { readonly cases: readonly TxtestCase[] }
  readonly rootstockChainIds: { readonly cases: readonly RootstockCase[] }
  readonly remasc: { readonly cases: readonly RemascCase[] }
  readonly tries: {
    readonly cases: readonly {
      name: string
      entries?: readonly [string, string][]
      root: string
      rootOrchid?: string
    }[]
  }
}

/** Returns whether a case writes the gas price 128 with a leading zero, which the node that recorded chain B does not. */
function isSpelledWithZero({ name }: RootstockCase): boolean {
  return name.startsWith('gasPrice high bit')
}

const UNITRIE_RULES = rulesAt(NETWORKS.regtest, 1)
const ORCHID_RULES = rulesAt(NETWORKS.mainnet, 0)

describeVectors<TransactionVectors>('transactions.json', (vectors) => {
  it('transactions.json has all its cases', () => {
    const { eip155, txtest, rootstockChainIds, remasc, tries } = vectors
    const counts = [eip155, txtest, rootstockChainIds, remasc, tries].map((group) => group.cases.length)
    expect(counts).toEqual([14, 2, 30, 8, 2])
  })

  it.each(vectors.eip155.cases)(
    'a transaction of EIP-155 is decoded with its chain ID and sender: $name',
    ({ rlp, hash, sender, chainId, transaction }) => {
      const decoded = decodeTransaction(fromHex(rlp))
      expect(toHex(decoded.encoded)).toBe(rlp)
      expect(toHex(decoded.hash)).toBe(hash)
      expect(chainIdOf(decoded)).toBe(chainId)
      expect(decoded.v).toBe(Number(transaction.v))
      expect(decoded.gasLimit).toBe(BigInt(transaction.gasLimit))
      expect(toHex(decoded.data).slice(2)).toBe(transaction.data.replace('0x', ''))
      const recovered = recoverSender(decoded, chainId)
      expect(recovered && toHex(recovered)).toBe(sender)
    },
  )

  it.each(vectors.txtest.cases)(
    'the transaction $hash has the expected hash, and a sender if its s is low',
    (expected) => {
      const unsigned = decodeTransaction(fromHex(`0x${expected.unsigned}`))
      expect(toHex(unsigned.encoded)).toBe(`0x${expected.unsigned}`)
      expect(unsigned).toMatchObject({ nonce: BigInt(expected.nonce), value: BigInt(expected.value), v: 0 })
      expect(unsigned.to === undefined ? '' : toHex(unsigned.to).slice(2)).toBe(expected.to)
      const signed = decodeTransaction(fromHex(`0x${expected.signed}`))
      expect(toHex(signed.hash)).toBe(expected.hash)
      const sender = recoverSender(signed, 33)
      expect(sender && toHex(sender)).toBe(expected.lowS ? expected.senderRecovered : undefined)
    },
  )

  it.each(vectors.rootstockChainIds.cases.filter(isSpelledWithZero))(
    'a leading zero of the gas price is dropped: $name',
    (expected) => {
      const decoded = decodeTransaction(fromHex(expected.rlp))
      expect(decoded.gasPrice).toBe(128n)
      expect(toHex(decoded.encoded).slice(2)).toContain('7f8180828000')
      const resigned = signTransaction(decoded, expected.chainId, fromHex(expected.privateKey))
      expect(toHex(resigned.encoded).slice(2)).toContain('7f8180828000')
    },
  )

  it.each(vectors.rootstockChainIds.cases.filter((tx) => !isSpelledWithZero(tx)))(
    'a signed transaction has the expected hash, sender and encodings: $name',
    (expected) => {
      const { tx, chainId } = expected
      const decoded = decodeTransaction(fromHex(expected.rlp))
      expect(toHex(decoded.encoded)).toBe(expected.rlp)
      expect(toHex(decoded.hash)).toBe(expected.hash)
      expect(toHex(signingHash(decoded, chainId))).toBe(expected.signHash)
      expect(decoded).toMatchObject({ nonce: BigInt(tx.nonce), gasPrice: BigInt(tx.gasPrice ?? 0), v: expected.v })
      const sender = recoverSender(decoded, chainId)
      expect(sender && toHex(sender)).toBe(expected.from)
      expect(recoverSender(decoded, 99) === undefined).toBe(chainId !== 0)
      if (tx.gasPrice === null) return // zero as 0x80 is decoded, but never encoded
      const fields = {
        nonce: BigInt(tx.nonce),
        gasPrice: BigInt(tx.gasPrice),
        gasLimit: BigInt(tx.gas),
        ...(tx.to === null ? {} : { to: fromHex(`0x${tx.to}`) }),
        value: BigInt(tx.value),
        data: fromHex(`0x${tx.data}`),
      }
      expect(toHex(signTransaction(fields, chainId, fromHex(expected.privateKey)).encoded)).toBe(expected.rlp)
      const unsigned = createTransaction(fields).encoded
      expect(toHex(encodeRlp(requireList(decodeRlp(unsigned), 'transaction').slice(0, 6)))).toBe(expected.unsignedRlp)
    },
  )

  it.each(vectors.remasc.cases)(
    'the REMASC transaction of block $blockNumber has the expected hash, bytes and roots',
    (expected) => {
      const transaction = createRemascTransaction(expected.blockNumber)
      expect(toHex(transaction.encoded)).toBe(expected.rlp)
      expect(toHex(transaction.hash)).toBe(expected.hash)
      expect(decodeTransaction(transaction.encoded)).toEqual(transaction)
      expect(isRemascTransaction(transaction)).toBe(true)
      expect(toHex(transactionsRoot([transaction], UNITRIE_RULES))).toBe(expected.txTrieRootWhenOnlyTx)
      expect(toHex(transactionsRoot([transaction], ORCHID_RULES))).toBe(expected.txTrieRootOrchidWhenOnlyTx)
    },
  )

  it.each(vectors.tries.cases)(
    'transactions have the expected Unitrie and Orchid roots: $name',
    ({ entries, root, rootOrchid }) => {
      const transactions =
        entries?.map(([, rlp]) => decodeTransaction(fromHex(rlp))) ??
        Array.from({ length: 300 }, (_, i) => createRemascTransaction(i + 1))
      expect(toHex(transactionsRoot(transactions, UNITRIE_RULES))).toBe(root)
      if (rootOrchid === undefined) return
      const keyed = transactions.map(
        ({ encoded }, i) => [i === 0 ? Uint8Array.of(0x80) : minimalBytes(i), encoded] as const,
      )
      expect(toHex(orchidRoot(keyed, { isSecure: false }))).toBe(rootOrchid)
    },
  )
})

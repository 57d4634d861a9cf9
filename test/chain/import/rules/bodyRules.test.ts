import { createRemascTransaction } from '../../../../src/primitives/transaction.ts'
import { closeScenesAfterwards, describeRule } from './_describeRule.ts'
import { type Changes, createTransfer, limited, remascWith, without } from './_scene.ts'

closeScenesAfterwards()

const zeros = (count: number) => new Uint8Array(count)
const remasc = createRemascTransaction(21)
const transfers = [0n, 1n, 2n, 3n].map((nonce) => createTransfer({ nonce }))

describeRule(
  'unclesHash',
  [{ name: 'the hash of other uncles', changes: { header: { unclesHash: zeros(32) } } }],
  [{ name: 'the hash of no uncles', changes: {} }],
)

describeRule(
  'transactionsRoot',
  [
    { name: 'the root of other transactions', changes: { header: { transactionsRoot: zeros(32) } } },
    {
      name: "the unitrie's root before RSKIP-126",
      changes: { header: { transactionsRoot: zeros(32) } },
      network: without(limited, 'rskip126'),
    },
  ],
  [
    { name: 'the root of its own', changes: { transactions: transfers } },
    {
      name: 'the Orchid root before RSKIP-126',
      changes: { transactions: transfers },
      network: without(limited, 'rskip126'),
    },
  ],
)

describeRule(
  'remascLast',
  [
    { name: 'no transaction', changes: { allTransactions: [] } },
    { name: 'another one', changes: { allTransactions: transfers } },
    { name: 'another one behind it', changes: { allTransactions: [remasc, createTransfer()] } },
  ],
  [
    { name: 'it alone', changes: {} },
    { name: 'it behind others', changes: { transactions: transfers } },
  ],
)

describeRule(
  'remascOnce',
  [
    { name: 'two of them', changes: { allTransactions: [remasc, remasc] } },
    { name: 'one before another transaction, too', changes: { allTransactions: [remasc, createTransfer(), remasc] } },
  ],
  [{ name: 'one', changes: { allTransactions: [createTransfer(), remasc] } }],
)

describeRule(
  'remascNonce',
  [
    { name: 'that of the block before', changes: { allTransactions: [createRemascTransaction(20)] } },
    { name: 'that of the block behind', changes: { allTransactions: [createRemascTransaction(22)] } },
  ],
  [
    { name: 'the number of the block less one', changes: {} },
    {
      name: 'the same with a leading zero',
      changes: { allTransactions: [remascWith(Uint8Array.of(0, 20), zeros(1))] },
    },
    {
      name: 'the same, its price in the other spelling',
      changes: { allTransactions: [remascWith(Uint8Array.of(20), zeros(0))] },
    },
  ],
)

const withEdges = (...edges: number[]): Changes => ({ header: { edges }, transactions: transfers })

describeRule(
  'edges',
  [
    { name: 'an edge at nothing', changes: withEdges(0) },
    { name: 'an edge at nothing before another', changes: withEdges(0, 1) },
    { name: 'two at the same place', changes: withEdges(2, 2) },
    { name: 'two that fall', changes: withEdges(3, 1) },
    { name: 'three', changes: withEdges(1, 2, 3) },
    { name: "REMASC's transaction in a list", changes: withEdges(2, 5) },
    { name: 'an edge beyond the end', changes: withEdges(65535) },
    { name: 'an edge where there is only REMASC', changes: { header: { edges: [1] } } },
  ],
  [
    { name: 'none', changes: withEdges() },
    { name: 'one', changes: withEdges(1) },
    { name: 'two', changes: withEdges(1, 2) },
    { name: "all but REMASC's in lists", changes: withEdges(3, 4) },
  ],
)

import { concatBytes, padLeft } from '../../../src/base/bytes.ts'
import { fromHex } from '../../../src/base/hex.ts'
import { minimalBytes, toWord } from '../../../src/base/integer.ts'
import type { RuleName } from '../../../src/chain/import/rules/ruleNames.ts'
import { REMASC_ADDRESS } from '../../../src/primitives/transaction.ts'
import type { Program } from '../../_helpers/generator/contracts.ts'
import type { Account } from '../../_helpers/generator/lanes.ts'
import type { Deed } from '../../_helpers/generator/transactionKinds.ts'
import { alter, type Mutation, mutation } from './_alter.ts'
import { composeOn, laneAt, type Target } from './_targets.ts'

const BRIDGE = padLeft(minimalBytes(0x01000006), 20)
/** getFederationSize(). */
const BRIDGE_CALL = fromHex('0x802ad4b6')

/** Builds two conflicting parallel lists of one transaction each. */
const sideBySide = (
  rule: RuleName,
  name: string,
  deeds: (target: Target) => readonly (readonly [Account, Deed])[],
): Mutation =>
  mutation(rule, name, async (target) => {
    const { header, transactions: all } = target.block
    if (header.edges === undefined) return undefined
    const composer = composeOn(target, header.minimumGasPrice)
    for (const [sender, deed] of deeds(target)) {
      composer.beginParallel()
      await composer.add(sender, deed)
      composer.endParallel()
    }
    const { transactions, edges } = composer.finish()
    return alter(target, { transactions: [...transactions, ...all.slice(-1)], header: { edges } })
  })

const callFrom = (target: Target, lane: number, to: Uint8Array): readonly (readonly [Account, Deed])[] => [
  [laneAt(target, lane).accounts[0], { to, data: BRIDGE_CALL, gas: 100_000 }],
]

const bothTo = (target: Target, program: Program, deed: Partial<Deed>): readonly (readonly [Account, Deed])[] =>
  [0, 1].map((lane) => {
    const to = laneAt(target, 0).programs[program]
    return [laneAt(target, lane).accounts[0], { to, gas: 30_000, ...deed }]
  })

const NEW = new Uint8Array(20).fill(0x77)

export const PARALLEL_MUTATIONS: readonly Mutation[] = [
  sideBySide('parallelListsConflict', 'of the same sender', (target) => {
    const { accounts } = laneAt(target, 0)
    return [
      [accounts[0], { to: accounts[0].address, gas: 0 }],
      [accounts[0], { to: accounts[0].address, gas: 0 }],
    ]
  }),
  sideBySide('parallelListsConflict', 'to the same new account', (target) => [
    [laneAt(target, 0).accounts[0], { to: NEW, gas: 0 }],
    [laneAt(target, 1).accounts[0], { to: NEW, gas: 0 }],
  ]),
  sideBySide('parallelListsConflict', 'to the sender of the other', (target) => {
    const [one, other] = [laneAt(target, 0).accounts[0], laneAt(target, 1).accounts[0]]
    return [
      [one, { to: other.address, value: 1n, gas: 0 }],
      [other, { to: NEW, gas: 0 }],
    ]
  }),
  sideBySide('parallelListsConflict', 'paying the same program', (target) => bothTo(target, 'event', { value: 1n })),
  sideBySide('parallelListsConflict', 'writing the same cell', (target) =>
    bothTo(target, 'cells', { data: concatBytes(toWord(9n), toWord(target.chance.percent(50) ? 1n : 2n)) }),
  ),
  sideBySide('notParallel', 'calling the Bridge', (target) => callFrom(target, 0, BRIDGE)),
  sideBySide('notParallel', 'calling REMASC', (target) => callFrom(target, 1, REMASC_ADDRESS)),
  sideBySide('notParallel', 'calling the Bridge from a program', (target) => {
    const { accounts, programs } = laneAt(target, 0)
    const data = concatBytes(new Uint8Array(12), BRIDGE, BRIDGE_CALL)
    return [[accounts[0], { to: programs.calls, data, gas: 300_000 }]]
  }),
]

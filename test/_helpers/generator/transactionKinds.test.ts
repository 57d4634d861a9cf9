import { expect, it } from 'vitest'
import { regtest } from '../../../src/chainspec/regtest.ts'
import { rulesAt } from '../../../src/chainspec/rulesAt.ts'
import { decodeReceipt } from '../../../src/primitives/receipt.ts'
import { recoverSender } from '../../../src/primitives/transaction.ts'
import { openStore } from '../../../src/storage/openStore.ts'
import { openTestChain, requireAccount } from '../chain.ts'
import { createBuilder } from './builder.ts'
import { codeOf, deploy, PROGRAM_NAMES } from './contracts.ts'
import { createLanes } from './lanes.ts'
import { createChance } from './random.ts'
import { signSpelled } from './sign.ts'
import { KIND_NAMES, KINDS, type KindName } from './transactionKinds.ts'
import { createComposer } from './transactions.ts'

const FAILING: readonly KindName[] = [
  'createReverts',
  'createRunsOut',
  'createCannotPayDeposit',
  'createReserved',
  'createTooMuch',
  'setCellRunsOut',
  'revertsWithReason',
  'runsOut',
  'invalidOpcode',
]
/** It depends on their input. */
const OPEN: readonly KindName[] = ['precompile']

it('every kind does under the newest rules what it is there for', async () => {
  const builder = await createBuilder(regtest)
  const [lane] = createLanes(regtest)
  if (lane === undefined) throw new Error('there is no lane')
  const store = await openStore({ kind: 'memory' })
  const chain = await openTestChain({ network: regtest, store })
  const chance = createChance(1)
  let parent = builder.genesis
  const build = async (deeds: readonly Parameters<ReturnType<typeof createComposer>['add']>[1][]) => {
    const rules = rulesAt(regtest, parent.block.header.number + 1)
    const { header } = parent.block
    const composer = createComposer({ network: regtest, rules, header, world: builder.worldAfter(parent), chance })
    for (const deed of deeds) expect(await composer.add(lane.accounts[0], deed)).toBe(true)
    parent = await builder.build({ parent, ...composer.finish() })
    expect(await chain.importer.importBlock(parent.block)).toBe('head')
    return (await store.transactions.getByBlock(parent.block.hash)).map(({ receipt }) => decodeReceipt(receipt))
  }

  const deployed = await build(PROGRAM_NAMES.map((program) => ({ data: deploy(codeOf(program)), gas: 40_000 })))
  expect(deployed.every(({ succeeded }) => succeeded)).toBe(true)
  const outcomes = new Map<KindName, boolean | undefined>()
  const topics = new Set<number>()
  for (const name of KIND_NAMES) {
    const [receipt] = await build([KINDS[name]({ chance, lane, sender: lane.accounts[0] })])
    outcomes.set(name, receipt?.succeeded)
    for (const log of receipt?.logs ?? []) topics.add(log.topics.length)
  }
  const failed = [...outcomes].filter(([name, succeeded]) => succeeded === false && !OPEN.includes(name))
  expect(failed.map(([name]) => name).sort()).toEqual([...FAILING].sort())
  expect([...topics].sort()).toEqual([0, 1, 2, 3, 4])
  await chain.close()
})

it('each spelling is another transaction of the same sender', () => {
  const { address, privateKey } = requireAccount(0)
  const fields = { nonce: 0n, gasPrice: 0n, gasLimit: 21_000n, to: address, value: 1n, data: new Uint8Array(0) }
  const spelled = [{}, { hasEmptyZeroPrice: true }, { gasLimitPadding: 1 }, { isForAnyChain: true }].map((spelling) =>
    signSpelled(fields, 33, privateKey, spelling),
  )
  expect(new Set(spelled.map(({ hash }) => hash.join())).size).toBe(4)
  for (const transaction of spelled) expect(recoverSender(transaction, 33)).toEqual(address)
})

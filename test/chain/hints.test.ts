import { describe, expect, it, onTestFinished } from 'vitest'
import { fromHex, toHex } from '../../src/base/hex.ts'
import { hints } from '../../src/chain/api/hints.ts'
import type { MinedBlock } from '../../src/chain/api/minedBlock.ts'
import type { CallRequest } from '../../src/chain/api/simulation.ts'
import { contractAddress } from '../../src/primitives/transaction.ts'
import { openTestChain, requireAccount, signFrom } from '../_helpers/chain.ts'
import { openSimulating } from './simulation/workers/_workers.ts'

const LATEST = { kind: 'latest' } as const
const { address: from } = requireAccount(0)
const run = (code: string): CallRequest => ({ from, data: fromHex(`0x${code}`) })

const BLOBHASH = '5f49'
/** Init code that deploys it. */
const DEPLOYS_BLOBHASH = '615f495f526002601ef3'
/** Calls a contract with some of its gas, and reverts without data. */
const revertsAfter = (contract: Uint8Array) => `5f5f5f5f5f73${toHex(contract).slice(2)}612710f1505f5ffd`

const saying = (place: string) =>
  `Rootstock does not have BLOBHASH (0x49), at pc 1 of ${place}, in this block. Compile with evmVersion shanghai in solc.`
const IN_INIT_CODE = saying(`the init code of ${toHex(contractAddress(from, 0n))}`)

function hear() {
  const heard: string[] = []
  const listener = { onConsole: () => undefined, onHint: (hint: string) => void heard.push(hint) }
  return { heard, abortable: { signal: new AbortController().signal, listener } }
}

describe.each(['here', 'in a worker'] as const)('hints of a simulation %s', (where) => {
  const open = () => openSimulating(where)

  it('a call with an empty result reports the reason as a hint', async () => {
    const chain = await open()
    const { heard, abortable } = hear()
    expect(await chain.calls.call(run(BLOBHASH), LATEST, { abortable })).toHaveLength(0)
    expect(await chain.calls.call(run('fe'), LATEST, { abortable })).toHaveLength(0)
    expect(await chain.calls.call({ ...run('00'), gas: 53_000n }, LATEST, { abortable })).toHaveLength(0)
    await chain.calls.call(run('00'), LATEST, { abortable })
    expect(heard).toEqual([
      IN_INIT_CODE,
      hints.emptyAnswer('invalid opcode'),
      hints.emptyAnswer('less gas than the data of the call costs'),
    ])
  })

  it('a call with overrides reports hints', async () => {
    const chain = await open()
    const { heard, abortable } = hear()
    const overrides = { accounts: [{ address: from, nonce: 1n }], block: {} }
    await chain.calls.call(run(BLOBHASH), LATEST, { abortable, overrides })
    expect(heard).toEqual([saying(`the init code of ${toHex(contractAddress(from, 1n))}`)])
  })

  it('a revert reports hints, and its payload is unchanged', async () => {
    const chain = await open()
    const contract = new Uint8Array(20).fill(0xbb)
    const overrides = { accounts: [{ address: contract, code: fromHex(`0x${BLOBHASH}`) }], block: {} }
    for (const work of [chain.calls.call, chain.calls.estimate]) {
      const { heard, abortable } = hear()
      const error = { kind: 'executionReverted', payload: new Uint8Array(0) }
      await expect(work(run(revertsAfter(contract)), LATEST, { abortable, overrides })).rejects.toMatchObject(error)
      expect(heard).toEqual([saying(toHex(contract))])
    }
  })

  it('a failed estimate has the hint in its error, with and without a listener', async () => {
    const chain = await open()
    const { heard, abortable } = hear()
    const error = { kind: 'gasExceedsAllowance', hint: IN_INIT_CODE }
    await expect(chain.calls.estimate(run(BLOBHASH), LATEST, { abortable })).rejects.toMatchObject(error)
    await expect(chain.calls.estimate(run(BLOBHASH), LATEST)).rejects.toMatchObject(error)
    await expect(chain.calls.estimate(run('fe'), LATEST)).rejects.toMatchObject({ hint: undefined })
    expect(heard).toEqual([])
  })
})

it('a mined transaction has the hint with its failure', async () => {
  const blocks: MinedBlock[] = []
  const chain = await openTestChain({ onMined: (block) => void blocks.push(block) })
  onTestFinished(() => chain.close())
  const deployed = contractAddress(from, 1n)
  const codes = [BLOBHASH, DEPLOYS_BLOBHASH, 'fe', revertsAfter(deployed)]
  for (const [nonce, code] of codes.entries()) {
    await chain.submits.sendRaw(signFrom(0, { nonce: BigInt(nonce), data: fromHex(`0x${code}`), gasLimit: 200_000n }))
  }
  const failures = blocks.flatMap((block) => block.transactions).map(({ failure }) => failure)
  expect(failures.map((failure) => failure?.hint)).toEqual([
    IN_INIT_CODE,
    undefined,
    undefined,
    saying(toHex(deployed)),
  ])
  expect(failures.map((failure) => failure === undefined)).toEqual([false, true, false, false])
})

it('hints are short enough for a log, and name their subject', () => {
  const contract = new Uint8Array(20).fill(0xaa)
  const named = [
    hints.typedTransaction,
    hints.ignoredMembers(['maxFeePerGas', 'maxPriorityFeePerGas', 'accessList']),
    hints.gasPriceTooLow(2n ** 255n),
    hints.gasPriceTooHigh(2n ** 255n),
    hints.mistypedAddress(toHex(contract)),
    hints.ofDifference({ kind: 'stipendNotCovered', contract }),
    hints.ofDifference({ kind: 'stipendUsedUp', contract }),
    hints.ofDifference({ kind: 'nothingKeptBack', contract }),
    hints.ofDifference({ kind: 'refundsComeLater', refund: 15_000n }),
  ]
  const words = [
    'legacy',
    'accessList',
    `${2n ** 255n}`,
    `${2n ** 255n}`,
    '0xaaaa',
    '2,300',
    'transfer',
    'EIP-150',
    '15000',
  ]
  for (const [i, hint] of named.entries()) expect(hint).toContain(words[i])
  expect(Math.max(...named.map((hint) => hint.length))).toBeLessThan(300)
})

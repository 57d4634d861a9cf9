import { describe, expect, it, onTestFinished } from 'vitest'
import { fromHex, toHex } from '../../src/base/hex.ts'
import type { MinedBlock } from '../../src/chain/api/minedBlock.ts'
import type { CallRequest } from '../../src/chain/api/simulation.ts'
import { openTestChain, requireAccount, signFrom } from '../_helpers/chain.ts'
import { collectWarnings } from '../_helpers/warnings.ts'
import { openSimulating, openWithWorkers } from './simulation/workers/_workers.ts'

const LATEST = { kind: 'latest' } as const
const CONSOLE = '000000000000000000636f6e736f6c652e6c6f67'

/** STATICCALL of the console, or of another address, with one byte. */
const say = (byte: string, address = CONSOLE) => `60${byte}5f535f5f60015f73${address}5afa50`
const run = (code: string, fields: Partial<CallRequest> = {}): CallRequest => ({
  data: fromHex(`0x${code}`),
  ...fields,
})
const REVERT = '5f5ffd'

/** Returns a listener, and the console calls that it receives, as hex. */
function hear() {
  const said: string[] = []
  const abortable = {
    signal: new AbortController().signal,
    listener: { onConsole: (call: Uint8Array) => void said.push(toHex(call)), onHint: () => undefined },
  }
  return { said, abortable }
}

describe.each(['here', 'in a worker'] as const)('console output of a simulation %s', (where) => {
  const open = () => openSimulating(where)

  it('console calls of a simulation are reported in order, and calls to other addresses are not', async () => {
    const chain = await open()
    const { said, abortable } = hear()
    const code = `${say('01')}${say('09', `01${CONSOLE.slice(2)}`)}${say('02')}`
    await chain.calls.call(run(code), LATEST, { abortable })
    expect(said).toEqual(['0x01', '0x02'])
    await chain.calls.call(run(code), LATEST) // nobody listens
    expect(said).toHaveLength(2)
  })

  it('console calls are reported also if the simulation reverts', async () => {
    const chain = await open()
    const { said, abortable } = hear()
    await expect(chain.calls.call(run(`${say('03')}${REVERT}`), LATEST, { abortable })).rejects.toThrow('reverted')
    expect(said).toEqual(['0x03'])
  })

  it('console calls of an estimate are reported once, not for each execution', async () => {
    const chain = await open()
    const { said, abortable } = hear()
    const from = requireAccount(0).address
    await chain.calls.estimate(run(`${say('04')}6001600055`, { from }), LATEST, { abortable })
    expect(said).toEqual(['0x04'])
  })

  it('at most 256 console calls of a simulation are reported', async () => {
    const chain = await open()
    const { said, abortable } = hear()
    const endless = `5b${say('05')}5f56` // until the gas is gone
    await chain.calls.call(run(endless), LATEST, { abortable })
    expect(said).toHaveLength(256)
  })
})

it('console calls of a simulation that moves to a worker are reported once', async () => {
  const { chain, handedOver } = await openWithWorkers({}, { budgets: { handOverMs: 1, yieldAfterMs: 1 } })
  const { said, abortable } = hear()
  await chain.calls.call(run(`${say('08')}5b602156`), LATEST, { abortable }) // says it, then burns all its gas
  expect([said, handedOver()]).toEqual([['0x08'], 1])
})

describe('reports of mined blocks', () => {
  async function openWatched() {
    const blocks: MinedBlock[] = []
    const chain = await openTestChain({ onMined: (block) => void blocks.push(block) })
    onTestFinished(() => chain.close())
    return { chain, blocks }
  }
  const creation = (code: string, nonce = 0n) => signFrom(0, { nonce, data: fromHex(`0x${code}`), gasLimit: 100_000n })

  it('a mined block is reported with its transactions, their console calls and their failures', async () => {
    const { chain, blocks } = await openWatched()
    const made = await chain.submits.sendRaw(creation(say('06')))
    const reverted = await chain.submits.sendRaw(creation(`${say('07')}60aa5f5260205ffd`, 1n))
    const failed = await chain.submits.sendRaw(creation('fe', 2n))
    const to = requireAccount(1).address
    const moved = await chain.submits.sendRaw(signFrom(0, { nonce: 3n, to, value: 5n }))
    expect(blocks.map(({ number }) => number)).toEqual([1, 2, 3, 4])
    const transactions = blocks.flatMap((block) => block.transactions)
    expect(transactions.map(({ hash }) => hash)).toEqual([made, reverted, failed, moved])
    expect(transactions.map(({ consoleCalls }) => consoleCalls.map(toHex))).toEqual([['0x06'], ['0x07'], [], []])
    expect(transactions.map(({ failure }) => failure?.payload?.length ?? failure?.reason)).toEqual([
      undefined,
      32,
      expect.stringMatching(/invalid/),
      undefined,
    ])
    expect(transactions.map(({ newContract }) => newContract?.length)).toEqual([20, undefined, undefined, undefined])
    expect(transactions[3]).toMatchObject({ to, valueWei: 5n, gasLimit: 21_000n, gasUsed: 21_000n })
    const head = await chain.reads.findBlock(LATEST)
    expect(blocks[3]?.hash).toEqual(head?.hash)
  })

  it('a mined block is reported when it is readable, and an error of the listener is logged as a warning', async () => {
    const warnings = collectWarnings()
    const seen: number[] = []
    const chain = await openTestChain({
      onMined({ number }) {
        seen.push(number, chain.reads.headNumber())
        throw new Error('my own affair')
      },
    })
    onTestFinished(() => chain.close())
    await chain.miner.mineOne()
    expect(seen).toEqual([1, 1])
    await new Promise((resolve) => setImmediate(resolve))
    expect(warnings).toMatchObject([{ message: 'my own affair' }])
  })
})

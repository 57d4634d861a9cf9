import { afterAll, describe, expect, it } from 'vitest'
import { fromHex, type Hex, isHex, toHex } from '../../src/base/hex.ts'
import { RlpError } from '../../src/base/rlp.ts'
import { createTxPool } from '../../src/chain/txpool/txPool.ts'
import { regtest } from '../../src/chainspec/regtest.ts'
import { chainIdOf, decodeTransaction, recoverSender } from '../../src/primitives/transaction.ts'
import { holdClock, openTestChain, timerBy } from '../_helpers/chain.ts'
import { createTestHeader } from '../_helpers/header.ts'
import { readRecordedJson } from '../_helpers/recorded.ts'

interface Exchange {
  readonly group: string
  readonly note?: string
  readonly request: string
  readonly body: string
}

interface Sent {
  readonly title: string
  /** The only parameter, as it stood in the request. */
  readonly raw: unknown
  readonly answer: { readonly result?: string; readonly error?: { readonly code: number; readonly message: string } }
}

type RecordedHead = Readonly<Record<'number' | 'gasLimit' | 'minimumGasPrice', Hex>>
type RecordedAccount = Readonly<Record<'nonce' | 'balance', Hex>>

/** Returns the requests to `eth_sendRawTransaction` of a group, in order. */
function listSent(exchanges: readonly Exchange[], group: string): Sent[] {
  return exchanges
    .filter((exchange) => exchange.group === group)
    .map(({ note = '', request, body }) => ({ note, call: JSON.parse(request), answer: JSON.parse(body) }))
    .filter(({ call }) => call.method === 'eth_sendRawTransaction')
    .map(({ note, call, answer }, index) => {
      const outcome = answer.error === undefined ? 'is accepted' : `is refused: ${answer.error.message}`
      const title = `transaction ${index} (${note || String(call.params[0]).slice(0, 12)}) ${outcome}`
      return { title, raw: call.params[0], answer }
    })
}

/** Returns whether the parameter is hex data; the others are tested with the checks of parameters. */
const hasBytes = ({ raw }: Sent) => typeof raw === 'string' && (isHex(raw) || isHex(`0x${raw}`))

const bytesOf = (raw: unknown) => fromHex(String(raw).startsWith('0x') ? String(raw) : `0x${raw}`)

describe('a pool at the head of chain A', () => {
  const all = listSent(readRecordedJson('rpc-chainA.json'), 'send-raw')
  const sent = all.filter(hasBytes)
  it('rpc-chainA.json has 37 raw transactions, of which three are not hex data', () =>
    expect([all.length, sent.length]).toEqual([37, 34]))

  const head = readRecordedJson<readonly RecordedHead[]>('chainA/blocks.json').at(-1) ?? expect.fail('no blocks')
  const accounts = readRecordedJson<Record<string, Record<number, RecordedAccount>>>('chainA/accounts.json')
  const best = createTestHeader({
    number: Number(head.number),
    gasLimit: BigInt(head.gasLimit),
    minimumGasPrice: BigInt(head.minimumGasPrice),
  })
  const pool = createTxPool({ network: regtest, clock: holdClock(), best })

  function accountOf(sender: Uint8Array) {
    const found = accounts[toHex(sender)]?.[Number(head.number)]
    return found && { nonce: BigInt(found.nonce), balance: BigInt(found.balance) }
  }

  it.each(sent.map((one) => [one.title, one] as const))('%s', (_, { raw, answer: { result, error } }) => {
    const isDecodable = error === undefined || error.code === -32010 || error.message.startsWith('Invalid chainId')
    if (!isDecodable) return void expect(() => decodeTransaction(bytesOf(raw))).toThrow(RlpError)
    const transaction = decodeTransaction(bytesOf(raw))
    const sender = recoverSender(transaction, regtest.chainId)
    if (sender === undefined) return void expect(error?.message).toBe(`Invalid chainId: ${chainIdOf(transaction)}`)
    const add = () => pool.add(transaction, sender, accountOf(sender))
    if (error === undefined) expect(toHex(add().transaction.hash)).toBe(result)
    else expect(add).toThrow(expect.objectContaining({ kind: 'transactionRefused', message: error.message }))
  })
})

/** Milliseconds between two requests, at most those of the recording: quotas grow by the clock. */
const BETWEEN_MS = 50

describe('a chain that mines at once and has quotas', async () => {
  const sent = listSent(readRecordedJson('rpc-default-automine.json'), 'automine')
  const clock = holdClock()
  const submitting = { minesAtOnce: true, failsOnRevert: true, limitsAccounts: true }
  const chain = await openTestChain({ network: regtest, clock, timer: timerBy(clock), submitting })
  afterAll(() => chain.close())

  it('rpc-default-automine.json has 11 raw transactions', () => expect(sent).toHaveLength(11))

  it.each(sent.map((one) => [one.title, one] as const))('%s', async (_, { raw, answer: { result, error } }) => {
    clock.advance(BETWEEN_MS)
    const answer = chain.submits.sendRaw(bytesOf(raw)).then(toHex, (failure: Error) => failure.message)
    // A transaction that waits for an earlier nonce is an error in the reference when it mines at once; here its hash is returned.
    if (error?.code === -32009) expect(await answer).toBe(toHex(decodeTransaction(bytesOf(raw)).hash))
    else expect(await answer).toBe(error?.message ?? result)
  })
})

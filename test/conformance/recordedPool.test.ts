import { afterAll, describe, expect, it } from 'vitest'
import { fromHex, isHex, toHex } from '../../src/base/hex.ts'
import { RlpError } from '../../src/base/rlp.ts'
import { createTxPool } from '../../src/chain/txpool/txPool.ts'
import { chainIdOf, decodeTransaction, recoverSender } from '../../src/model/transaction.ts'
import { regtest } from '../../src/network/networks/regtest.ts'
import { holdClock, openTestChain } from '../_helpers/chain.ts'
import { createTestHeader } from '../_helpers/header.ts'
import { describeVectors, readVectorText } from '../_helpers/vectors.ts'

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

/** What was sent to `eth_sendRawTransaction`, in order. */
function listSent(exchanges: readonly Exchange[], group: string): Sent[] {
  return exchanges
    .filter((exchange) => exchange.group === group)
    .map(({ note = '', request, body }) => ({ note, call: JSON.parse(request), answer: JSON.parse(body) }))
    .filter(({ call }) => call.method === 'eth_sendRawTransaction')
    .map(({ note, call, answer }, index) => {
      const told = answer.error?.message ?? 'accepted'
      return { title: `${index} ${note || String(call.params[0]).slice(0, 12)}: ${told}`, raw: call.params[0], answer }
    })
}

/** Those whose parameter is not even bytes: the checks of parameters have them. */
const hasBytes = ({ raw }: Sent) => typeof raw === 'string' && (isHex(raw) || isHex(`0x${raw}`))

const bytesOf = (raw: unknown) => fromHex(String(raw).startsWith('0x') ? String(raw) : `0x${raw}`)

describeVectors<readonly Exchange[]>('recorded/rpc-chainA.json', (exchanges) => {
  const all = listSent(exchanges, 'send-raw')
  const sent = all.filter(hasBytes)
  it('has all its cases, three of them without bytes', () => expect([all.length, sent.length]).toEqual([37, 34]))

  const head = JSON.parse(readVectorText('recorded/chainA/blocks.json')).at(-1)
  const accounts = JSON.parse(readVectorText('recorded/chainA/accounts.json'))
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

/** How long the node took for each request, or less: quotas grow by the clock. */
const BETWEEN_MS = 50

describeVectors<readonly Exchange[]>('recorded/rpc-default-automine.json', (exchanges) => {
  const sent = listSent(exchanges, 'automine')
  it('has all its cases', () => expect(sent).toHaveLength(11))

  describe('a node that mines at once and has quotas', async () => {
    const clock = holdClock()
    const submitting = { minesAtOnce: true, failsOnRevert: true, limitsAccounts: true }
    const chain = await openTestChain({ network: regtest, clock, submitting })
    afterAll(() => chain.close())

    it.each(sent.map((one) => [one.title, one] as const))('%s', async (_, { raw, answer: { result, error } }) => {
      clock.advance(BETWEEN_MS)
      const told = chain.submits.sendRaw(bytesOf(raw)).then(toHex, (failure: Error) => failure.message)
      // What waits for an earlier nonce is an error there when mining at once; here its hash is answered, as without.
      if (error?.code === -32009) expect(await told).toBe(toHex(decodeTransaction(bytesOf(raw)).hash))
      else expect(await told).toBe(error?.message ?? result)
    })
  })
})

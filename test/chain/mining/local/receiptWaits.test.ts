import { describe, expect, it, onTestFinished } from 'vitest'
import type { Bytes } from '../../../../src/base/bytes.ts'
import { toHex } from '../../../../src/base/hex.ts'
import { createHead } from '../../../../src/chain/canonical/head.ts'
import { createReceiptWaits } from '../../../../src/chain/mining/local/receiptWaits.ts'
import type { Chain, ChainSetup } from '../../../../src/chain/openChain.ts'
import { encodeReceipt } from '../../../../src/primitives/receipt.ts'
import { decodeTransaction } from '../../../../src/primitives/transaction.ts'
import { openStore } from '../../../../src/storage/openStore.ts'
import type { Store, TransactionRow } from '../../../../src/storage/store.ts'
import { MINES_AT_ONCE, MINES_ON_DEMAND, openTestChain, requireAccount, signFrom } from '../../../_helpers/chain.ts'
import { holdTimer } from '../../../_helpers/heldTimer.ts'

const TO = requireAccount(9).address
const transfer = (account = 0, nonce = 0n, value = 1n) => signFrom(account, { to: TO, nonce, value })
const hashOf = (encoded: Bytes) => decodeTransaction(encoded).hash

async function open(setup: Partial<ChainSetup> = {}) {
  const timer = holdTimer()
  const chain = await openTestChain({ submitting: MINES_ON_DEMAND, timer, ...setup })
  onTestFinished(() => chain.close())
  return { chain, timer }
}

/** A client that can disconnect, and whether it has its response. */
function sendSync(chain: Chain, encoded: Bytes, timeoutMs?: number) {
  const client = new AbortController()
  const state = { isAnswered: false }
  const answer = chain.submits.sendAndWait(() => chain.submits.sendRaw(encoded), timeoutMs, client)
  const settle = () => {
    state.isAnswered = true
  }
  answer.then(settle, settle)
  return { answer, state, leave: () => client.abort() }
}

describe('a transaction that is sent and waited for', () => {
  it('sendAndWait returns the receipt at once with auto-mining', async () => {
    const { chain, timer } = await open({ submitting: MINES_AT_ONCE })
    const receipt = await sendSync(chain, transfer()).answer
    expect(receipt).toEqual(await chain.reads.getReceipt(hashOf(transfer())))
    expect(receipt.location.blockNumber).toBe(1)
    expect(timer.waiting()).toBe(0)
  })

  it('sendAndWait returns with the block of the transaction, not with an earlier one', async () => {
    const { chain, timer } = await open()
    const begun = timer.nextWait()
    const { answer, state } = sendSync(chain, transfer(0, 1n)) // waits for nonce 0
    await begun
    await chain.miner.mineOne()
    await chain.reads.getReceipt(hashOf(transfer())) // a wait that reads by now finds nothing
    expect(state.isAnswered).toBe(false)
    await chain.submits.sendRaw(transfer(0, 0n))
    await chain.miner.mineOne()
    expect((await answer).location).toMatchObject({ blockNumber: 2, index: 1 })
    expect(timer.waiting()).toBe(0)
  })

  it('sendAndWait returns with an imported block', async () => {
    const [{ chain, timer }, { chain: other }] = [await open(), await open()]
    const begun = timer.nextWait()
    const { answer } = sendSync(chain, transfer())
    await begun
    await other.submits.sendRaw(transfer())
    const { block } = await other.miner.mineOne()
    expect(await chain.importer.importBlock(block)).toBe('head')
    expect(toHex((await answer).location.blockHash)).toBe(toHex(block.hash))
  })

  it('sendAndWait returns with a reorganisation, though the new head does not have the transaction', async () => {
    const [{ chain, timer }, { chain: other }] = [await open(), await open()]
    await chain.miner.mineOne()
    const begun = timer.nextWait()
    const { answer } = sendSync(chain, transfer())
    await begun
    await other.submits.sendRaw(transfer())
    const branch = [await other.miner.mineOne(), await other.miner.mineOne(), await other.miner.mineOne()]
    const outcomes: string[] = []
    for (const { block } of branch) outcomes.push(await chain.importer.importBlock(block))
    expect(outcomes).toContain('reorganised')
    expect(toHex((await answer).location.blockHash)).toBe(toHex(branch[0]?.block.hash ?? new Uint8Array(0)))
  })

  it('sendAndWait fails with the hash after the timeout, and the transaction is mined later', async () => {
    const { chain, timer } = await open()
    const begun = timer.nextWait()
    const { answer, state } = sendSync(chain, transfer(), 5_000)
    await begun
    timer.advance(4_999)
    await chain.reads.getReceipt(hashOf(transfer()))
    expect(state.isAnswered).toBe(false)
    timer.advance(1)
    await expect(answer).rejects.toMatchObject({ kind: 'transactionNotMinedInTime', hash: hashOf(transfer()) })
    await chain.miner.mineOne()
    expect(await chain.reads.getReceipt(hashOf(transfer()))).toBeDefined()
  })

  it.each([
    [undefined, 30_000],
    [0, 30_000],
    [70_000, 60_000],
    [Number.MAX_SAFE_INTEGER, 60_000],
  ])('sendAndWait with a timeout of %s waits %i ms', async (asked, waited) => {
    const { chain, timer } = await open()
    const begun = timer.nextWait()
    const { answer } = sendSync(chain, transfer(), asked)
    await begun
    timer.advance(waited)
    await expect(answer).rejects.toThrow(`wasn't processed in ${waited} ms`)
  })

  it('sendAndWait ends when the client disconnects, without leftovers', async () => {
    const { chain, timer } = await open()
    const begun = timer.nextWait()
    const { answer, leave } = sendSync(chain, transfer())
    await begun
    expect(timer.waiting()).toBe(1)
    leave()
    await expect(answer).rejects.toMatchObject({ kind: 'transactionNotMinedInTime' })
    expect(timer.waiting()).toBe(0)
    expect(await chain.reads.countTransactions({ kind: 'pending' })).toBe(1)
    const gone = sendSync(chain, transfer(1))
    gone.leave()
    await expect(gone.answer).rejects.toMatchObject({ kind: 'transactionNotMinedInTime' })
  })

  it('sendAndWait refuses an invalid transaction as sendRaw does', async () => {
    const { chain, timer } = await open()
    await expect(sendSync(chain, transfer(0, 99n)).answer).rejects.toMatchObject({ kind: 'transactionRefused' })
    await expect(sendSync(chain, Uint8Array.of(2, 0xc0)).answer).rejects.toMatchObject({ kind: 'invalidTransaction' })
    expect(timer.waiting()).toBe(0)
  })
})

describe('a wait', () => {
  const STAYS = { signal: new AbortController().signal }

  async function openWaits(getByHash: (hash: Bytes, store: Store) => Promise<TransactionRow | undefined>) {
    const { chain } = await open()
    const store = await openStore({ kind: 'memory' })
    onTestFinished(() => store.close())
    const head = createHead(await chain.miner.mineOne())
    const transactions = { ...store.transactions, getByHash: (hash: Bytes) => getByHash(hash, store) }
    return { chain, head, waits: createReceiptWaits({ store: { ...store, transactions }, head }, holdTimer()) }
  }

  it('a wait misses no block that arrives during its read', async () => {
    const { chain: other } = await open()
    await other.submits.sendRaw(transfer())
    const tip = await other.miner.mineOne()
    const receipt = await other.reads.getReceipt(hashOf(transfer()))
    let looks = 0
    const { head, waits } = await openWaits(async () => {
      looks++
      if (looks > 1) return requireRow()
      head.moveTo(tip) // after the query, before its result
      return undefined
    })
    const requireRow = () => {
      if (receipt === undefined) throw new Error('it was mined')
      const { location, sender, firstLogIndex } = receipt
      return {
        ...location,
        hash: hashOf(transfer()),
        sender,
        firstLogIndex,
        encoded: transfer(),
        receipt: encodeReceipt(receipt.receipt),
      }
    }
    await waits.sendAndWait(async () => hashOf(transfer()), undefined, STAYS)
    expect(looks).toBe(2)
  })

  it('the 1,025th wait is refused before anything is sent', async () => {
    const { waits } = await openWaits(async () => undefined)
    let sent = 0
    const send = async () => Uint8Array.of(sent++ % 256, sent >> 8)
    const clients = Array.from({ length: 1_024 }, () => new AbortController())
    const answers = clients.map((client) => waits.sendAndWait(send, undefined, client))
    await expect(waits.sendAndWait(send, undefined, STAYS)).rejects.toMatchObject({ kind: 'limitExceeded' })
    expect(sent).toBe(1_024)
    for (const client of clients) client.abort()
    await Promise.allSettled(answers)
    const next = waits.sendAndWait(send, undefined, { signal: AbortSignal.abort() })
    await expect(next).rejects.toMatchObject({ kind: 'transactionNotMinedInTime' })
  })
})

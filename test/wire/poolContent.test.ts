import { expect, it } from 'vitest'
import { toWord } from '../../src/base/integer.ts'
import type { WaitingTransactions } from '../../src/chain/api/engine.ts'
import { createTransaction } from '../../src/primitives/transaction.ts'
import { printPoolContent, toWirePoolTransaction } from '../../src/wire/poolContent.ts'

function waitingOf(senders: number, dataBytes: number): WaitingTransactions[] {
  return Array.from({ length: senders }, (_, index) => {
    const fields = { gasPrice: 1n, gasLimit: 1n, value: 0n, data: new Uint8Array(dataBytes), to: new Uint8Array(20) }
    const transactions = [0n, 1n].map((nonce) => createTransaction({ nonce, ...fields }))
    return { sender: toWord(BigInt(index)).slice(12), transactions }
  })
}

it('a long pool is printed in pieces of about 32 KiB and yields after each', async () => {
  let turns = 0
  let goesOn = true
  const takeTurns = () => {
    turns++
    if (goesOn) setImmediate(takeTurns)
  }
  setImmediate(takeTurns)
  const content = { pending: waitingOf(400, 1_000), queued: waitingOf(2, 10) }
  const pieces: string[] = []
  for await (const piece of printPoolContent(content, toWirePoolTransaction)) {
    expect(turns).toBeGreaterThanOrEqual(pieces.length)
    pieces.push(piece)
  }
  goesOn = false
  expect(pieces.length).toBeGreaterThan(50)
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(40_000)
  const printed = JSON.parse(pieces.join(''))
  expect(Object.keys(printed.pending)).toHaveLength(400)
  expect(Object.keys(printed.queued)).toHaveLength(2)
  expect(Object.keys(printed.pending['0'.repeat(40)])).toEqual(['0', '1'])
})

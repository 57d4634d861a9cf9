import { describe, expect, it, onTestFinished } from 'vitest'
import { toHex } from '../../../src/base/hex.ts'
import type { Chain } from '../../../src/chain/openChain.ts'
import type { Block } from '../../../src/primitives/block.ts'
import { decodeTransaction } from '../../../src/primitives/transaction.ts'
import { MINES_ON_DEMAND, openTestChain } from '../../_helpers/chain.ts'
import { ALL_ENGINES } from '../../storage/engines.ts'
import { deploy, describeChain, importAll, keep, mine, openOn, readCell, readLogs, transfer } from './_branches.ts'

for (const engine of ALL_ENGINES) {
  describe(`on ${engine.name}`, () => {
    it('the branch with more difficulty becomes canonical: blocks, state at every height, logs, receipts', async () => {
      const [ours, theirs] = [await openOn(await engine.openStore()), await openOn(await engine.openStore())]
      const first = await mine(ours, [deploy])
      await importAll(theirs, first)
      const [abandoned] = await mine(ours, [keep(1n, 11n), transfer(1, 0n, 5n)], [transfer(2, 0n, 6n)])
      const branch = await mine(theirs, [keep(1n, 21n)], [keep(2n, 22n), transfer(1, 0n, 7n)], [])
      expect(await readLogs(ours)).toEqual(['2: 11'])
      const outcomes = await importAll(ours, branch)
      expect(outcomes[0]).toBe('side')
      expect(outcomes.slice(1).sort()).toContain('reorganised')
      expect(await describeChain(ours)).toEqual(await describeChain(theirs))
      expect(await readLogs(ours)).toEqual(['2: 21', '3: 22'])
      const [moved, gone] = [branch[1]?.transactions[1], abandoned?.transactions[1]]
      expect((await ours.reads.getReceipt(moved?.hash ?? new Uint8Array(32)))?.location.blockNumber).toBe(3)
      expect(await ours.reads.getReceipt(gone?.hash ?? new Uint8Array(32))).toBeUndefined()
    })

    it('transactions of the old branch return to the pool and are mined on the new one', async () => {
      const [ours, theirs] = [await openOn(await engine.openStore()), await openOn(await engine.openStore())]
      await importAll(theirs, await mine(ours, [deploy]))
      await mine(ours, [transfer(1, 0n, 5n), transfer(1, 1n, 5n), transfer(2, 0n, 6n), keep(1n, 11n)])
      const waiting = await ours.submits.sendRaw(transfer(1, 2n, 5n))
      const branch = await mine(theirs, [transfer(1, 0n, 5n), keep(1n, 12n)], [])
      await importAll(ours, branch)
      const mined = await ours.miner.mineOne()
      const hashes = mined.block.transactions.slice(0, -1).map(({ hash }) => toHex(hash))
      const expected = [transfer(1, 1n, 5n), transfer(2, 0n, 6n)].map((encoded) =>
        toHex(decodeTransaction(encoded).hash),
      )
      expect(hashes.sort()).toEqual([...expected, toHex(waiting)].sort()) // keep(1n, 11n) has lost its nonce
      expect(await readCell(ours)).toEqual(Uint8Array.of(12))
      await importAll(theirs, [mined.block])
      expect(await describeChain(ours)).toEqual(await describeChain(theirs))
    })

    it('returned transactions survive a restart', async () => {
      const [store, theirs] = [await engine.openStore(), await openOn(await engine.openStore())]
      const unclosed = { ...store, close: async () => undefined }
      const ours = await openTestChain({ store: unclosed, submitting: MINES_ON_DEMAND })
      await mine(ours, [transfer(1, 0n, 5n), transfer(2, 0n, 6n)])
      await importAll(ours, await mine(theirs, [transfer(2, 0n, 7n)], []))
      expect((await store.pool.getAll()).map(({ encoded }) => toHex(encoded))).toEqual([toHex(transfer(1, 0n, 5n))])
      await ours.close()
      const again = await openTestChain({ store, submitting: MINES_ON_DEMAND })
      onTestFinished(() => again.close())
      expect((await again.miner.mineOne()).block.transactions).toHaveLength(2)
    })

    it("more transactions of one sender than the pool's limit return, survive a restart and are mined", async () => {
      const [store, theirs] = [await engine.openStore(), await openOn(await engine.openStore())]
      const unclosed = { ...store, close: async () => undefined }
      const ours = await openTestChain({ store: unclosed, submitting: MINES_ON_DEMAND })
      const sent = Array.from({ length: 20 }, (_, nonce) => transfer(1, BigInt(nonce), 5n))
      await mine(ours, sent.slice(0, 10), sent.slice(10))
      const last = transfer(1, 20n, 5n)
      await ours.submits.sendRaw(last)
      await importAll(ours, await mine(theirs, [], [], []))
      expect(ours.pool.counts()).toEqual({ pending: 21, queued: 0 })
      await expect(ours.submits.sendRaw(transfer(1, 21n, 5n))).rejects.toThrow('transaction nonce too high')
      await ours.close()
      const again = await openTestChain({ store, submitting: MINES_ON_DEMAND })
      onTestFinished(() => again.close())
      expect(again.pool.counts()).toEqual({ pending: 21, queued: 0 })
      expect((await again.miner.mineOne()).block.transactions).toHaveLength(22)
    })

    it('a reorganisation of 30 blocks and back keeps side blocks readable by hash, with their state', async () => {
      const [ours, theirs] = [await openOn(await engine.openStore()), await openOn(await engine.openStore())]
      await importAll(theirs, await mine(ours, [deploy]))
      const values = Array.from({ length: 30 }, (_, index) => BigInt(index + 1))
      const mineValues = (chain: Chain, factor: bigint) =>
        mine(chain, ...values.map((value) => [keep(value, value * factor)]))
      const [old, branch] = [await mineValues(ours, 2n), await mineValues(theirs, 3n)]
      const before = await describeChain(ours)
      const [longer, evenLonger] = [await mine(theirs, []), await mine(ours, [], [])]
      await importAll(theirs, [...old, ...evenLonger])
      await importAll(ours, [...branch, ...longer])
      expect(await describeChain(theirs)).toEqual(await describeChain(ours))
      expect((await describeChain(ours)).hashes.slice(0, before.hashes.length)).toEqual(before.hashes)
      for (const chain of [ours, theirs]) {
        for (const [index, value] of values.entries()) {
          const cellAfter = (block: Block | undefined) =>
            readCell(chain, { kind: 'hash', hash: block?.hash ?? new Uint8Array(32), requireCanonical: false })
          expect(await cellAfter(old[index])).toEqual(Uint8Array.of(Number(value) * 2))
          expect(await cellAfter(branch[index])).toEqual(Uint8Array.of(Number(value) * 3))
        }
      }
    })

    it('a known block is not imported again, and a block without parent is refused without a trace', async () => {
      const [ours, theirs] = [await openOn(await engine.openStore()), await openOn(await engine.openStore())]
      const blocks = await mine(theirs, [], [transfer(1, 0n, 5n)])
      await expect(importAll(ours, blocks.slice(1))).rejects.toMatchObject({ kind: 'blockRefused', rule: 'parent' })
      expect(await importAll(ours, [...blocks, ...blocks])).toEqual(['head', 'head', 'known', 'known'])
    })
  })
}

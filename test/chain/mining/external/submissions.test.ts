import { describe, expect, it } from 'vitest'
import { compareBytes } from '../../../../src/base/bytes.ts'
import { systemTimer } from '../../../../src/base/clock.ts'
import { toHex } from '../../../../src/base/hex.ts'
import { regtest } from '../../../../src/chainspec/regtest.ts'
import { mapRules, NEVER } from '../../../../src/chainspec/ruleHeights.ts'
import { createSandbox } from '../../../../src/chainspec/sandbox.ts'
import { keccak256 } from '../../../../src/crypto/keccak.ts'
import { commitTo, mineBitcoin } from '../../../_helpers/bitcoinMiner.ts'
import { holdClock, requireAccount, signFrom } from '../../../_helpers/chain.ts'
import { complete, FORMS, headOf, openExternallyMined } from './_submissions.ts'

const sandbox = createSandbox(regtest)
const TRANSFER = signFrom(0, { to: requireAccount(9).address, gasPrice: 10n })
/** A network before RSKIP-92, whose proofs have a partial merkle tree. */
const withPartialTrees = {
  ...sandbox,
  ruleHeights: mapRules((rule) => (rule === 'rskip92' ? NEVER : sandbox.ruleHeights[rule])),
}

describe.each(FORMS)('a Bitcoin block submitted %s', (_, submit) => {
  it.each([1, 2, 3, 5, 12])("a Bitcoin block of %i transactions completes the work's block", async (transactions) => {
    const chain = await openExternallyMined()
    const sent = await chain.submits.sendRaw(TRANSFER)
    const work = await chain.work.getWork()
    expect(await chain.reads.getReceipt(sent)).toBeUndefined()
    expect(await chain.reads.countTransactions({ kind: 'pending' })).toBe(1)
    const submitted = await submit(chain.work, mineBitcoin({ ...work, transactions }))
    const head = await headOf(chain)
    expect(submitted).toEqual({ result: 'IMPORTED_BEST', hash: head.hash, number: 1 })
    expect(head.transactions.map(({ hash }) => toHex(hash))).toContain(toHex(sent))
    expect((await chain.reads.getReceipt(sent))?.receipt.succeeded).toBe(true)
    expect(await chain.reads.countTransactions({ kind: 'pending' })).toBe(0)
  })

  it('a submission before RSKIP-92 has a partial merkle tree', async () => {
    const chain = await openExternallyMined({ network: withPartialTrees })
    const work = await chain.work.getWork()
    expect(await submit(chain.work, mineBitcoin({ ...work, transactions: 5 }))).toMatchObject({
      result: 'IMPORTED_BEST',
      number: 1,
    })
  })

  it('a submission with a hash above the target is refused', async () => {
    const chain = await openExternallyMined()
    const work = await chain.work.getWork()
    await expect(submit(chain.work, mineBitcoin({ ...work, misses: true }))).rejects.toThrow(
      new RegExp(
        `^Invalid block supplied by miner: [0-9a-f]{64} ${toHex(work.hashForMergedMining).slice(2)} at height 1$`,
      ),
    )
    expect((await headOf(chain)).header.number).toBe(0)
  })

  it('a submission for unknown work is refused', async () => {
    const chain = await openExternallyMined()
    const hashForMergedMining = keccak256(new Uint8Array(0))
    await expect(submit(chain.work, mineBitcoin({ hashForMergedMining }))).rejects.toThrow(
      `Cannot publish block, could not find hash ${toHex(hashForMergedMining)} in the cache`,
    )
  })

  it('a repeated submission is reported as existing', async () => {
    const chain = await openExternallyMined()
    const mined = mineBitcoin(await chain.work.getWork())
    const first = await submit(chain.work, mined)
    expect(await submit(chain.work, mined)).toEqual({ ...first, result: 'EXIST' })
    expect((await headOf(chain)).header.number).toBe(1)
  })
})

it('of two Bitcoin blocks for one work, the one that fork choice prefers is canonical', async () => {
  for (const later of [1, 2, 3, 4]) {
    const chain = await openExternallyMined()
    await chain.submits.sendRaw(TRANSFER) // among blocks without fees the first stays
    const work = await chain.work.getWork()
    const first = await complete(chain, work, { extraNonce: 0 })
    const second = await complete(chain, work, { extraNonce: later })
    const wins = compareBytes(second.hash, first.hash) < 0
    expect(second.result).toBe(wins ? 'IMPORTED_BEST' : 'IMPORTED_NOT_BEST')
    expect((await headOf(chain)).hash).toEqual(wins ? second.hash : first.hash)
  }
})

it('work on a former head makes a side block', async () => {
  const chain = await openExternallyMined()
  const work = await chain.work.getWork()
  await chain.miner.mineOne()
  const { tip } = { tip: await chain.miner.mineOne() }
  expect(await complete(chain, work)).toMatchObject({ result: 'IMPORTED_NOT_BEST', number: 1 })
  expect((await headOf(chain)).hash).toEqual(tip.block.hash)
  const fresh = await chain.work.getWork()
  expect(fresh.parentHash).toEqual(tip.block.hash)
  expect(await complete(chain, fresh)).toMatchObject({ result: 'IMPORTED_BEST', number: 3 })
})

it('work on a reorganised block makes a side block, and new work is on the new head', async () => {
  const other = await openExternallyMined({ clock: holdClock(1_700_000_000_000) })
  const chain = await openExternallyMined()
  await chain.submits.sendRaw(TRANSFER)
  await complete(chain, await chain.work.getWork())
  const work = await chain.work.getWork()
  for (let height = 1; height <= 3; height++) {
    await chain.importer.importBlock((await other.miner.mineOne()).block)
  }
  expect((await headOf(chain)).hash).toEqual((await headOf(other)).hash)
  expect(await complete(chain, work)).toMatchObject({ result: 'IMPORTED_NOT_BEST', number: 2 })
  const fresh = await chain.work.getWork()
  expect(fresh.parentHash).toEqual((await headOf(other)).hash)
  expect(await complete(chain, fresh)).toMatchObject({ result: 'IMPORTED_BEST', number: 4 })
  const transactions = (await headOf(chain)).transactions
  expect(transactions).toHaveLength(2) // what the old branch had mined is mined again, then REMASC's
})

it('a submission whose block breaks a rule is reported as invalid and not stored', async () => {
  const timestampLimits = { futureSeconds: 540, bitcoinDistanceSeconds: 300, bitcoinDistanceSecondsFromRskip297: 300 }
  const chain = await openExternallyMined({ network: { ...sandbox, timestampLimits } })
  const work = await chain.work.getWork()
  const { header } = (await chain.reads.findBlock({ kind: 'pending' })) ?? (await headOf(chain))
  expect(await complete(chain, work, { timestamp: header.timestamp + 300 })).toMatchObject({ result: 'INVALID_BLOCK' })
  expect((await headOf(chain)).header.number).toBe(0)
  expect(await complete(chain, work, { timestamp: header.timestamp + 299 })).toMatchObject({ result: 'IMPORTED_BEST' })
})

it('the hash for merged mining has fork detection data if the height has some', async () => {
  const chain = await openExternallyMined()
  for (let height = 1; height < 450; height++) await chain.miner.mineOne()
  const work = await chain.work.getWork()
  const counter = new DataView(work.hashForMergedMining.buffer, work.hashForMergedMining.byteOffset + 28)
  expect(counter.getUint32(0)).toBe(450)
  expect(await complete(chain, work)).toMatchObject({ result: 'IMPORTED_BEST', number: 450 })
})

describe('a coinbase', () => {
  it('a coinbase commits to the last of its tags', async () => {
    const chain = await openExternallyMined()
    const work = await chain.work.getWork()
    const before = commitTo(keccak256(Uint8Array.of(1)))
    expect(await complete(chain, work, { scripts: [before] })).toMatchObject({ result: 'IMPORTED_BEST' })
    const next = await chain.work.getWork()
    const wrong = complete(chain, next, { scripts: [commitTo(next.hashForMergedMining)], commitment: before })
    await expect(wrong).rejects.toThrow('could not find hash')
  })

  it('a coinbase has a maximum of bytes after its commitment', async () => {
    const chain = await openExternallyMined()
    const work = await chain.work.getWork()
    const { header: _, ...mined } = mineBitcoin(work)
    expect(mined.coinbase.length).toBeGreaterThan(64)
    const commitment = Uint8Array.of(...commitTo(work.hashForMergedMining), ...new Uint8Array(150))
    await expect(complete(chain, work, { commitment })).rejects.toThrow('Invalid block supplied by miner')
  })

  it("a coinbase that the header's merkle root does not prove is refused", async () => {
    const chain = await openExternallyMined()
    const work = await chain.work.getWork()
    const mined = mineBitcoin({ ...work, transactions: 4 })
    const other = mineBitcoin({ ...work, transactions: 4, extraNonce: 1 })
    const invalid = 'Invalid block supplied by miner'
    const mixed = { ...mined, coinbase: other.coinbase }
    await expect(chain.work.submitTransactions(mixed)).rejects.toThrow(invalid)
    await expect(chain.work.submitMerkleHashes({ ...mixed, transactionCount: 4 })).rejects.toThrow(invalid)
    const swapped = { ...mined, merkleHashes: [0, 2, 1].map((at) => mined.merkleHashes[at] ?? new Uint8Array(0)) }
    await expect(chain.work.submitMerkleHashes({ ...swapped, transactionCount: 4 })).rejects.toThrow(invalid)
    const short = { ...mined, transactionIds: mined.transactionIds.slice(0, 3) }
    await expect(chain.work.submitTransactions(short)).rejects.toThrow(invalid)
    expect((await headOf(chain)).header.number).toBe(0)
  })
})

it('submissions above the rate limit are refused', async () => {
  const ages = holdClock()
  const timer = { ...systemTimer, nowMs: ages.nowMs }
  const chain = await openExternallyMined({ timer, submissionIntervalMs: 1_000 })
  const { block } = mineBitcoin(await chain.work.getWork())
  await chain.work.submitBlock(block)
  ages.advance(999)
  const tooFast = 'Cannot publish block, block submission rate limit exceeded'
  await expect(chain.work.submitBlock(block)).rejects.toThrow(tooFast)
  await expect(chain.work.submitNonce(new Uint8Array(8), new Uint8Array(32))).rejects.toThrow(tooFast)
  ages.advance(1)
  expect(await chain.work.submitBlock(block)).toMatchObject({ result: 'EXIST' })
})

describe('invalid Bitcoin blocks', () => {
  it('a truncated Bitcoin block is refused with its fault', async () => {
    const { work } = await openExternallyMined()
    const { block, coinbase } = mineBitcoin({ ...(await work.getWork()), transactions: 2 })
    const kind = 'invalidBitcoinBlock'
    for (const length of [...Array(block.length).keys()]) {
      await expect(work.submitBlock(block.subarray(0, length))).rejects.toMatchObject({ kind })
    }
    await expect(work.submitBlock(Uint8Array.of(...block, 0))).rejects.toThrow('1 bytes follow the last transaction')
    for (const length of [...Array(coinbase.length).keys()]) {
      const cut = { header: block.subarray(0, 80), coinbase: coinbase.subarray(0, length), transactionIds: [] }
      await expect(work.submitTransactions(cut)).rejects.toMatchObject({ kind })
    }
  })

  it.each([
    ['a header of 79 bytes', { header: new Uint8Array(79) }, 'its header should have 80 bytes, but has 79'],
    [
      '33 merkle hashes',
      { merkleHashes: Array(33).fill(new Uint8Array(32)) },
      'expected at most 32 merkle hashes, got 33',
    ],
    ['no merkle hashes', { merkleHashes: [] }, "The list of merkle hashes can't be empty"],
  ])('an invalid Bitcoin block is refused: %s', async (_, change, text) => {
    const { work } = await openExternallyMined()
    const mined = { ...mineBitcoin(await work.getWork()), transactionCount: 1, ...change }
    await expect(work.submitMerkleHashes(mined)).rejects.toThrow(text)
  })

  it('a coinbase without a complete commitment is refused', async () => {
    const { work } = await openExternallyMined()
    const { hashForMergedMining } = await work.getWork()
    const commitment = new Uint8Array(40)
    const none = mineBitcoin({ hashForMergedMining, commitment })
    await expect(work.submitBlock(none.block)).rejects.toThrow('has no RSKBLOCK: with a hash behind it')
    const cut = mineBitcoin({ hashForMergedMining, commitment: commitTo(hashForMergedMining).subarray(0, 30) })
    await expect(work.submitBlock(cut.block)).rejects.toThrow('has no RSKBLOCK: with a hash behind it')
  })
})

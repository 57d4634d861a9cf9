import { describe, expect, it } from 'vitest'
import { fromHex, type Hex, toHex } from '../../src/base/hex.ts'
import { bytesToBigint } from '../../src/base/integer.ts'
import type { Block } from '../../src/model/block.ts'
import { encodeReceipt } from '../../src/model/receipt.ts'
import { regtest } from '../../src/network/networks/regtest.ts'
import { rulesAt } from '../../src/network/rulesAt.ts'
import { receiptsRoot, transactionsRoot } from '../../src/state/roots.ts'
import type { WorldReader } from '../../src/state/world.ts'
import { openRecordedChain, parseExport, type Reexecuted } from '../_helpers/recordedChain.ts'
import { describeVectorText, readVectorText } from '../_helpers/vectors.ts'

type Receipts = Readonly<Record<Hex, Hex>>

/** By address: balance and nonce at some heights, code and storage at the last of them. */
interface RecordedAccount {
  readonly code: Hex
  readonly storage?: Readonly<Record<Hex, Hex>>
}
type Snapshots = Readonly<Record<string, { readonly balance: Hex; readonly nonce: Hex }>>

function readJson<T>(file: string): T {
  return JSON.parse(readVectorText(file)) // the caller knows the shape of the file
}

/** What the header says of the block's execution, as plain text. */
function toldBy({ header, transactions }: Block, receipts: Receipts) {
  return {
    receipts: transactions.map(({ hash }) => receipts[toHex(hash)]),
    transactionsRoot: toHex(header.transactionsRoot),
    receiptsRoot: toHex(header.receiptsRoot),
    logsBloom: toHex(header.logsBloom),
    gasUsed: header.gasUsed,
    paidFees: header.paidFees,
    stateRoot: toHex(header.stateRoot),
  }
}

function found(executed: Reexecuted, number: number) {
  const rules = rulesAt(regtest, number)
  return {
    receipts: executed.receipts.map((receipt) => toHex(encodeReceipt(receipt))),
    transactionsRoot: toHex(transactionsRoot(executed.transactions, rules)),
    receiptsRoot: toHex(receiptsRoot(executed.receipts, rules)),
    logsBloom: toHex(executed.logsBloom),
    gasUsed: executed.gasUsed,
    paidFees: executed.paidFees,
    stateRoot: toHex(executed.stateRoot),
  }
}

for (const [chain, length, withEdges, uncles] of [
  ['chainA', 102, 64, 4],
  ['chainB', 472, 63, 4],
] as const) {
  describeVectorText(`recorded/${chain}/export-blocks.csv`, (text) => {
    const blocks = parseExport(text)
    const sideBlocks = parseExport(readVectorText(`recorded/${chain}/export-side-blocks.csv`))
    const receipts = readJson<Receipts>(`recorded/${chain}/raw-receipts.json`)
    const opened = openRecordedChain()

    it(`has ${length} blocks, ${withEdges} with parallel lists, and ${uncles} beside the chain`, () => {
      expect(blocks).toHaveLength(length)
      expect(blocks.filter(({ header }) => (header.edges?.length ?? 0) > 0)).toHaveLength(withEdges)
      expect(sideBlocks).toHaveLength(uncles)
    })

    describe('each block executes to what its header says', () => {
      for (const block of blocks.slice(1)) {
        const { number } = block.header
        it(`block ${number}`, async () => {
          const executed = await (await opened).execute(block, true)
          expect(found(executed, number)).toEqual(toldBy(block, receipts))
        })
      }
    })

    it('each block executes to the same without the machine', async () => {
      const chain = await openRecordedChain('loop')
      for (const block of blocks.slice(1)) {
        const executed = await chain.execute(block, true)
        expect(found(executed, block.header.number)).toEqual(toldBy(block, receipts))
      }
    })

    describe('each block beside the chain executes on its own parent', () => {
      for (const block of sideBlocks) {
        const { number } = block.header
        it(`block ${number}, ${toHex(block.hash)}`, async () => {
          const executed = await (await opened).execute(block, false)
          const told = toldBy(block, {})
          expect({ ...found(executed, number), receipts: undefined }).toEqual({ ...told, receipts: undefined })
        })
      }
    })

    describe('each account is what it was', () => {
      const accounts = readJson<Record<Hex, RecordedAccount & Snapshots>>(`recorded/${chain}/accounts.json`)
      for (const [address, { code, storage = {}, ...snapshots }] of Object.entries(accounts)) {
        it(address, async () => {
          const { worldAt } = await opened
          const worldAfter = (number: number) =>
            worldAt({ hash: blocks[number]?.header.stateRoot ?? new Uint8Array(0), height: number })
          for (const [height, snapshot] of Object.entries(snapshots)) {
            const account = await worldAfter(Number(height)).getAccount(fromHex(address))
            const told = { height, balance: BigInt(snapshot.balance), nonce: BigInt(snapshot.nonce) }
            expect({ height, balance: account?.balance ?? 0n, nonce: account?.nonce ?? 0n }).toEqual(told)
          }
          const world = worldAfter(length - 1)
          expect(toHex(await world.getCode(fromHex(address)))).toBe(code)
          for (const [slot, value] of Object.entries(storage)) {
            expect([slot, await readCell(world, address, slot)]).toEqual([slot, BigInt(value)])
          }
        })
      }
    })
  })
}

async function readCell(world: WorldReader, address: string, slot: string): Promise<bigint> {
  const word = fromHex(`0x${slot.slice(2).padStart(64, '0')}`)
  return bytesToBigint((await world.getStorage(fromHex(address), word)) ?? new Uint8Array(0))
}

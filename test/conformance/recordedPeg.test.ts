import { expect, it } from 'vitest'
import { fromHex, type Hex, toHex } from '../../src/base/hex.ts'
import { createEvm } from '../../src/evm/evm.ts'
import type { Block } from '../../src/model/block.ts'
import { regtest } from '../../src/network/networks/regtest.ts'
import { rulesAt } from '../../src/network/rulesAt.ts'
import { withoutRules } from '../../src/network/withoutRules.ts'
import { createOverlay } from '../../src/state/overlay.ts'
import { openStore } from '../../src/store/openStore.ts'
import { BRIDGE } from '../_helpers/bridge.ts'
import { RUN_BUDGETS } from '../_helpers/budgets.ts'
import { BLOCK } from '../_helpers/evmScene.ts'
import { openRecordedChain, type RecordedChain } from '../_helpers/recordedChain.ts'
import {
  type PegChain,
  type RecordedCells,
  type RecordedReads,
  readPegBlocks,
  readPegFile,
} from '../_helpers/recordedPeg.ts'
import { openRegtest } from '../_helpers/regtest.ts'
import { describeVectorFolder } from '../_helpers/vectors.ts'

const TIMEOUT_MS = 120_000
/** All questions are asked after each so many blocks; those with new answers after every one. */
const ASK_ALL_EVERY = 25

const networkOf = (name: PegChain) => (name === 'chainP559' ? withoutRules(regtest, ['rskip559']) : regtest)
const placeAfter = ({ header }: Block) => ({ hash: header.stateRoot, height: header.number })

/** What the reference answers where a method fails, or is not there. */
const FAILED = '0x'

/** The Bridge's answer after a block, to nobody. */
async function ask(chain: RecordedChain, block: Block, data: Hex): Promise<Hex> {
  const { number, timestamp } = block.header
  const environment = { ...BLOCK, number, timestamp, rules: rulesAt(regtest, number) }
  const nobody = { sender: new Uint8Array(20), isAnonymous: true, gasPrice: 0n, value: 0n, gasLimit: 10_000_000n }
  const message = { ...nobody, to: BRIDGE, data: fromHex(data) }
  const world = createOverlay(chain.worldAt(placeAfter(block)))
  const execution = await createEvm(RUN_BUDGETS).run(environment, message, world)
  return execution.paysWholeGasLimit === true ? FAILED : toHex(execution.output)
}

/** Executes all blocks and calls `after` behind each; every root is the block's own. */
async function executeAll(name: PegChain, after: (block: Block, chain: RecordedChain) => Promise<void>): Promise<void> {
  const network = networkOf(name)
  const chain = await openRecordedChain('machine', network)
  for (const block of readPegBlocks(name).slice(1)) {
    const executed = await chain.execute(block, true)
    expect([block.header.number, toHex(executed.stateRoot)]).toEqual([
      block.header.number,
      toHex(block.header.stateRoot),
    ])
    expect(executed.gasUsed).toBe(block.header.gasUsed)
    await after(block, chain)
  }
}

/** Cells by slot as they should be after each block. */
function createExpectedCells(name: PegChain): (number: number) => ReadonlyMap<string, string | undefined> {
  const recorded = new Map(readPegFile<readonly RecordedCells[]>(name, 'bridge-storage').map((one) => [one.block, one]))
  return (number) => {
    const { set = {}, del = [] } = recorded.get(number) ?? {}
    return new Map([...Object.entries(set), ...del.map((slot) => [slot, undefined] as const)])
  }
}

for (const name of ['chainP0', 'chainP', 'chainP559'] as const) {
  describeVectorFolder(`recorded/${name}`, () => {
    it('leads to the recorded roots, cells of the Bridge and receipts', { timeout: TIMEOUT_MS }, async () => {
      const expectedAfter = createExpectedCells(name)
      const balances = new Map(
        readPegFile<readonly RecordedCells[]>(name, 'bridge-storage').map(({ block, balance }) => [block, balance]),
      )
      let cells = 0
      await executeAll(name, async (block, chain) => {
        const world = chain.worldAt(placeAfter(block))
        for (const [slot, expected] of expectedAfter(block.header.number)) {
          const found = await world.getStorage(BRIDGE, fromHex(`0x${slot}`))
          expect([block.header.number, slot, found && toHex(found).slice(2)]).toEqual([
            block.header.number,
            slot,
            expected,
          ])
          cells++
        }
        const balance = balances.get(block.header.number)
        if (balance !== undefined) expect(`${(await world.getAccount(BRIDGE))?.balance}`).toBe(balance)
      })
      expect(cells).toBeGreaterThan(name === 'chainP0' ? 10 : 1300)
    })
  })
}

for (const name of ['chainP0', 'chainP'] as const) {
  describeVectorFolder(`recorded/${name}`, () => {
    it('the Bridge answers as recorded after each block', { timeout: TIMEOUT_MS }, async () => {
      const { calls, blocks } = readPegFile<RecordedReads>(name, 'bridge-reads')
      const answers = new Map(Object.entries(blocks['0'] ?? {}))
      await executeAll(name, async (block, chain) => {
        const { number } = block.header
        const changed = Object.entries(blocks[number] ?? {})
        for (const [id, answer] of changed) answers.set(id, answer)
        for (const [id, expected] of number % ASK_ALL_EVERY === 0 ? answers : changed) {
          const { method = id, data = '0x' as Hex } = calls[Number(id)] ?? {}
          const found = await ask(chain, block, data)
          expect([number, method, found]).toEqual([number, method, expected.startsWith('error') ? FAILED : expected])
        }
      })
    })

    it('is imported to its head with the recorded receipts', { timeout: TIMEOUT_MS }, async () => {
      const store = await openStore({ kind: 'sqlite', path: ':memory:' })
      const chain = await openRegtest({ store })
      const blocks = readPegBlocks(name)
      for (const block of blocks) await chain.importer.importBlock(block)
      const head = await chain.reads.findBlock({ kind: 'latest' })
      expect(head?.header.number).toBe(blocks.length - 1)
      const receipts = readPegFile<Readonly<Record<Hex, Hex>>>(name, 'raw-receipts')
      for (const [hash, expected] of Object.entries(receipts)) {
        const found = await store.transactions.getByHash(fromHex(hash))
        expect([hash, found && toHex(found.receipt)]).toEqual([hash, expected])
      }
    })
  })
}

describeVectorFolder('recorded/chainP559', () => {
  it('is refused where its order of confirmations differs, while RSKIP-559 holds', {
    timeout: TIMEOUT_MS,
  }, async () => {
    const chain = await openRegtest()
    let imported = 0
    const importAll = async () => {
      for (const block of readPegBlocks('chainP559')) {
        await chain.importer.importBlock(block)
        imported++
      }
    }
    await expect(importAll()).rejects.toMatchObject({ kind: 'blockRefused', rule: 'stateRoot', number: 120 })
    expect(imported).toBe(120) // with genesis
  })
})

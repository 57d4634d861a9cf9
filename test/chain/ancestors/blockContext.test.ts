import { AbiCoder, id } from 'ethers'
import { describe, expect } from 'vitest'
import { concatBytes } from '../../../src/base/bytes.ts'
import { fromHex, type Hex, toHex } from '../../../src/base/hex.ts'
import { createBlockContext } from '../../../src/chain/ancestors/blockContext.ts'
import type { BlockSelector } from '../../../src/chain/api/engine.ts'
import type { CallRequest } from '../../../src/chain/api/simulation.ts'
import type { Chain } from '../../../src/chain/openChain.ts'
import { regtest } from '../../../src/chainspec/regtest.ts'
import { rulesAt } from '../../../src/chainspec/rulesAt.ts'
import { createSandbox } from '../../../src/chainspec/sandbox.ts'
import { type Block, createBlock } from '../../../src/primitives/block.ts'
import { requireAccount, signFrom } from '../../_helpers/chain.ts'
import { createTestHeader } from '../../_helpers/header.ts'
import { it } from '../../_helpers/it.ts'
import { LATEST, openWithWorkers, run } from '../simulation/workers/_workers.ts'

const BLOCK_HEADER: Hex = '0x0000000000000000000000000000000001000010'

async function requireBlock(chain: Chain, number: number): Promise<Block> {
  const found = await chain.reads.getBlock({ kind: 'number', number, asked: `${number}` })
  if (found === undefined) throw new Error(`there is no block ${number}`)
  return found.block
}

describe('block context', () => {
  it('code reads header, uncles and work of every block below its own', async ({ store, chain }) => {
    for (let i = 0; i < 3; i++) await chain.submits.sendRaw(signFrom(i, { to: requireAccount(2).address }))
    const parent = await requireBlock(chain, 3)
    const { getAncestor } = createBlockContext(createSandbox(regtest), store.blocks, 4, parent)
    for (let number = 0; number <= 3; number++) {
      const { hash, header, uncles } = await requireBlock(chain, number)
      const totalDifficulty = (await store.blocks.getMain(number))?.totalDifficulty
      expect(await getAncestor(number)).toEqual({ hash, header, uncles, totalDifficulty })
    }
    expect([await getAncestor(4), await getAncestor(-1)]).toEqual([undefined, undefined])
  })

  it('an ancestor has the uncles of its block', async ({ store }) => {
    const uncles = [createTestHeader({ number: 1, extraData: Uint8Array.of(1) }), createTestHeader({ number: 2 })]
    const { hash, header, encoded } = createBlock(createTestHeader({ number: 3 }), [], uncles, rulesAt(regtest, 3))
    const { number, parentHash } = header
    await store.write(({ blocks }) => blocks.insert({ hash, number, parentHash, totalDifficulty: 9n, encoded }))
    await store.write(({ blocks }) => blocks.setMain(number, hash))
    const { getAncestor } = createBlockContext(regtest, store.blocks, 4, { hash, header })
    expect(await getAncestor(3)).toEqual({ hash, header, uncles, totalDifficulty: 9n })
  })

  it('BLOCKHASH returns the newest 256 hashes', async ({ store, chain }) => {
    for (let i = 0; i < 260; i++) await chain.miner.mineOne()
    const parent = await requireBlock(chain, 260)
    const { getBlockHash, getAncestor } = createBlockContext(createSandbox(regtest), store.blocks, 261, parent)
    expect(await getBlockHash(260)).toEqual(parent.hash)
    expect(await getBlockHash(5)).toEqual(await store.blocks.getMainHash(5))
    const outside = await Promise.all([4, 261, -1].map(getBlockHash))
    expect(outside).toEqual([undefined, undefined, undefined])
    expect((await getAncestor(4))?.hash).toEqual(await store.blocks.getMainHash(4))
  })
})

/** A call of BlockHeader: getBlockHash(depth). */
function askHash(depth: number): CallRequest {
  const args = AbiCoder.defaultAbiCoder().encode(['int256'], [depth])
  const data = concatBytes(fromHex(id('getBlockHash(int256)')).subarray(0, 4), fromHex(args))
  return { to: fromHex(BLOCK_HEADER), data }
}

/** Calls from a contract. The input follows its code. */
const askByCode = ({ data }: CallRequest) =>
  run(`0x602460195f3960805f60245f6301000010612710fa60805ff3${toHex(data).slice(2)}`)

function decodeHash(output: Uint8Array): string {
  return AbiCoder.defaultAbiCoder().decode(['bytes'], toHex(output))[0]
}

describe('BlockHeader', () => {
  it.each([
    ['here', Number.POSITIVE_INFINITY, 0],
    ['in a worker', 0, 20],
  ])('BlockHeader reads the ancestors of the block that a call names, %s', async (_where, handOverMs, inWorkers) => {
    const { chain, handedOver } = await openWithWorkers({}, { budgets: { handOverMs } })
    for (let i = 0; i < 5; i++) await chain.submits.sendRaw(signFrom(i, { to: requireAccount(2).address }))
    const meanings: [BlockSelector, number][] = [
      [LATEST, 5],
      [{ kind: 'pending' }, 6],
      [{ kind: 'number', number: 3, asked: '3' }, 3],
      [{ kind: 'hash', hash: (await requireBlock(chain, 4)).hash, requireCanonical: true }, 4],
    ]
    for (const [selector, number] of meanings) {
      for (const depth of [0, 1]) {
        const { hash } = await requireBlock(chain, number - 1 - depth)
        expect(decodeHash(await chain.calls.call(askHash(depth), selector))).toBe(toHex(hash))
        expect(decodeHash(await chain.calls.call(askByCode(askHash(depth)), selector))).toBe(toHex(hash))
      }
      expect(await chain.calls.estimate(askHash(0), selector)).toBeGreaterThan(25_000n)
    }
    expect(handedOver()).toBe(inWorkers)
  })
})

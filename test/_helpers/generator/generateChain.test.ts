import { expect, it } from 'vitest'
import { toHex } from '../../../src/base/hex.ts'
import { ancestorAt, type KeptBlock, numberOf } from './blockTree.ts'
import { type Generated, generateChain } from './generateChain.ts'
import { createMovingNetwork } from './networks.ts'

const network = createMovingNetwork(20)

async function collect(seed: number, blocks: number): Promise<Generated[]> {
  const all: Generated[] = []
  for await (const generated of generateChain({ seed, blocks, network })) all.push(generated)
  return all
}

const hashes = (all: readonly Generated[]) => all.map(({ made }) => toHex(made.block.hash))

/** How many blocks of the old branch are left behind. */
function depthOf(old: KeptBlock, taken: KeptBlock): number {
  let fork: KeptBlock = old
  while (ancestorAt(taken, numberOf(fork)) !== fork) {
    if (fork.parent === undefined) throw new Error('no common ancestor')
    fork = fork.parent
  }
  return numberOf(old) - numberOf(fork)
}

it('equal seeds give equal chains, others give others', async () => {
  const [first, again, other] = [await collect(1, 25), await collect(1, 25), await collect(2, 25)]
  expect(hashes(again)).toEqual(hashes(first))
  expect(hashes(other)).not.toEqual(hashes(first))
})

it('parents come first, and every shape comes', async () => {
  const all = await collect(3, 560)
  const known = new Set([...hashes(all), toHex(all[0]?.made.parent?.block.hash ?? new Uint8Array(0))])
  const came = new Set<KeptBlock>()
  const depths = new Set<number>()
  let ties = 0
  let head: KeptBlock | undefined
  for (const { made, head: next } of all) {
    if (numberOf(made) > 1) expect(made.parent !== undefined && came.has(made.parent)).toBe(true)
    came.add(made)
    if (head !== undefined && next !== head && made.parent !== head) depths.add(depthOf(head, next))
    if (head !== undefined && made.totalDifficulty === head.totalDifficulty) ties++
    head = next
  }
  expect(known.size).toBe(all.length + 1)
  const blocks = all.map(({ made }) => made.block)
  const unclesAt = blocks.flatMap(({ header, uncles }) => uncles.map(({ number }) => header.number - number))
  expect(new Set(unclesAt)).toEqual(new Set([1, 2, 3, 4, 5, 6]))
  expect(Math.max(...blocks.map(({ uncles }) => uncles.length))).toBe(10)
  expect(new Set(blocks.map(({ header }) => header.version))).toEqual(new Set([0, 1, 2]))
  expect(new Set(blocks.map(({ header }) => header.edges?.length))).toEqual(new Set([undefined, 0, 1, 2]))
  expect(new Set(blocks.map(({ header }) => header.ummRoot?.length))).toEqual(new Set([undefined, 0, 20]))
  expect(blocks.some(({ transactions }) => transactions.length === 1)).toBe(true)
  expect(blocks.some(({ header }) => header.gasUsed * 2n > header.gasLimit)).toBe(true)
  expect(blocks.some(({ header }) => header.number > 460)).toBe(true)
  expect(Math.max(...depths)).toBeGreaterThan(8)
  expect(Math.max(...depths)).toBeLessThanOrEqual(24)
  expect(ties).toBeGreaterThan(0)
})

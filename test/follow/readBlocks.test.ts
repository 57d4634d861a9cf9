import { expect, it } from 'vitest'
import type { BlockStanding } from '../../src/chain/api/engine.ts'
import type { Answers } from '../../src/chain/base/answers.ts'
import { findAncestor } from '../../src/follow/findAncestor.ts'
import { readBlocks } from '../../src/follow/readBlocks.ts'
import { type JsonValue, parseJson } from '../../src/remote/json.ts'
import { at } from '../chain/import/_branches.ts'
import { mineBlocks, serveNode } from '../upstream/_nodes.ts'

it('blocks that are not taken yet are requested within a bound', async () => {
  const node = await serveNode()
  await mineBlocks(node, 200)
  let questions = 0
  const ask = async (method: string, params: readonly JsonValue[]) =>
    parseJson(JSON.stringify(await node.askResult(method, ...params))) ?? null
  const answers: Answers = {
    ask,
    async read(asked, convert) {
      questions += asked.length
      return convert(await Promise.all(asked.map((question) => ask(...question))))
    },
  }
  const genesis = await node.chain.reads.findBlock(at(0))
  if (genesis === undefined) throw new Error('there is no genesis block')
  const blocks = readBlocks(answers, node.chain.network, { parentHash: genesis.hash, from: 1, to: 200 })
  const first = await blocks.next()
  expect(first.value?.decode().header.number).toBe(1)
  expect(questions).toBe(64)
  await blocks.return(undefined)
})

it('an ancestor 4,000 blocks below is found by at most 30 questions', async () => {
  const hashOf = (number: number, branch: number) =>
    new Uint8Array(32)
      .fill(1)
      .fill(branch, 0, 1)
      .fill(number % 251, 1, 2)
  const standing = (number: number): BlockStanding => ({ hash: hashOf(number, 1), totalDifficulty: 1n, isMain: true })
  const reads = { headNumber: () => 10_000, getBlocksAt: async (number: number) => [standing(number)] }
  let questions = 0
  const endpoint = {
    origin: 'http://127.0.0.1',
    host: 'localhost',
    async ask(_method: string, [block]: readonly unknown[]) {
      questions++
      const hash = hashOf(Number(block), Number(block) > 6_000 ? 2 : 1)
      return { hash: `0x${Buffer.from(hash).toString('hex')}` }
    },
    sawHeight: () => undefined,
    isReady: () => true,
    reaches: () => true,
    isWrong: () => false,
    markWrong: () => undefined,
    setReach: () => undefined,
  }
  expect(await findAncestor(reads, endpoint, { from: 10_001, lowest: 6_000 })).toBe(6_000)
  expect(questions).toBeLessThanOrEqual(30)
  expect(await findAncestor(reads, endpoint, { from: 10_001, lowest: 6_001 })).toBeUndefined()
  expect(await findAncestor(reads, endpoint, { from: 5_000, lowest: 5_001 })).toBeUndefined()
  expect(await findAncestor(reads, endpoint, { from: 5_000, lowest: 4_000 })).toBe(5_000)
})

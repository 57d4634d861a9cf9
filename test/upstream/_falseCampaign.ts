import { expect } from 'vitest'
import type { Block } from '../../src/primitives/block.ts'
import type { JsonValue } from '../../src/remote/json.ts'
import type { ServedChain } from '../_helpers/chainServer.ts'
import { createRandom } from '../_helpers/random.ts'
import { serveUpstream } from '../_helpers/upstream.ts'
import { type Question, questionsAboutBlock, questionsAboutTransactions } from '../chain/base/_sameAnswers.ts'
import type { Endpoint } from './_endpoint.ts'
import { mutate } from './_mutations.ts'

/** Questions whose answers are mutated: those for blocks, uncles, transactions, receipts and logs. */
const FALSIFIED = new Set([
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getUncleByBlockHashAndIndex',
  'eth_getTransactionByHash',
  'eth_getTransactionReceipt',
  'eth_getLogs',
])
/** Questions for each network, so that endpoints that are known as wrong are replaced by trusted ones. */
const QUESTIONS_OF_ONE = 3
const UNKNOWN_OF_UNCLES = new Set(['transactions', 'totalDifficulty', 'size'])

export interface FalseCampaign {
  readonly node: ServedChain
  readonly blocks: readonly Block[]
  /** The endpoints of the network, of which at least one falsifies. */
  readonly endpoints: readonly Endpoint[]
  readonly falsifying: readonly Endpoint[]
}

/** The counts of a campaign. */
export interface Falsified {
  mutations: number
  errors: number
  /** Networks in which an endpoint was reported as wrong. */
  reported: number
  networks: number
}

/** Falsifies answers until there were `count` mutations, and compares the answers to clients with those of the node. */
export async function runFalseCampaign(campaign: FalseCampaign, seed: number, count: number): Promise<Falsified> {
  // The number of mutations depends on which endpoint is asked, the questions do not.
  const [random, mutating] = [createRandom(seed), createRandom(seed + 1)]
  /** Whether nothing proves that a block or a transaction exists: all endpoints may deny it. */
  const isOpen = campaign.falsifying.length === campaign.endpoints.length
  const done: Falsified = { mutations: 0, errors: 0, reported: 0, networks: 0 }
  const right = new Map<string, string>()
  const seen = new Map<string, JsonValue[]>()
  while (done.mutations < count) {
    const upstream = await serveUpstream(campaign.endpoints.map(({ url }) => url))
    await upstream.opened.pollAll()
    for (const endpoint of campaign.falsifying) {
      endpoint.falsify = (result, method) => {
        const others = seen.get(method) ?? []
        if (!seen.has(method)) seen.set(method, others)
        if (others.length < 50) others.push(result)
        if (!FALSIFIED.has(method) || result === null) return result
        done.mutations++
        return mutate(result, others, mutating)
      }
    }
    for (let asked = 0; asked < QUESTIONS_OF_ONE; asked++) {
      const question = pickQuestion(campaign.blocks, random)
      const [method, ...params] = question
      const expected =
        right.get(JSON.stringify(question)) ?? print(question, await campaign.node.ask(method, ...params))
      right.set(JSON.stringify(question), expected)
      const answer = await upstream.ask(method, ...params)
      if (answer.error !== undefined && !expected.includes('"error"')) done.errors++
      else if (!isOpen || !isDenial(answer.result))
        expect(print(question, answer), `seed ${seed}: ${JSON.stringify(question)}`).toBe(expected)
    }
    for (const endpoint of campaign.falsifying) endpoint.falsify = undefined
    done.networks++
    if (upstream.remote.endpoints().some(({ wrong }) => wrong !== undefined)) done.reported++
    await upstream.close()
  }
  return done
}

function pickQuestion(blocks: readonly Block[], random: (below: number) => number): Question {
  const block = blocks[1 + random(blocks.length - 1)]
  if (block === undefined) throw new Error('the chain has no block')
  const questions = [...questionsAboutBlock(block), ...questionsAboutTransactions(block)]
  return questions[random(questions.length)] ?? ['eth_getBlockByNumber', '0x1', true]
}

/** Prints what hashes cover. */
function print([method]: Question, answer: unknown): string {
  const isUncle = method.startsWith('eth_getUncleBy')
  return JSON.stringify(answer, (name, value) => {
    if (name === 'totalDifficulty' || (isUncle && UNKNOWN_OF_UNCLES.has(name))) return undefined
    return value
  })
}

/** Returns whether a result says that something does not exist, or is not mined. */
const isDenial = (result: unknown): boolean =>
  result === null || JSON.stringify(result) === '[]' || Object(result).blockHash === null

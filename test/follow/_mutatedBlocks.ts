import { expect } from 'vitest'
import { systemTimer } from '../../src/base/clock.ts'
import type { Chain } from '../../src/chain/openChain.ts'
import { MAX_REORG_DEPTH } from '../../src/follow/follow.ts'
import { openFollowed } from '../../src/follow/openFollowed.ts'
import { type JsonValue, parseJson } from '../../src/remote/json.ts'
import { createRemote } from '../../src/remote/remote.ts'
import { createRandom } from '../_helpers/random.ts'
import type { ServedRecording } from '../_helpers/recordedForks.ts'
import { openRegtest } from '../_helpers/regtest.ts'
import type { Asked } from '../_helpers/wire.ts'
import type { Endpoint, Falsify } from '../upstream/_endpoint.ts'
import { mutate, type Random } from '../upstream/_mutations.ts'

/** Number of mutations of each block. */
const MUTATIONS_OF_ONE = 10
/** Answers of which blocks consist. */
const FALSIFIED = ['eth_getBlockByNumber', 'eth_getUncleByBlockHashAndIndex']

/** The reasons for which a block is not used: the object and its flaw. */
const NAMED = /\b(block|uncle|transaction)\b.* (is|has|was|does|differs)\b|no endpoint has block/

/** The counts of a campaign. */
export interface MutatedBlocks {
  refused: number
  /** Mutations of what is not in a block, such as another sender: the block is right. */
  equal: number
  /** Mutations after which the endpoint is excluded. The others leave a block out, which is no proof. */
  excluded: number
}

/**
 * Follows a recorded chain through an endpoint that changes one member of an answer about the next block, until `count` were
 * refused. Each of these must be named, the block must not be accepted, and nothing of it may be stored.
 */
export async function runMutatedBlocks(
  { served, blocks }: ServedRecording,
  endpoint: Endpoint,
  { seed, count }: { readonly seed: number; readonly count: number },
): Promise<MutatedBlocks> {
  const random = createRandom(seed)
  const done: MutatedBlocks = { refused: 0, equal: 0, excluded: 0 }
  const seen: JsonValue[] = []
  let chain = await openRegtest()
  for (let height = 1; done.refused < count; height = (height % (blocks.length - 1)) + 1) {
    if (chain.reads.headNumber() >= height) chain = await openRegtest() // the recording begins again
    const head = await readHeader(served, height)
    const showHead: Falsify = (result, _method, [asked]) => (asked === 'latest' ? head : result)
    for (let time = 0; time < MUTATIONS_OF_ONE && chain.reads.headNumber() < height; time++) {
      const { falsify, mutated } = createMutation(seen, random)
      endpoint.falsify = (result, method, params) => falsify(showHead(result, method, params), method, params)
      const reasons = await followOnce(endpoint.url, chain)
      if (mutated() === undefined) continue
      await checkRefused(chain, height, { ...reasons, done, context: `seed ${seed}, mutation ${done.refused}` })
    }
    endpoint.falsify = showHead
    if (chain.reads.headNumber() < height) await followOnce(endpoint.url, chain)
    const own = await chain.reads.findBlock({ kind: 'latest' })
    expect(own?.hash, `block ${height}`).toEqual(blocks[height]?.hash)
  }
  return done
}

interface Refused extends Reasons {
  readonly done: MutatedBlocks
  readonly context: string
}

/** Checks that a mutated block is stored only if it is the block after all, and otherwise named. */
async function checkRefused(chain: Chain, height: number, { problems, wrong, done, context }: Refused): Promise<void> {
  if (chain.reads.headNumber() === height) {
    done.equal++
    return
  }
  done.refused++
  expect([...problems, ...wrong].join(), context).toMatch(NAMED)
  expect(await chain.reads.getBlocksAt(height), context).toEqual([])
  if (wrong.length > 0) done.excluded++
}

/** Returns a change of the first answer that is a part of a block, and the changed answer. */
function createMutation(seen: JsonValue[], random: Random) {
  let mutated: JsonValue | undefined
  const falsify: Falsify = (result, method, [, isWhole]) => {
    const isPart = FALSIFIED.includes(method) && (method !== 'eth_getBlockByNumber' || isWhole === true)
    if (!isPart || result === null || mutated !== undefined) return result
    seen.push(result)
    mutated = mutate(result, seen.slice(-20), random)
    return mutated
  }
  return { falsify, mutated: () => mutated }
}

/** The reasons for which a block is not used, and an endpoint is excluded. */
interface Reasons {
  readonly problems: readonly string[]
  readonly wrong: readonly string[]
}

/** Follows an endpoint until its head is reached or refused. Returns the reasons. */
async function followOnce(url: string, chain: Chain): Promise<Reasons> {
  const [problems, wrong]: [string[], string[]] = [[], []]
  const remote = createRemote({
    urls: [url],
    requestsPerSecond: Number.POSITIVE_INFINITY,
    retries: 0,
    timer: systemTimer,
    onWrong: (_, reason) => void wrong.push(reason),
  })
  const followed = await openFollowed({
    ...{ chain, remote, timer: systemTimer },
    notifications: { urls: [], headers: [], onLost: () => undefined },
    version: '1.2.3',
    settings: {},
    saveReport: async (name) => name,
    pollMs: 1_000,
    maxReorgDepth: MAX_REORG_DEPTH,
    imports: () => true,
    onProblem: (message) => void problems.push(message),
    onHalted: ({ message }) => expect(message).toBe('no halt'),
    onDeepReorg: () => undefined,
    onApart: () => undefined,
    onProgress: () => undefined,
  })
  await followed.pollAll()
  await followed.close()
  return { problems, wrong }
}

async function readHeader({ askResult }: Asked, height: number): Promise<JsonValue> {
  return parseJson(JSON.stringify(await askResult('eth_getBlockByNumber', `0x${height.toString(16)}`, false))) ?? null
}

import type { Timer } from '../base/clock.ts'
import { createAnswers } from '../chain/base/answers.ts'
import type { Chain } from '../chain/openChain.ts'
import { parseQuantity } from '../remote/fields.ts'
import { createPinnedRemote } from '../remote/pinnedRemote.ts'
import type { Remote } from '../remote/remote.ts'
import { createFollow, type FollowSetup } from './follow.ts'
import { createFollowedSending } from './sending.ts'

export interface FollowedChainSetup
  extends Omit<FollowSetup, 'chain' | 'remote' | 'answers' | 'genesisHash' | 'timer'> {
  readonly chain: Chain
  readonly remote: Remote
  readonly timer: Timer
}

/** A chain that follows endpoints. */
export type FollowedChain = Awaited<ReturnType<typeof openFollowed>>

/** Opens the following of endpoints for a chain. It begins with `start`. */
export async function openFollowed(setup: FollowedChainSetup) {
  const { chain, remote } = setup
  const genesis = await chain.reads.findBlock({ kind: 'earliest' })
  if (genesis === undefined) throw new Error('the chain has no first block')
  // By height only endpoints that have the followed head are asked: one on another branch has another block there.
  const ask: Remote['ask'] = (method, params) => {
    const height = method === 'eth_getBlockByNumber' ? parseQuantity(params[0]) : undefined
    return remote.ask(method, params, { height: height === undefined ? undefined : Number(height) })
  }
  const answers = createAnswers(createPinnedRemote({ remote: { ...remote, ask } }), () => true)
  const sending = createFollowedSending({ ...setup, chain })
  const follow = createFollow({
    ...setup,
    genesisHash: genesis.hash,
    answers,
    onPolled() {
      setup.onPolled?.()
      if (setup.imports()) void sending.resendAll()
    },
  })
  return {
    ...follow,
    submits: sending.submits,
    endpoints: remote.endpoints,
    /** Ends following and the questions. The chain stays open. */
    async close(): Promise<void> {
      const stopped = follow.stop()
      await remote.close() // ends the questions for which following waits
      await stopped
    },
  }
}

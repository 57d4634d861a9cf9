import type { Timer } from '../base/clock.ts'
import { createAnswers } from '../chain/base/answers.ts'
import type { BlockRefused } from '../chain/import/rules/blockRefused.ts'
import type { Chain } from '../chain/openChain.ts'
import { parseQuantity } from '../remote/fields.ts'
import { createPinnedRemote } from '../remote/pinnedRemote.ts'
import type { Remote } from '../remote/remote.ts'
import { createFollow, type FollowSetup, type WrittenReport } from './follow.ts'
import { printHaltReport, type ReportSetup } from './haltReport.ts'
import { type NotificationSetup, openHeadNotifications } from './headNotifications.ts'
import { createFollowedSending } from './sending.ts'

export interface FollowedChainSetup
  extends Omit<FollowSetup, 'chain' | 'remote' | 'answers' | 'genesisHash' | 'timer' | 'writeReport'>,
    Pick<ReportSetup, 'version' | 'settings'> {
  /** The WebSockets that notify of new heads. */
  readonly notifications: Pick<NotificationSetup, 'urls' | 'headers' | 'onLost' | 'onRestored'>
  readonly chain: Chain
  readonly remote: Remote
  readonly timer: Timer
  /** Stores a report of a halt under a name, and returns its file. */
  saveReport(name: string, text: string): Promise<string>
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
  const writeReport = async (refused: BlockRefused): Promise<WrittenReport> => {
    try {
      const { name, text, isReproduced } = await printHaltReport({ ...setup, answers }, refused)
      return { file: await setup.saveReport(name, text), isReproduced }
    } catch (error) {
      return { failure: error instanceof Error ? error.message : String(error) }
    }
  }
  const follow = createFollow({
    ...setup,
    writeReport,
    genesisHash: genesis.hash,
    answers,
    onPolled() {
      setup.onPolled?.()
      if (setup.imports()) void sending.resendAll()
    },
  })
  let notifications: ReturnType<typeof openHeadNotifications> | undefined
  return {
    ...follow,
    /** Begins to follow. */
    start(): void {
      follow.start()
      notifications = openHeadNotifications({ ...setup, ...setup.notifications, onHead: follow.wake })
    },
    submits: sending.submits,
    endpoints: remote.endpoints,
    /** Ends following and the questions. The chain stays open. */
    async close(): Promise<void> {
      notifications?.close()
      const stopped = follow.stop()
      await remote.close() // ends the questions for which following waits
      await stopped
    },
  }
}

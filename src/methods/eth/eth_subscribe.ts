import type * as Schema from '../../../generated/schemas.ts'
import { mapKey } from '../../base/mapKey.ts'
import type { Feeds } from '../../chain/api/engine.ts'
import type { NotificationSource } from '../../notifications/channel.ts'
import { countChoices, type LogChoice } from '../../primitives/logMatcher.ts'
import { parseText } from '../../wire/blockSelector.ts'
import { parseHash } from '../../wire/bytes.ts'
import { ALL_SENT, type ChainCursor, parseCursor } from '../../wire/chainCursor.ts'
import { parseLogChoice, requireFewChoices } from '../../wire/logFilter.ts'
import { type Method, type MethodContext, requireNotifications } from '../method.ts'

/**
 * Addresses and topics per additional subscription that one counts as, in the rate and the subscriptions of its key.
 */
const CHOICES_PER_WEIGHT = 100

export const eth_subscribe: Method<'eth_subscribe'> = async (context, [kind, options = {}], _call, caller) => {
  const notifications = requireNotifications('eth_subscribe', caller)
  const choice = requireFewChoices(parseLogChoice(kind === 'logs' ? options : {}, context.network))
  const extra = Math.floor(countChoices(choice) / CHOICES_PER_WEIGHT)
  if (extra > 0) caller.charge([{ name: 'eth_subscribe', weight: extra }])
  return notifications.subscribe(await findSource(context, kind, options, choice), 1 + extra)
}

async function findSource(
  { feeds, subscriptions }: MethodContext,
  kind: Schema.SubscriptionKind,
  options: Schema.SubscriptionOptions,
  choice: LogChoice,
): Promise<NotificationSource> {
  switch (kind) {
    case 'newHeads': {
      const { cursor, firstBlock } = await findStart(feeds, options)
      return subscriptions.heads(cursor, firstBlock)
    }
    case 'logs': {
      const { cursor, firstBlock } = await findStart(feeds, options)
      return subscriptions.logs(cursor, choice, firstBlock)
    }
    case 'transactionReceipts': {
      const { cursor, firstBlock } = await findStart(feeds, options)
      return subscriptions.receipts(
        cursor,
        new Set(options.transactionHashes?.map((hash) => mapKey(parseHash(hash)))),
        firstBlock,
      )
    }
    case 'newPendingTransactions':
      return subscriptions.pendingTransactions()
    case 'syncing':
      return notifyNotSyncing
  }
}

/** The position after which a subscription begins, and the first block that it notifies. */
interface Start {
  readonly cursor: ChainCursor
  readonly firstBlock: number
}

/** Returns the start of the options. The default is after the newest block, also if `startBlock` is above it. */
async function findStart(feeds: Feeds, { cursor, startBlock }: Schema.SubscriptionOptions): Promise<Start> {
  if (cursor !== undefined || startBlock !== undefined) await feeds.catchUp()
  if (cursor !== undefined) return { cursor: parseCursor(cursor), firstBlock: 0 }
  const head = feeds.head() // read first, so that blocks that arrive meanwhile are notified
  const from = parseText(startBlock ?? 'latest')
  if (from.kind !== 'number' && from.kind !== 'earliest')
    return { cursor: { position: head, sent: ALL_SENT }, firstBlock: 0 }
  const firstBlock = from.kind === 'number' ? from.number : 0
  const position = (await feeds.placeAt(Math.max(0, firstBlock - 1))) ?? head
  return { cursor: { position, sent: firstBlock === 0 ? 0 : ALL_SENT }, firstBlock }
}

const notifyNotSyncing: NotificationSource = (subscriber) => {
  subscriber.notify('"result":false')
  return { resume() {}, end() {} }
}

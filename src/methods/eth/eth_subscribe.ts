import type * as Schema from '../../../generated/schemas.ts'
import type { NotificationSource } from '../../base/notifications.ts'
import type { Feeds } from '../../chain/api/engine.ts'
import { UnknownBlockNumber } from '../../chain/api/errors.ts'
import { countChoices, type LogChoice } from '../../model/logMatcher.ts'
import { parseText } from '../../wire/blockSelector.ts'
import { ALL_TOLD, type ChainCursor, parseCursor } from '../../wire/chainCursor.ts'
import { parseLogChoice, requireKeepable } from '../../wire/logFilter.ts'
import { type Method, type MethodContext, requireNotifications } from '../method.ts'

/** Addresses and topics for which a subscription counts as one more: in the rate and the subscriptions of its key. */
const CHOICES_PER_WEIGHT = 100

export const eth_subscribe: Method<'eth_subscribe'> = async (context, [kind, options = {}], _call, caller) => {
  const notifications = requireNotifications('eth_subscribe', caller)
  const choice = requireKeepable(parseLogChoice(kind === 'logs' ? options : {}))
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
    case 'newHeads':
      return subscriptions.heads(await findCursor(feeds, options))
    case 'logs':
      return subscriptions.logs(await findCursor(feeds, options), choice)
    case 'newPendingTransactions':
      return subscriptions.pendingTransactions()
    case 'syncing':
      return tellNotSyncing
  }
}

/** Where a subscription begins: behind the newest block unless told otherwise. */
async function findCursor(feeds: Feeds, { cursor, fromBlock }: Schema.SubscriptionOptions): Promise<ChainCursor> {
  if (cursor !== undefined || fromBlock !== undefined) await feeds.catchUp()
  if (cursor !== undefined) return parseCursor(cursor)
  const from = parseText(fromBlock ?? 'latest')
  const number = from.kind === 'earliest' ? 0 : from.kind === 'number' ? from.number : undefined
  if (number === undefined) return { place: feeds.head(), told: ALL_TOLD }
  const place = await feeds.placeAt(Math.max(0, number - 1))
  if (place === undefined) throw new UnknownBlockNumber(number)
  return { place, told: number === 0 ? 0 : ALL_TOLD }
}

const tellNotSyncing: NotificationSource = (subscriber) => {
  subscriber.notify('"result":false')
  return { resume() {}, end() {} }
}

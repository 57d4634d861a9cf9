import { toHex } from '../base/hex.ts'
import { mapKey } from '../base/mapKey.ts'
import type { BlockLog, ChainChanges, ChainPlace, Engine } from '../chain/api/engine.ts'
import { UnknownChainPlace } from '../chain/api/errors.ts'
import { createSharedReads } from '../concurrency/sharedReads.ts'
import { type LogChoice, LogMatcher, type LogNames } from '../primitives/logMatcher.ts'
import { ALL_SENT, type ChainCursor, toWireCursor } from '../wire/chainCursor.ts'
import { toWireHead } from '../wire/head.ts'
import { toWireReceipt } from '../wire/receipt.ts'

/** A notification about a block, printed once for all subscribers. */
export interface BlockNotification {
  /** Index of the log in its block. */
  readonly index: number
  /** The members of the notification's `params` beside the id. */
  readonly members: string
}

/** The notifications about blocks for one kind of subscription. */
export interface NotificationReader {
  /** Returns the notifications of a block that joined the main chain, in order. */
  added(position: ChainPlace): Promise<readonly BlockNotification[]>
  /** Returns the notifications that retract a block that left the main chain, last first. */
  removed(position: ChainPlace): Promise<readonly BlockNotification[]>
}

/** Max blocks by which a stream advances at a time. */
const STEP_BLOCKS = 64
/** Max entries of the cache of chain changes, which subscribers at the same position share. */
const CACHED_CHANGES = 64
const CACHED_HEADS = 64
const CACHED_CHARACTERS = 32 * 2 ** 20
/** Size of the notification of a log without the log's data. */
const LOG_CHARACTERS = 1_000

const NONE: readonly BlockNotification[] = []

/** Returns a reader without the blocks below a height, of which a subscriber that starts there is not notified. */
export function startingAt(firstBlock: number, reader: NotificationReader): NotificationReader {
  if (firstBlock === 0) return reader
  return {
    added: async (position) => (position.number < firstBlock ? NONE : reader.added(position)),
    removed: async (position) => (position.number < firstBlock ? NONE : reader.removed(position)),
  }
}

export type BlockNotifications = ReturnType<typeof createBlockNotifications>

/**
 * Returns the reads of all streams of a chain. A value that several streams need at the same time is read and printed
 * once.
 */
export function createBlockNotifications({ feeds, reads }: Pick<Engine, 'feeds' | 'reads'>) {
  const changes = createSharedReads<ChainChanges>({ max: CACHED_CHANGES })
  const heads = createSharedReads<readonly BlockNotification[]>({ max: CACHED_HEADS })
  const receipts = createSharedReads<PrintedReceipts>({
    maxSize: CACHED_CHARACTERS,
    sizeCalculation: ({ each }) => each.reduce((sum, { text }) => sum + 2 * text.length, LOG_CHARACTERS),
  })
  const logs = createSharedReads<readonly LogNotification[]>({
    maxSize: CACHED_CHARACTERS,
    sizeCalculation: (items) => items.reduce((sum, { characters }) => sum + characters, LOG_CHARACTERS),
  })

  const findBlock = ({ hash }: ChainPlace) => reads.findBlock({ kind: 'hash', hash, requireCanonical: false })

  async function readHead(position: ChainPlace): Promise<readonly BlockNotification[]> {
    const block = await findBlock(position)
    if (block === undefined) return NONE
    return [{ index: 0, members: printMembers(JSON.stringify(toWireHead(block)), { position, sent: ALL_SENT }) }]
  }

  async function readReceipts(position: ChainPlace): Promise<PrintedReceipts> {
    const { hash } = position
    const found = await reads.getBlockReceipts({ kind: 'hash', hash, requireCanonical: false })
    const each: PrintedReceipt[] = []
    for await (const receipt of found ?? []) {
      each.push({ key: mapKey(receipt.transaction.hash), text: JSON.stringify(toWireReceipt(receipt)) })
    }
    return { each, all: toReceiptNotification(position, each) }
  }

  /** Returns one notification of the receipts of a block, or none if the choice has none of them. An empty choice has all. */
  async function notifyReceipts(position: ChainPlace, choice: ReceiptChoice): Promise<readonly BlockNotification[]> {
    const { each, all } = await receipts.get(toHex(position.hash), () => readReceipts(position))
    if (choice.size === 0) return all
    return toReceiptNotification(
      position,
      each.filter(({ key }) => choice.has(key)),
    )
  }

  /** Reads the logs of a block once for all subscribers, and only if its bloom may match one of their choices. */
  async function readChosen(
    position: ChainPlace,
    matcher: LogMatcher,
    direction: Direction,
  ): Promise<readonly BlockNotification[]> {
    const name = `${toHex(position.hash)} ${direction}`
    if (!logs.has(name)) {
      const bloom = await feeds.bloomOfBlock(position.hash)
      if (bloom === undefined || !matcher.mayMatch(bloom)) return NONE
    }
    const items = await logs.get(name, async () =>
      toNotifications(
        await feeds.logsOfBlock(position.hash, { removed: direction === 'removed' }),
        position,
        direction,
      ),
    )
    return items.filter((item) => matcher.matches(item.names))
  }

  return {
    changesSince: (position: ChainPlace): Promise<ChainChanges> =>
      changes.get(toWireCursor({ position, sent: ALL_SENT }), () => feeds.changesSince(position, STEP_BLOCKS)),
    async parentOf(position: ChainPlace): Promise<ChainPlace> {
      const block = await findBlock(position)
      if (block === undefined) throw new UnknownChainPlace(position)
      return { number: position.number - 1, hash: block.header.parentHash }
    },
    heads: {
      added: (position) => heads.get(toHex(position.hash), () => readHead(position)),
      removed: async () => NONE, // the heads of the new branch replace them
    } satisfies NotificationReader,
    logs(choice: LogChoice): NotificationReader {
      const matcher = new LogMatcher(choice)
      return {
        added: (position) => readChosen(position, matcher, 'added'),
        removed: (position) => readChosen(position, matcher, 'removed'),
      }
    },
    receipts: (choice: ReceiptChoice): NotificationReader => ({
      added: (position) => notifyReceipts(position, choice),
      removed: async () => NONE, // as in geth, whose clients detect them by the block's hash
    }),
    /** Clears the cached changes; called when the main chain has changed. */
    invalidate: (): void => changes.clear(),
  }
}

/** Hashes of the transactions whose receipts are notified, as keys of maps; all if it is empty. */
export type ReceiptChoice = ReadonlySet<string>

/** The receipts of a block, each for subscribers that choose some, and the notification of all for the others. */
interface PrintedReceipts {
  readonly each: readonly PrintedReceipt[]
  readonly all: readonly BlockNotification[]
}

interface PrintedReceipt {
  /** The transaction's hash as the key of a map. */
  readonly key: string
  readonly text: string
}

/** Whether a block joined the main chain or left it. */
type Direction = 'added' | 'removed'

/** The notification of a log, printed when it is first sent. */
class LogNotification implements BlockNotification {
  readonly index: number
  readonly names: LogNames
  /** Approximate memory, in characters. */
  readonly characters: number
  #log: BlockLog | undefined
  #members = ''
  readonly #cursor: ChainCursor

  constructor(log: BlockLog, cursor: ChainCursor) {
    const { index, address, topics, dataBytes } = log
    this.index = index
    this.names = { address, topics }
    this.characters = LOG_CHARACTERS + 2 * dataBytes
    this.#log = log
    this.#cursor = cursor
  }

  get members(): string {
    if (this.#log !== undefined) this.#members = printMembers(this.#log.print(), this.#cursor)
    this.#log = undefined
    return this.#members
  }
}

/** Returns one notification of receipts; none if there are none. */
function toReceiptNotification(
  position: ChainPlace,
  receipts: readonly PrintedReceipt[],
): readonly BlockNotification[] {
  if (receipts.length === 0) return NONE
  const text = `[${receipts.map((receipt) => receipt.text).join()}]`
  return [{ index: 0, members: printMembers(text, { position, sent: ALL_SENT }) }]
}

/** Returns the notifications of a block's logs; last first if the block was removed. */
function toNotifications(
  logs: readonly BlockLog[],
  position: ChainPlace,
  direction: Direction,
): readonly LogNotification[] {
  const isRemoved = direction === 'removed'
  const items = logs.map((log) => new LogNotification(log, { position, sent: isRemoved ? log.index : log.index + 1 }))
  return isRemoved ? items.reverse() : items
}

function printMembers(result: string, cursor: ChainCursor): string {
  return `"result":${result},"cursor":"${toWireCursor(cursor)}"`
}

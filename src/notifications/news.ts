import { toHex } from '../base/hex.ts'
import type { BlockLog, ChainChanges, ChainPlace, Engine } from '../chain/api/engine.ts'
import { createSharedReads } from '../concurrency/sharedReads.ts'
import { type LogChoice, LogMatcher, type LogNames } from '../primitives/logMatcher.ts'
import { ALL_SENT, type ChainCursor, toWireCursor } from '../wire/chainCursor.ts'
import { toWireHead } from '../wire/head.ts'

/** One notification of a block, printed once for all subscribers. */
export interface Item {
  /** The place of the log in its block. */
  readonly index: number
  /** The members of the notification's `params` beside the id. */
  readonly members: string
}

/** The items of blocks for one kind of subscription. */
export interface ItemSource {
  /** Of a block that joined the main chain, in order. */
  joined(place: ChainPlace): Promise<readonly Item[]>
  /** Of one that left it: what is taken back, last first. */
  left(place: ChainPlace): Promise<readonly Item[]>
}

/** What followers of one chain read; what many of them ask for at the same time is read and printed once. */
export interface News {
  changesSince(place: ChainPlace): Promise<ChainChanges>
  parentOf(place: ChainPlace): Promise<ChainPlace>
  readonly heads: ItemSource
  logs(choice: LogChoice): ItemSource
  /** The main chain has changed. */
  forget(): void
}

/** Blocks that a follower goes on at once. */
const STEP_BLOCKS = 64
/** Enough for all who are behind at once to share what they read. */
const KEPT_CHANGES = 64
const KEPT_HEADS = 64
const KEPT_CHARACTERS = 32 * 2 ** 20
/** Size of the notification of a log without the log's data. */
const LOG_CHARACTERS = 1_000

const NOTHING: readonly Item[] = []

/** Leaves out the blocks below a height, which a subscriber that starts there never receives. */
export function startingAt(firstBlock: number, items: ItemSource): ItemSource {
  if (firstBlock === 0) return items
  return {
    joined: async (place) => (place.number < firstBlock ? NOTHING : items.joined(place)),
    left: async (place) => (place.number < firstBlock ? NOTHING : items.left(place)),
  }
}

export function createNews({ feeds, reads }: Pick<Engine, 'feeds' | 'reads'>): News {
  const changes = createSharedReads<ChainChanges>({ max: KEPT_CHANGES })
  const heads = createSharedReads<readonly Item[]>({ max: KEPT_HEADS })
  const logs = createSharedReads<readonly LogItem[]>({
    maxSize: KEPT_CHARACTERS,
    sizeCalculation: (items) => items.reduce((sum, { characters }) => sum + characters, LOG_CHARACTERS),
  })

  const findBlock = ({ hash }: ChainPlace) => reads.findBlock({ kind: 'hash', hash, requireCanonical: false })

  async function readHead(place: ChainPlace): Promise<readonly Item[]> {
    const block = await findBlock(place)
    if (block === undefined) return NOTHING
    return [{ index: 0, members: printMembers(JSON.stringify(toWireHead(block)), { place, sent: ALL_SENT }) }]
  }

  /** The logs are read once for all subscribers, and only if the block's bloom has what one of them wants. */
  async function readChosen(place: ChainPlace, removed: boolean, matcher: LogMatcher): Promise<readonly Item[]> {
    const name = `${toHex(place.hash)} ${removed}`
    if (!logs.has(name)) {
      const bloom = await feeds.bloomOfBlock(place.hash)
      if (bloom === undefined || !matcher.mayMatch(bloom)) return NOTHING
    }
    const items = await logs.get(name, async () =>
      toItems(await feeds.logsOfBlock(place.hash, removed), place, removed),
    )
    return items.filter((item) => matcher.matches(item.names))
  }

  return {
    changesSince: (place) =>
      changes.get(toWireCursor({ place, sent: ALL_SENT }), () => feeds.changesSince(place, STEP_BLOCKS)),
    async parentOf(place) {
      const block = await findBlock(place)
      if (block === undefined) throw new Error(`block ${place.number} has gone while it was read`)
      return { number: place.number - 1, hash: block.header.parentHash }
    },
    heads: {
      joined: (place) => heads.get(toHex(place.hash), () => readHead(place)),
      left: async () => NOTHING, // those of the new branch say it
    },
    logs(choice) {
      const matcher = new LogMatcher(choice)
      return {
        joined: (place) => readChosen(place, false, matcher),
        left: (place) => readChosen(place, true, matcher),
      }
    },
    forget: () => changes.clear(),
  }
}

/** The notification of a log, printed when it is first sent. */
class LogItem implements Item {
  readonly index: number
  readonly names: LogNames
  /** About how many characters it keeps. */
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

/** Last first if they are taken back. */
function toItems(logs: readonly BlockLog[], place: ChainPlace, removed: boolean): readonly LogItem[] {
  const items = logs.map((log) => new LogItem(log, { place, sent: removed ? log.index : log.index + 1 }))
  return removed ? items.reverse() : items
}

function printMembers(result: string, cursor: ChainCursor): string {
  return `"result":${result},"cursor":"${toWireCursor(cursor)}"`
}

import { LRUCache } from 'lru-cache'
import { toHex } from '../../base/hex.ts'
import { keccak256 } from '../../base/keccak.ts'
import type { ChainChanges, ChainPlace, Engine, LogFilter } from '../../chain/api/engine.ts'
import { ALL_TOLD, toWireCursor } from '../../wire/chainCursor.ts'
import { toWireHead } from '../../wire/head.ts'

/** Which logs are told. */
export type LogChoice = Pick<LogFilter, 'addresses' | 'topics'>

/** One notification of a block, printed once for everybody who is told. */
export interface Item {
  /** The place of the log in its block. */
  readonly index: number
  /** The members of the notification's `params` beside the id. */
  readonly members: string
}

/** What there is to tell of blocks, to those who follow the chain in one way. */
export interface Telling {
  /** Of a block that joined the main chain, in order. */
  joined(place: ChainPlace): Promise<readonly Item[]>
  /** Of one that left it: what is taken back, last first. */
  left(place: ChainPlace): Promise<readonly Item[]>
}

/** What followers of one chain read; what many of them ask for at the same time is read and printed once. */
export interface News {
  changesSince(place: ChainPlace): Promise<ChainChanges>
  parentOf(place: ChainPlace): Promise<ChainPlace>
  readonly heads: Telling
  logs(choice: LogChoice): Telling
  /** The main chain has changed. */
  forget(): void
}

/** Blocks that a follower goes on at once. */
const STEP_BLOCKS = 64
/** Enough for all who are behind at once to share what they read. */
const KEPT_CHANGES = 64
const KEPT_CHARACTERS = 32 * 2 ** 20
const ENTRY_OVERHEAD = 200

const NOTHING: readonly Item[] = []

export function createNews({ feeds, reads }: Pick<Engine, 'feeds' | 'reads'>): News {
  const changes = new LRUCache<string, Promise<ChainChanges>>({ max: KEPT_CHANGES })
  const share = createShared()

  const findBlock = ({ hash }: ChainPlace) => reads.findBlock({ kind: 'hash', hash, requireCanonical: false })

  async function readHead(place: ChainPlace): Promise<readonly Item[]> {
    const block = await findBlock(place)
    if (block === undefined) return NOTHING
    return [{ index: 0, members: printMembers(JSON.stringify(toWireHead(block)), place, ALL_TOLD) }]
  }

  return {
    changesSince(place) {
      const key = toWireCursor({ place, told: ALL_TOLD })
      const known = changes.get(key)
      if (known !== undefined) return known
      const asked = feeds.changesSince(place, STEP_BLOCKS)
      changes.set(key, asked)
      asked.catch(() => changes.delete(key))
      return asked
    },
    async parentOf(place) {
      const block = await findBlock(place)
      if (block === undefined) throw new Error(`block ${place.number} has gone while it was read`)
      return { number: place.number - 1, hash: block.header.parentHash }
    },
    heads: {
      joined: (place) => share(`heads ${toHex(place.hash)}`, () => readHead(place)),
      left: async () => NOTHING, // those of the new branch say it
    },
    logs(choice) {
      const name = nameOf(choice)
      const read = async (place: ChainPlace, removed: boolean) =>
        toItems(await feeds.logsOfBlock(place.hash, choice, removed), place, removed)
      return {
        joined: (place) => share(`logs ${toHex(place.hash)} ${name}`, () => read(place, false)),
        left: (place) => share(`removed ${toHex(place.hash)} ${name}`, () => read(place, true)),
      }
    },
    forget: () => changes.clear(),
  }
}

/** What was made of a key lately, and what is being made. */
function createShared() {
  const made = new LRUCache<string, readonly Item[]>({
    maxSize: KEPT_CHARACTERS,
    sizeCalculation: (items, key) =>
      items.reduce((sum, { members }) => sum + members.length + ENTRY_OVERHEAD, key.length + ENTRY_OVERHEAD),
  })
  const making = new Map<string, Promise<readonly Item[]>>()
  return (key: string, make: () => Promise<readonly Item[]>): Promise<readonly Item[]> => {
    const known = made.get(key)
    if (known !== undefined) return Promise.resolve(known)
    const begun = making.get(key)
    if (begun !== undefined) return begun
    const asked = make().finally(() => making.delete(key))
    making.set(key, asked)
    asked.then(
      (items) => made.set(key, items),
      () => undefined, // who asked hears of it
    )
    return asked
  }
}

/** Short, however long the lists of a choice are: it is a part of keys, and is kept as long as the subscription. */
function nameOf({ addresses, topics }: LogChoice): string {
  const text = JSON.stringify([addresses.map(toHex), topics.map((topic) => topic?.map(toHex))])
  return toHex(keccak256(new TextEncoder().encode(text)))
}

function toItems(logs: readonly string[], place: ChainPlace, removed: boolean): readonly Item[] {
  const items = logs.map((log) => {
    const index = indexOf(log)
    return { index, members: printMembers(log, place, removed ? index : index + 1) }
  })
  return removed ? items.reverse() : items
}

/** Our own print of a log begins with its index (wire/log.ts). */
function indexOf(log: string): number {
  const [, digits] = /^\{"logIndex":"0x([0-9a-f]+)"/.exec(log) ?? []
  if (digits === undefined) throw new Error('a log does not begin with its index')
  return Number.parseInt(digits, 16)
}

function printMembers(result: string, place: ChainPlace, told: number): string {
  return `"result":${result},"cursor":"${toWireCursor({ place, told })}"`
}

import { createHash } from 'node:crypto'
import type { PostgresConnection } from './connection.ts'
import { createReconnecting } from './connections.ts'
import type { PostgresPlace } from './location.ts'
import { openAtPrimary } from './primary.ts'

/** Tells that there may be something to look at. Nothing is carried by it, and it may be lost: who has to know looks now and then. */
export interface Wakes {
  /** Calls `look` whenever somebody has notified under this name; the name is any text. */
  on(name: string, look: () => void): void
  /** The channel that a name stands for, for `pg_notify`. */
  channelOf(name: string): string
  close(): Promise<void>
}

const ANSWER_TIMEOUT_MS = 10_000
/** Notifications that were lost with a connection are made up for by the looks now and then. */
const RECONNECT_EVERY_MS = 500

/** Listens at the server that writes `place`, once something is listened for, on a connection of its own. */
export function openWakes(place: PostgresPlace): Wakes {
  const listeners = new Map<string, () => void>()
  const listening = new Set<string>()
  const channelOf = (name: string) =>
    `scion_${createHash('sha256').update(`${place.schema} ${name}`).digest('hex').slice(0, 32)}`

  const reconnecting = createReconnecting(() => {
    listening.clear()
    return openAtPrimary(place, {
      prepare: 'SET client_min_messages = warning',
      answerTimeoutMs: ANSWER_TIMEOUT_MS,
      onNotification: (channel) => listeners.get(channel)?.(),
    })
  })

  async function listenTo(connection: PostgresConnection): Promise<void> {
    for (const [channel, look] of listeners) {
      if (listening.has(channel)) continue
      listening.add(channel)
      await connection.exec(`LISTEN ${channel}`)
      look() // for what came before
    }
  }

  let working: Promise<void> | undefined
  const connect = () => {
    working ??= reconnecting
      .connect()
      .then(listenTo)
      .catch(() => undefined) // the next turn tries again
      .finally(() => {
        working = undefined
      })
  }
  const timer = setInterval(connect, RECONNECT_EVERY_MS)
  timer.unref()

  return {
    channelOf,
    on(name, look) {
      listeners.set(channelOf(name), look)
      connect()
    },
    async close() {
      clearInterval(timer)
      await working
      await reconnecting.close()
    },
  }
}

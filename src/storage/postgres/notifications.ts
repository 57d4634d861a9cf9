import { createHash } from 'node:crypto'
import type { PostgresConnection } from './connection.ts'
import { createReconnecting } from './connections.ts'
import type { PostgresPlace } from './location.ts'
import { openAtPrimary } from './primary.ts'

/** Notifications (LISTEN/NOTIFY) without content. They may be lost, so listeners also read from time to time. */
export interface Wakes {
  /** Calls `look` after each notification with this name. The name is any text. */
  on(name: string, look: () => void): void
  /** Returns the channel that a name stands for, for `pg_notify`. */
  channelOf(name: string): string
  close(): Promise<void>
}

const ANSWER_TIMEOUT_MS = 10_000
/** Interval of attempts to reconnect in ms. Periodic reads replace the notifications that are lost meanwhile. */
const RECONNECT_EVERY_MS = 500

/**
 * Opens notifications at the primary server of `place`, on a connection of their own that is opened with the first
 * listener.
 */
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
      look() // for earlier changes
    }
  }

  let working: Promise<void> | undefined
  const connect = () => {
    working ??= reconnecting
      .connect()
      .then(listenTo)
      .catch(() => undefined) // the next attempt retries
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

import type { PostgresConnection } from './postgres.ts'

/** A connection that is opened when it is needed and again after it was lost. */
export interface Reconnecting {
  /** The connection, for one task at a time; throws what opening it throws. */
  connect(): Promise<PostgresConnection>
  close(): Promise<void>
}

/** A connection that `open` makes, not yet open. */
export function createReconnecting(open: () => Promise<PostgresConnection>): Reconnecting {
  let current: PostgresConnection | undefined
  const drop = async () => {
    const dropped = current
    current = undefined
    await dropped?.close()
  }
  return {
    async connect() {
      if (current?.isLost() === true) await drop()
      current ??= await open()
      return current
    },
    close: drop,
  }
}

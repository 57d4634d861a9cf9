/** The program of a thread that executes the statements of one connection. */
import { parentPort, workerData } from 'node:worker_threads'
import type { Connection } from '../engine.ts'
import type { SqlRow } from '../sql.ts'
import { openConnection } from './connection.ts'
import { unpackStatements } from './packedStatements.ts'
import { type Answer, type Asked, type ToOpen, toRefusal } from './threadMessages.ts'

/** Minimum length of values that are transferred; shorter ones are copied. */
const LONG_BYTES = 4_096

const { path, options }: ToOpen = workerData
const opening = openConnection(path, options)

parentPort?.on('message', (asked: Asked) => {
  // Earlier requests are done or wait for the same connection.
  const answered = opening.then((connection) => execute(connection, asked)).then(answer, refuse)
  if (asked.kind === 'close') void answered.then(() => parentPort?.close())
})

async function execute(connection: Connection, asked: Asked): Promise<Answer> {
  switch (asked.kind) {
    case 'all':
      return { rows: await connection.all(asked.sql, asked.values) }
    case 'first': {
      const row = await connection.first(asked.sql, asked.values)
      return { rows: row === undefined ? [] : [row] }
    }
    case 'run':
      return { changes: await connection.run(asked.sql, asked.values) }
    case 'runAll':
      await connection.runAll(unpackStatements(asked.statements))
      return {}
    case 'close':
      await connection.close()
      return {}
  }
}

function answer(given: Answer): void {
  parentPort?.postMessage(given, longBytesOf(given.rows ?? []))
}

function refuse(thrown: unknown): void {
  parentPort?.postMessage(toRefusal(thrown))
}

function longBytesOf(rows: readonly SqlRow[]): ArrayBuffer[] {
  return rows
    .flatMap((row) => Object.values(row))
    .flatMap((value) => (value instanceof Uint8Array && value.length >= LONG_BYTES ? [value.buffer] : []))
    .filter((buffer) => buffer instanceof ArrayBuffer)
}

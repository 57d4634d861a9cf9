import { cpSync } from 'node:fs'
import { openSql, type StorePlace } from '../../../../src/storage/engines.ts'
import type { SqlRow } from '../../../../src/storage/sql.ts'
import type { SqlitePlace } from '../../../../src/storage/sqlite/engine.ts'
import { temporaryFolder } from '../../../_helpers/temporary.ts'
import { fileIn } from '../../engines.ts'
import { toArgument } from '../../placeArguments.ts'
import { type Child, startChild } from '../../startChild.ts'

/** A database as a process that was killed has left it: a file, its sums, a log with its index. */
export interface Scene {
  readonly folder: string
  /** All rows of all tables. */
  readonly rows: Rows
}

export type Rows = ReadonlyMap<string, readonly SqlRow[]>

/**
 * What a process leaves that is killed behind so many blocks, on a file of some more that another one has closed. It is killed at
 * rest: a block that nobody was told of may be lost with the end of the log, and so would not be as before.
 */
export async function makeScene(inFile: number, inLog: number): Promise<Scene> {
  const folder = await temporaryFolder()
  const child = await startChild('writeOn', toArgument(fileIn(folder)), String(inFile))
  if ((await child.ended) !== 0) throw new Error('the child has failed')
  await killBehind(await startChild('writeOn', toArgument(fileIn(folder)), String(inLog), 'stay'), inLog)
  return { folder, rows: await readRows(await copyOf(folder)) }
}

/**
 * A copy of its own: one of the drivers closes a connection when its statements are garbage, and the last one moves the log, which
 * here could be that of a process that was killed since.
 */
export async function copyOf(folder: string): Promise<SqlitePlace> {
  const copy = await temporaryFolder()
  cpSync(folder, copy, { recursive: true })
  return fileIn(copy)
}

/** Lets a process write until it was that many times acknowledged, kills it, and gives the last number that was. */
export async function writeAndKill(place: StorePlace, times: number): Promise<number> {
  return killBehind(await startChild('writeOn', toArgument(place)), times)
}

async function killBehind(child: Child, times: number): Promise<number> {
  let acknowledged = -1
  for (let time = 0; time < times; time++) {
    const line = await child.lines.next()
    if (line.done === true) throw new Error('the child has ended')
    acknowledged = Number(line.value)
  }
  await child.kill()
  for (let line = await child.lines.next(); line.done !== true; line = await child.lines.next()) {
    acknowledged = Number(line.value)
  }
  return acknowledged
}

/** Returns all rows of all tables. */
export async function readRows(place: StorePlace): Promise<Rows> {
  const sql = await openSql(place)
  try {
    const tables = await sql.all("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    const rows = new Map<string, readonly SqlRow[]>()
    for (const { name } of tables) rows.set(String(name), await sql.all(`SELECT * FROM ${name}`))
    return rows
  } finally {
    await sql.close()
  }
}

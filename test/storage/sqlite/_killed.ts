import { cpSync } from 'node:fs'
import type { StorePlace } from '../../../src/storage/engines.ts'
import type { SqlitePlace } from '../../../src/storage/sqlite/engine.ts'
import { temporaryFolder } from '../../_helpers/temporary.ts'
import { fileIn } from '../engines.ts'
import { toArgument } from '../placeArguments.ts'
import { startChild } from '../startChild.ts'

/** Returns a copy, so that no connection of this process has the files open that a killed process left. */
export async function copyOf(folder: string): Promise<SqlitePlace> {
  const copy = await temporaryFolder()
  cpSync(folder, copy, { recursive: true })
  return fileIn(copy)
}

/** Kills a process that writes after `times` acknowledged blocks. Returns the number of the last acknowledged block. */
export async function writeAndKill(place: StorePlace, times: number): Promise<number> {
  const child = await startChild('writeOn', toArgument(place))
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

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../_helpers/temporary.ts'
import { startProgram } from '../../storage/startChild.ts'

/** The package is archived and has no binaries for newer versions. */
const isItsNode = process.versions.node.startsWith('20.')
const isInstalled = existsSync(join(import.meta.dirname, 'node_modules/sqlite3'))
const canRun = isItsNode && (isInstalled || process.env.CI === 'true') // .ci/run installs it
if (!canRun) {
  const why = isItsNode ? `npm install --no-save --prefix ${import.meta.dirname}` : 'on Node 20 only'
  process.stderr.write(`SKIPPED: the package sqlite3 as the driver (${why})\n`)
}

it.skipIf(!canRun)(
  'a database that one driver has written or copied is read and continued by the other',
  { timeout: 300_000 },
  async () => {
    const path = join(await temporaryFolder(), 'chain.sqlite')
    for (const [number, writer] of ['node', 'sqlite3', 'node', 'sqlite3'].entries()) {
      const written = await run(path, writer, 'write', String(number))
      expect(written).toMatchObject({ head: number, logs: number + 1, transactions: 1_000, text: `'ä' ? "${number}"` })
      for (const reader of ['node', 'sqlite3']) expect(await run(path, reader, 'read')).toEqual(written)
    }
    const kept = await run(path, 'node', 'read')
    for (const asked of ['backup', 'copy']) {
      const other = `${path}.${asked}`
      expect(await run(path, 'sqlite3', asked, other)).toEqual(kept)
      for (const reader of ['node', 'sqlite3']) expect(await run(other, reader, 'read')).toEqual(kept)
    }
    expect(await run(path, 'sqlite3', 'refuse')).toEqual({
      second: 'storeLocked',
      closed: 'storeClosed',
      written: 'storeUnavailable',
      misspelt: 'storeFailed',
    })
  },
)

/** Runs the program in a process of its own; returns its output. */
async function run(...args: string[]): Promise<unknown> {
  const program = join(import.meta.dirname, 'bothDrivers.ts')
  const { lines, ended } = await startProgram(program, import.meta.dirname, ...args)
  const { value } = await lines.next()
  expect(await ended).toBe(0)
  return JSON.parse(value)
}

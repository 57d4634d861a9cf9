import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../engines.ts'
import { startProgram } from '../startChild.ts'

/** The package is archived, and has nothing for newer versions. */
const isItsNode = process.versions.node.startsWith('20.')
const isInstalled = existsSync(join(import.meta.dirname, 'node_modules/sqlite3'))
const canRun = isItsNode && (isInstalled || process.env.CI === 'true') // .ci/run installs it
if (!canRun) {
  const why = isItsNode ? `npm install --no-save --prefix ${import.meta.dirname}` : 'on Node 20 only'
  process.stderr.write(`SKIPPED: the package sqlite3 as the driver (${why})\n`)
}

it.skipIf(!canRun)('what one driver has written the other reads and continues', async () => {
  const path = join(await temporaryFolder(), 'chain.sqlite')
  const { lines, ended } = await startProgram(join(import.meta.dirname, 'bothDrivers.ts'), import.meta.dirname, path)
  for (const [number, writer] of ['node', 'sqlite3', 'node', 'sqlite3'].entries()) {
    const report = JSON.parse((await lines.next()).value)
    expect(report).toMatchObject({
      writer,
      number,
      read: { node: { head: number, logs: number + 1, transactions: 1_000, text: `'ä' ? "${number}"` } },
    })
    expect(report.read.sqlite3).toEqual(report.read.node)
  }
  expect(JSON.parse((await lines.next()).value)).toEqual({
    refusals: {
      second: 'storeLocked',
      closed: 'storeClosed',
      written: 'storeUnavailable',
      misspelt: 'storeFailed',
    },
  })
  expect(await ended).toBe(0)
})

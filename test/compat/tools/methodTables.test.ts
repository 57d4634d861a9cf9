import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { findFreePort } from '../../_helpers/freePort.ts'
import { call } from '../../_helpers/wire.ts'
import { methodsOf, rowsUnder } from '../../docs/_methodTables.ts'
import { openProject, runsLinuxBinaries } from '../_project.ts'
import { tools } from './_tools.ts'

const NOT_FOUND = -32601

/** Starts anvil and returns its URL when it listens. */
async function startAnvil(): Promise<string> {
  const port = await findFreePort()
  await tools.start('anvil', ['--port', String(port)]).says(/Listening on/)
  return `http://127.0.0.1:${port}`
}

describe.skipIf(!runsLinuxBinaries)("the guide's table of anvil", () => {
  beforeAll(tools.requireInstalled)

  it('anvil has every method of the table of its version, and none of the table of other versions', async () => {
    const url = await startAnvil()
    const rows = rowsUnder('anvil and alloy')
    const [own, others] = [
      rows.filter(({ columns }) => columns.length === 3),
      rows.filter(({ columns }) => columns.length < 3),
    ]
    const has = async (method: string) => (await call(url, method, [])).body.error?.code !== NOT_FOUND
    const missing = []
    for (const method of own.flatMap(methodsOf)) if (!(await has(method))) missing.push(method)
    expect(missing).toEqual([])
    for (const method of others.flatMap(methodsOf)) expect([method, await has(method)]).toEqual([method, false])
  })
})

describe.each([
  ['hardhat2', 'dist/src/helpers'],
  ['hardhat3', 'dist/src/internal/network-helpers/helpers'],
])('the network helpers of %s', (name, helpers) => {
  const folder = join(import.meta.dirname, '..', name)
  beforeAll(openProject(folder, {}).requireInstalled)

  it('each helper of the installed package is in the table of the guide', () => {
    const path = join(folder, 'node_modules/@nomicfoundation/hardhat-network-helpers', helpers)
    const files = readdirSync(path).filter((file) => file.endsWith('.js'))
    const installed = files.map((file) =>
      file.slice(0, -3).replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
    )
    const shown = rowsUnder("Hardhat's network helpers").flatMap(({ names }) => names)
    expect(installed.length).toBeGreaterThan(10)
    expect(installed.filter((helper) => !shown.includes(helper))).toEqual([])
  })
})

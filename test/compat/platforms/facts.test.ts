import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { findFreePort } from '../../_helpers/freePort.ts'
import { type InstalledPackage, installPackage, root, run } from '../client/_package.ts'
import type { Probe } from './_facts.ts'
import { startProbeServer } from './_probeServer.ts'
import { modules, NODES, prepareProject } from './_runtimes.ts'
import { askWorker, WORKERD } from './_workerd.ts'

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'
const PAGE = join(root, 'src/client/PLATFORMS.md')

// With CI set, the tests fail instead of being skipped.
const isThere = (existsSync(WORKERD) && existsSync(CHROMIUM)) || process.env.CI !== undefined
if (!isThere) process.stderr.write('SKIPPED: the facts about platforms, because a package or Chromium is missing\n')

/** Returns the columns of the page's table: the facts by platform. */
async function readTable(): Promise<Map<string, Record<string, string>>> {
  const lines = (await readFile(PAGE, 'utf8')).split('\n').filter((line) => line.startsWith('|'))
  lines.splice(
    0,
    lines.findIndex((line) => line.startsWith('| fact |')),
  )
  const [head = [], , ...rows] = lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  const columns = head.slice(1).map((name, i): [string, Record<string, string>] => {
    return [name, Object.fromEntries(rows.map(([fact = '', ...cells]) => [fact, cells[i] ?? '']))]
  })
  return new Map(columns)
}

describe.skipIf(!isThere)('the page about platforms', () => {
  let installed: InstalledPackage
  let server: Awaited<ReturnType<typeof startProbeServer>>
  let table: Map<string, Record<string, string>>
  let probe: Probe

  beforeAll(async () => {
    ;[installed, server, table] = await Promise.all([installPackage(), startProbeServer(), readTable()])
    probe = { http: server.http, ws: server.ws, refused: await findFreePort() }
    await prepareProject(installed)
  })
  afterAll(() => Promise.all([installed.remove(), server.close()]))

  /** Returns the facts' code as one file. */
  async function bundleFacts(format: 'esm' | 'cjs' | 'iife'): Promise<string> {
    const options = { bundle: true, format, globalName: 'probing', write: false } as const
    const { outputFiles } = await build({ ...options, entryPoints: [join(import.meta.dirname, '_facts.ts')] })
    return outputFiles[0]?.text ?? ''
  }

  it('has a column for each platform', () => {
    expect([...table.keys()]).toEqual([...Object.keys(NODES), 'Jest', 'Chromium', 'workerd'])
  })

  it.each(Object.entries(NODES))('has the facts of %s', async (name, program) => {
    const { project } = installed
    await writeFile(join(project, 'facts.mjs'), await bundleFacts('esm'))
    const path = join(project, 'print.mjs')
    const socket = name === 'Node 20' ? "import { WebSocket } from 'ws'" : 'const WebSocket = undefined'
    await writeFile(
      path,
      `${socket}
      import { createRequire } from 'node:module'
      import { relative } from 'node:path'
      import { collectFacts } from './facts.mjs'
      const resolve = () => relative('node_modules/scion-client', createRequire(import.meta.url).resolve('scion-client'))
      console.log(JSON.stringify(await collectFacts({ ...${JSON.stringify(probe)}, WebSocket, resolve })))
      process.exit()`,
    )
    const printed = await run(project, program, ['--no-warnings', path])
    expect(JSON.parse(printed)).toEqual(table.get(name))
  })

  it('has the facts of Jest', async () => {
    const project = join(installed.project, 'jest')
    await mkdir(project)
    await writeFile(join(project, 'package.json'), '{ "name": "jest-project", "private": true }')
    await writeFile(join(project, 'facts.cjs'), await bundleFacts('cjs'))
    const code = `const { relative, join } = require('node:path')
      test('facts', async () => {
        const resolve = () => relative(join(__dirname, '../node_modules/scion-client'), require.resolve('scion-client'))
        const facts = await require('./facts.cjs').collectFacts({ ...${JSON.stringify(probe)}, resolve })
        require('node:fs').writeFileSync(join(__dirname, 'facts.json'), JSON.stringify(facts))
      }, 60_000)`
    await writeFile(join(project, 'facts.test.js'), code)
    const args = ['--no-warnings', join(modules, 'jest/bin/jest.js'), '--ci', '--rootDir', project]
    await run(project, NODES['Node 22'], args)
    expect(JSON.parse(await readFile(join(project, 'facts.json'), 'utf8'))).toEqual(table.get('Jest'))
  })

  it('has the facts of Chromium', async () => {
    const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] })
    onTestFinished(() => browser.close())
    const page = await browser.newPage()
    await page.goto(server.http)
    await page.addScriptTag({ content: await bundleFacts('iife') })
    const facts = await page.evaluate(`probing.collectFacts(${JSON.stringify(probe)})`)
    expect(facts).toEqual(table.get('Chromium'))
  })

  it('has the facts of workerd', async () => {
    const code = `${await bundleFacts('esm')}
      export default { fetch: async () => Response.json(await collectFacts(${JSON.stringify(probe)})) }`
    expect(await askWorker(installed.project, code)).toEqual(table.get('workerd'))
  })
})

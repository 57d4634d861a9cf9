import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Client } from 'pg'
import { startPostgres } from '../../test/_setup/startPostgres.ts'
import { type ChainBlock, growChain } from './explorerChain.ts'
import { runProgram } from './program.ts'
import type { Outcome, Rule, Run, Suite } from './suite.ts'

const RULES: readonly Rule[] = [
  {
    name: 'empty batches',
    why: 'The explorer requests the transactions of genesis in an empty batch, for which JSON-RPC 2.0 requires an error.',
    title: /^block 0$/,
    error: /invalid request/,
    most: 1,
  },
  {
    name: 'no peers',
    why: 'The explorer reads the pool only of a node that listens for peers. net_listening is false, because Scion has no peers.',
    title: /^transaction pool$/,
    error: /nod3 is not connected/,
    most: 1,
  },
]

/** The importer of Rootstock's explorer, which knows no network but 30 and 31: a sandbox of testnet. */
export const explorer: Suite = {
  node: ['start', '--profile', 'dev', '--open', '--networks', 'testnet', '--default-network', 'testnet'],
  rules: RULES,
  async run(run) {
    await prepareClient(run)
    const blocks = await growChain(run.root, run.url)
    const postgres = await startPostgres()
    const database = new Client({ connectionString: postgres.url })
    try {
      await database.connect()
      await database.query(await readFile(join(run.checkout, 'prisma/rsk-explorer-database.sql'), 'utf8'))
      const said = await importChain(run, postgres.url)
      return await compare(database, blocks, said)
    } finally {
      await database.end()
      await postgres.stop()
    }
  },
}

/** Prints the checkout's database client without the native engine that Prisma would download, and compiles the checkout. */
async function prepareClient({ checkout, folder }: Run): Promise<void> {
  const schema = await readFile(join(checkout, 'prisma/schema.prisma'), 'utf8')
  const output = `output = ${JSON.stringify(join(checkout, 'node_modules/.prisma/client'))}`
  const file = join(folder, 'schema.prisma')
  await writeFile(file, schema.replace(/previewFeatures.*/, `engineType = "client"\n  ${output}`))
  const environment = { PRISMA_SCHEMA_ENGINE_BINARY: '/bin/true', PRISMA_GENERATE_SKIP_AUTOINSTALL: 'true' }
  await runProgram({
    command: ['node_modules/.bin/prisma', 'generate', '--schema', file],
    folder: checkout,
    environment,
  })
  const command = ['node_modules/.bin/babel', 'src', '--out-dir', 'dist', '--copy-files']
  await runProgram({ command, folder: checkout, environment: {} })
}

/** After this the importer has tried to store every block. */
const LAST_WORDS = /Finished the iteration of all missing segments/
/** It says so a thousand times a second. */
const POOL_WORDS = /nod3 is not connected/

/** Runs the importer until it has been at each block, and gives what it has said. */
async function importChain({ root, checkout, folder, url }: Run, database: string): Promise<readonly string[]> {
  // Its own place for settings; the database is named in the environment instead, to injected/prisma.cjs.
  const settings = { source: { url }, blocks: { enableMetrics: false }, db: { user: '-', password: '-' } }
  await writeFile(join(checkout, 'config.json'), JSON.stringify(settings))
  const child = spawn(
    process.execPath,
    ['--require', join(root, 'scripts/suites/injected/prisma.cjs'), 'dist/services/index.js'],
    { cwd: checkout, env: { ...process.env, DATABASE_URL: database }, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const log = createWriteStream(join(folder, 'importer.log'))
  const said: string[] = []
  createInterface(child.stdout).on('line', (line) => {
    if (POOL_WORDS.test(line) && said.some((earlier) => POOL_WORDS.test(earlier))) return
    log.write(`${line}\n`)
    said.push(line)
    if (LAST_WORDS.test(line)) child.kill('SIGKILL')
  })
  await once(child, 'close')
  log.end()
  return said
}

/** A test for each block, and one for the pool. */
async function compare(database: Client, blocks: readonly ChainBlock[], said: readonly string[]): Promise<Outcome[]> {
  const { rows } = await database.query<{ number: number; hash: string; transactions: string }>(
    'select b.number, b.hash, (select count(*) from transaction t where t.block_hash = b.hash) transactions from block b',
  )
  const stored = new Map(
    rows.map(({ number, hash, transactions }) => [number, `${hash}, ${transactions} transactions`]),
  )
  const outcomes = blocks.map(({ number, hash, transactions }): Outcome => {
    const title = `block ${number}`
    const wanted = `${hash}, ${transactions} transactions`
    if (stored.get(number) === wanted) return { title, result: 'passed' }
    const about = said.slice(
      0,
      said.findIndex((line) => line.includes(`Block ${number} could not be saved`)),
    )
    return {
      title,
      result: 'failed',
      error: `wanted ${wanted}, got ${stored.get(number)}\n${about.slice(-5).join('\n')}`,
    }
  })
  const pool = await database.query('select 1 from tx_pool')
  const complaint = said.find((line) => POOL_WORDS.test(line)) ?? 'nothing stored'
  const title = 'transaction pool'
  return [
    ...outcomes,
    pool.rows.length > 0 ? { title, result: 'passed' } : { title, result: 'failed', error: complaint },
  ]
}

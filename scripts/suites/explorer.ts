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
    max: 1,
  },
  {
    name: 'no peers',
    why: 'The explorer reads the pool only of a node that listens for peers. net_listening is false, because Scion has no peers.',
    title: /^transaction pool$/,
    error: /nod3 is not connected/,
    max: 1,
  },
]

/** The importer of Rootstock's explorer, on a sandbox of testnet, because it supports only the networks 30 and 31. */
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
      const log = await importChain(run, postgres.url)
      return await compare(database, blocks, log)
    } finally {
      await database.end()
      await postgres.stop()
    }
  },
}

/** Generates the checkout's database client without the native engine that Prisma would download, and compiles the checkout. */
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

/** Printed when the importer has tried to store every block. */
const END = /Finished the iteration of all missing segments/
/** Printed about 1,000 times a second. */
const POOL_ERROR = /nod3 is not connected/

/** Runs the importer until it has tried to store every block; resolves with the lines of its output. */
async function importChain({ root, checkout, folder, url }: Run, database: string): Promise<readonly string[]> {
  // The importer's settings file. injected/prisma.cjs reads the database from the environment instead.
  const settings = { source: { url }, blocks: { enableMetrics: false }, db: { user: '-', password: '-' } }
  await writeFile(join(checkout, 'config.json'), JSON.stringify(settings))
  const child = spawn(
    process.execPath,
    ['--require', join(root, 'scripts/suites/injected/prisma.cjs'), 'dist/services/index.js'],
    { cwd: checkout, env: { ...process.env, DATABASE_URL: database }, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const file = createWriteStream(join(folder, 'importer.log'))
  const lines: string[] = []
  createInterface(child.stdout).on('line', (line) => {
    if (POOL_ERROR.test(line) && lines.some((earlier) => POOL_ERROR.test(earlier))) return
    file.write(`${line}\n`)
    lines.push(line)
    if (END.test(line)) child.kill('SIGKILL')
  })
  await once(child, 'close')
  file.end()
  return lines
}

/** Returns an outcome for each block and one for the pool. */
async function compare(database: Client, blocks: readonly ChainBlock[], log: readonly string[]): Promise<Outcome[]> {
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
    const before = log.slice(
      0,
      log.findIndex((line) => line.includes(`Block ${number} could not be saved`)),
    )
    return {
      title,
      result: 'failed',
      error: `wanted ${wanted}, got ${stored.get(number)}\n${before.slice(-5).join('\n')}`,
    }
  })
  const pool = await database.query('select 1 from tx_pool')
  const poolError = log.find((line) => POOL_ERROR.test(line)) ?? 'nothing stored'
  const title = 'transaction pool'
  return [
    ...outcomes,
    pool.rows.length > 0 ? { title, result: 'passed' } : { title, result: 'failed', error: poolError },
  ]
}

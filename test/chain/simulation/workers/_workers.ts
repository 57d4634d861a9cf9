import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { onTestFinished } from 'vitest'
import { fromHex, type Hex } from '../../../../src/base/hex.ts'
import type { BlockSelector } from '../../../../src/chain/api/engine.ts'
import type { CallRequest } from '../../../../src/chain/api/simulation.ts'
import type { Chain } from '../../../../src/chain/openChain.ts'
import type { RemoteSimulator } from '../../../../src/chain/simulation/simulator.ts'
import { createWorkers, type WorkersOptions } from '../../../../src/chain/simulation/workers/workers.ts'
import { regtest } from '../../../../src/chainspec/regtest.ts'
import { createSandbox } from '../../../../src/chainspec/sandbox.ts'
import type { Budgets } from '../../../../src/concurrency/budgets.ts'
import type { Fork } from '../../../../src/node/openFork.ts'
import type { StorePlace } from '../../../../src/storage/engines.ts'
import { openStore } from '../../../../src/storage/openStore.ts'
import { RUN_BUDGETS } from '../../../_helpers/budgets.ts'
import { LIMITS, openTestChain } from '../../../_helpers/chain.ts'

const PROJECT = join(import.meta.dirname, '../../../..')

export interface WorkerScene {
  readonly chain: Chain
  /** Failures that the workers reported. */
  readonly failures: readonly string[]
  /** Returns the number of simulations that were sent to workers. */
  handedOver(): number
  /** Returns the number of questions that workers have asked about a store in memory. */
  asked(): number
  /** Returns the process ids of the running workers. */
  processes(): number[]
}

/** Inside the project, because the program imports packages. */
const SCRATCH = join(PROJECT, 'node_modules/.cache/scion-workers')
let program: Promise<URL> | undefined

/** The file that a worker runs, bundled from the sources once for each process of tests. */
async function buildProgram(): Promise<URL> {
  await mkdir(SCRATCH, { recursive: true })
  const outfile = join(await mkdtemp(join(SCRATCH, 'worker-program-')), 'main.mjs')
  process.once('exit', () => rmSync(dirname(outfile), { recursive: true, force: true }))
  const entry = join(PROJECT, 'src/node/workerMain.ts')
  await build({ entryPoints: [entry], outfile, bundle: true, packages: 'external', platform: 'node', format: 'esm' })
  return pathToFileURL(outfile)
}

interface ChainOptions {
  readonly callGasCap?: bigint
  readonly minesAtOnce?: boolean
  /** Location of the chain's store; a file by default. */
  readonly place?: StorePlace
  readonly budgets?: Partial<Budgets>
  /** The fork that the chain is. */
  readonly fork?: Pick<Fork, 'network' | 'base' | 'funded' | 'source'>
}

/** Opens a regtest sandbox that sends all simulations to workers, unless `budgets` differ. */
export async function openWithWorkers(
  setup: Partial<Omit<WorkersOptions, 'budgets'>> = {},
  { callGasCap = LIMITS.callGasCap, minesAtOnce = true, place, fork, ...options }: ChainOptions = {},
): Promise<WorkerScene> {
  program ??= buildProgram()
  const entry = await program
  const folder = await mkdtemp(join(SCRATCH, 'workers-'))
  const failures: string[] = []
  let handedOver = 0
  let questions = 0
  const counted = <T extends object>(table: T): T => countReads(table, () => questions++)
  const onFailure = (text: string) => void failures.push(text)
  const budgets = { ...RUN_BUDGETS, handOverMs: 0, ...options.budgets }
  const workers = createWorkers({ entry, count: 1, heapMib: 128, budgets, onFailure, ...setup })
  const location: StorePlace = place ?? { kind: 'sqlite', path: join(folder, 'chain.sqlite') }
  const network = fork?.network ?? createSandbox(regtest)
  const limits = { ...LIMITS, callGasCap }
  const known = { network, location, limits, stateCacheBytes: 2 ** 20, budgets }
  const chain = await openTestChain({
    network,
    limits,
    budgets,
    submitting: { minesAtOnce, failsOnRevert: false },
    store: await openStore(location),
    ...(fork && { base: fork.base, funded: fork.funded, fork: fork.source }),
    joinWorkers(ownState, height, asked) {
      const { blocks, nodes, state: rows } = asked.store
      const store = { blocks: counted(blocks), nodes: counted(nodes), state: counted(rows) }
      const { state, simulator: elsewhere } = workers.join({ ...known, ...asked, store }, ownState, height)
      const counting: RemoteSimulator = {
        simulate(...args) {
          handedOver++
          return elsewhere.simulate(...args)
        },
      }
      return { state, simulator: counting }
    },
  })
  onTestFinished(async () => {
    await workers.close()
    await chain.close()
    await rm(folder, { recursive: true, force: true })
  })
  return {
    chain,
    failures,
    handedOver: () => handedOver,
    asked: () => questions,
    processes: () => childrenOf(process.pid, fileURLToPath(entry)),
  }
}

/** Returns a table that reports each use of a method. */
function countReads<T extends object>(table: T, onRead: () => void): T {
  return new Proxy(table, {
    get(target, name) {
      onRead()
      const member: unknown = Reflect.get(target, name)
      return typeof member === 'function' ? member.bind(target) : member
    },
  })
}

const readProc = (path: string) => {
  try {
    return readFileSync(`/proc/${path}`, 'utf8')
  } catch {
    return '' // the process has ended
  }
}

function childrenOf(pid: number, program: string): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readProc(`${pid}/task/${task}/children`).split(' ').filter(Boolean).map(Number),
  )
  return children.filter((child) => readProc(`${child}/cmdline`).includes(program))
}

export const LATEST: BlockSelector = { kind: 'latest' }

/** Returns the word on top of the stack. */
export const RETURN_TOP = '60005260206000f3'

/** A call of init code. */
export function run(code: Hex, fields: Partial<CallRequest> = {}): CallRequest {
  return { data: fromHex(code), ...fields }
}

/** Loops for as long as it has gas. */
export const BURN = run('0x5b600056')

/** A regtest sandbox whose simulations run in the process of the test, or in workers. */
export async function openSimulating(where: 'here' | 'in a worker'): Promise<Chain> {
  if (where === 'in a worker') return (await openWithWorkers()).chain
  const chain = await openTestChain()
  onTestFinished(() => chain.close())
  return chain
}

import { existsSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { childEnvironment } from '../../../base/childEnvironment.ts'
import type { ProjectContract } from './contract.ts'
import { type ReadOptions, type ReadResult, readArtifacts } from './readArtifacts.ts'

/** The contracts of a project, and the reasons for which some are missing. */
export interface Scan {
  readonly contracts: readonly ProjectContract[]
  readonly problems: readonly string[]
}

/** Time of one reading, after which the contracts that are found so far are used. */
const MAX_SCAN_MS = 30_000
/** Heap of the thread. JSON of 64 MiB needs up to 400 MB. */
const HEAP_MIB = 768
const MAX_PROBLEMS = 10

/** The program of the thread beside a compiled command. */
const program = new URL('./scanThread.js', import.meta.url)

/** Reads a project in a thread of its own; in this thread if the command is not compiled, as in tests. */
export async function scanProject(options: ReadOptions): Promise<Scan> {
  return existsSync(program) ? scanInThread(options) : collect(readArtifacts(options))
}

function scanInThread(options: ReadOptions): Promise<Scan> {
  const worker = new Worker(program, {
    workerData: options,
    env: childEnvironment(),
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MIB },
  })
  worker.unref()
  return new Promise((resolve) => {
    const found: ReadResult[] = []
    const end = (problem?: string) => {
      clearTimeout(timeout)
      void worker.terminate()
      resolve(collect(problem === undefined ? found : [...found, { problem }]))
    }
    const timeout = setTimeout(() => end(`the contracts were not read within ${MAX_SCAN_MS / 1000} s`), MAX_SCAN_MS)
    timeout.unref()
    worker.on('message', (results: readonly ReadResult[]) => {
      found.push(...results)
      setImmediate(() => worker.postMessage('next'))
    })
    worker.on('error', (error) => end(`the contracts cannot be read (${error.message})`))
    worker.on('exit', () => end())
  })
}

function collect(results: Iterable<ReadResult>): Scan {
  const contracts: ProjectContract[] = []
  const problems: string[] = []
  for (const result of results) {
    if ('contract' in result) contracts.push(result.contract)
    else if (problems.length < MAX_PROBLEMS) problems.push(result.problem)
  }
  return { contracts, problems }
}

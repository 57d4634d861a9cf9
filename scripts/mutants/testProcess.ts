import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'

export interface TestRun {
  /** Number of the active mutant; -1 for none. */
  readonly mutant: number
  readonly files: readonly string[]
  /** File that receives the numbers of the mutants that are reached. */
  readonly reachedFile?: string
}

export interface TestOutcome {
  readonly ms: number
  /** The first failure; undefined if all tests have passed. */
  readonly failure: { readonly test: string; readonly message: string } | undefined
}

/** Runs test files; resolves with undefined if they do not end within the limit. */
export interface TestRunner {
  run(run: TestRun, limitMs: number, isStatic: boolean): Promise<TestOutcome | undefined>
  stop(): Promise<void>
}

/** Message of the process. It has no outcome when the process starts or fails. */
interface Message {
  readonly isReady?: true
  readonly error?: string
  readonly ms?: number
  readonly failure?: TestOutcome['failure']
  readonly isUsed?: boolean
  readonly hasShared?: boolean
}

/** Time in which the process must start, in ms. */
const START_LIMIT_MS = 300_000

/** A process of vitest in the copy of the checkout. It is replaced once a mutant has run in it, or a limit has passed. */
export class TestProcess implements TestRunner {
  readonly #tree: string
  readonly #temporary: string
  #child: ChildProcess | undefined
  /** Whether nodes that test files share run in the process. */
  #hasShared = false

  /** `tree` is the copy of the checkout, and `temporary` the folder for temporary files of this process. */
  constructor(tree: string, temporary: string) {
    this.#tree = tree
    this.#temporary = temporary
  }

  async run(run: TestRun, limitMs: number, isStatic: boolean): Promise<TestOutcome | undefined> {
    // Modules that are loaded already have run the code of a static mutant.
    if (isStatic && this.#hasShared) await this.stop()
    this.#child ??= await this.#start()
    const message = await request(this.#child, run, limitMs)
    if (message === undefined) {
      await this.stop()
      return undefined
    }
    if (message.isUsed === true || message.error !== undefined) await this.stop()
    else this.#hasShared = message.hasShared === true
    const { ms = 0, error, failure } = message
    return { ms, failure: error === undefined ? failure : { test: 'the test process', message: error } }
  }

  async #start(): Promise<ChildProcess> {
    rmSync(this.#temporary, { recursive: true, force: true }) // of a process that was killed
    mkdirSync(this.#temporary, { recursive: true })
    const { npm_lifecycle_event: _, VITEST: __, ...env } = process.env
    const child = spawn(process.execPath, ['scripts/mutants/runTests.mjs'], {
      cwd: this.#tree,
      env: { ...env, TMPDIR: this.#temporary },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      detached: true, // the processes that it starts end with it
    })
    const message = await receive(child, START_LIMIT_MS)
    if (message?.isReady === true) return child
    await end(child)
    throw new Error(`the test process does not start: ${message?.error ?? 'see above'}`)
  }

  async stop(): Promise<void> {
    const child = this.#child
    this.#child = undefined
    this.#hasShared = false
    if (child !== undefined) await end(child)
    rmSync(this.#temporary, { recursive: true, force: true })
  }
}

async function request(child: ChildProcess, run: TestRun, limitMs: number): Promise<Message | undefined> {
  const answer = receive(child, limitMs)
  child.send(run)
  return answer
}

/** Resolves with the next message, with an error if the process ends, and with undefined after the limit. */
function receive(child: ChildProcess, limitMs: number): Promise<Message | undefined> {
  return new Promise((resolve) => {
    const settle = (message: Message | undefined): void => {
      clearTimeout(timer)
      child.off('message', onMessage).off('exit', onExit)
      resolve(message)
    }
    const onMessage = (message: Message): void => settle(message)
    const onExit = (code: number | null): void => settle({ error: `ended with code ${code}` })
    const timer = setTimeout(() => settle(undefined), limitMs)
    child.on('message', onMessage).on('exit', onExit)
  })
}

/** Kills a process and all that it has started. */
async function end(child: ChildProcess): Promise<void> {
  const { pid } = child
  if (pid === undefined) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const isRunning = child.exitCode === null && child.signalCode === null
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // The whole group has ended.
  }
  if (isRunning) await ended
}

import { Socket } from 'node:net'
import { type Bytes, EMPTY_BYTES } from '../../../base/bytes.ts'
import { unpackValue } from '../../../base/packValue.ts'
import type { Listener } from '../../../concurrency/abortable.ts'
import { enterAccount, leaveAccount, resumingAccount, type TimeAccount } from '../../../concurrency/processorTime.ts'
import { ConsoleRecord, warmUp } from '../../../evm/evm.ts'
import type { TracePrinter } from '../../api/traces.ts'
import type { BaseAnswer } from '../../base/baseQuestions.ts'
import { runSimulation, type SimulationTask } from '../simulations.ts'
import type { FromWorker, SimulationAnswer, SimulationOrder, ToWorker, WorkerQuestion } from './messages.ts'
import { replacePieces, toOutcome } from './outcomes.ts'
import { createPieceWriter, PIECE_PIPE } from './piecePipe.ts'
import { createRuns } from './runs.ts'
import { createWorkerChain, type WorkerChain } from './workerChain.ts'

const chains = new Map<string, WorkerChain>()
/** The limit is an argument of the command line, see worker.ts. */
const runs = createRuns(Number(process.argv[2]) * 2 ** 20)
const running = new Map<number, AbortController>()
/** Min length of a piece that is sent through the pipe, in bytes: shorter ones cost less within the answer. */
const MIN_SENT_ALONE = 16 * 1024

/** Questions to the main process, with the functions that resolve them. */
const questions = new Map<number, (answer: BaseAnswer) => void>()
let lastQuestion = 0

/** Returns the function that asks the main process about a chain. */
function askAbout(chain: string): (question: WorkerQuestion) => Promise<BaseAnswer> {
  return (question) =>
    new Promise((resolve) => {
      const id = ++lastQuestion
      questions.set(id, resumingAccount(resolve))
      send({ kind: 'ask', id, chain, question })
    })
}

function requireChain(name: string): WorkerChain {
  const chain = chains.get(name)
  if (chain === undefined) throw new Error(`chain ${name} was not opened`)
  return chain
}

/** The pipe that worker.ts has opened beside the channel of messages; opened here at its first use. */
let pieceWriter: ReturnType<typeof createPieceWriter> | undefined

function writePiece(id: number, piece: Bytes): void {
  pieceWriter ??= createPieceWriter(new Socket({ fd: PIECE_PIPE, readable: false, writable: true }))
  pieceWriter(id, piece)
}

/** Interval of reports of the processor time of a simulation, in ms of that time. */
const REPORT_EACH_MS = 50

/** The processor time of a simulation, which is reported to the main process while it runs. */
class SimulationTime implements TimeAccount {
  queues = 0
  /** The time that was not reported. */
  unreportedMs = 0
  readonly #id: number

  constructor(id: number) {
    this.#id = id
  }

  charge(ms: number): void {
    this.unreportedMs += ms
    if (this.unreportedMs < REPORT_EACH_MS) return
    send({ kind: 'spent', id: this.#id, spentMs: this.unreportedMs })
    this.unreportedMs = 0
  }
}

/** An answer, and the number of pieces that were sent ahead of it. */
type SentAnswer = Pick<Extract<FromWorker, { kind: 'answer' }>, 'answer' | 'pieceCount'>

async function answerOrder(order: SimulationOrder): Promise<void> {
  const { id } = order
  const time = new SimulationTime(id)
  enterAccount(time)
  const sent = await simulate(order)
  leaveAccount(time)
  send({ kind: 'answer', id, ...sent, spentMs: time.unreportedMs })
}

async function simulate(order: SimulationOrder): Promise<SentAnswer> {
  const record = new ConsoleRecord()
  const hints: string[] = []
  const listener = {
    onConsole: (call: Bytes) => record.onConsole(call),
    onHint: (hint: string) => void hints.push(hint),
  }
  const { pieceCount, ...found } = await findOutcome(order, order.hasListener ? listener : undefined)
  return { answer: { ...found, consoleCalls: record.calls, hints }, pieceCount }
}

/** Unpacks a task, which `createWorkers` has packed. */
const unpackTask = (packed: Bytes): SimulationTask => unpackValue(packed) as SimulationTask

async function findOutcome(
  { id, chain, task, callContext, clientPath }: SimulationOrder,
  listener: Listener | undefined,
): Promise<Pick<SimulationAnswer, 'outcome' | 'tookMs'> & Pick<SentAnswer, 'pieceCount'>> {
  const controller = new AbortController()
  const run = runs.begin(clientPath, controller.signal)
  running.set(id, controller)
  let pieceCount = 0
  let openedAtMs: number | undefined
  const took = () => (openedAtMs !== undefined && run.isAlone ? performance.now() - openedAtMs : undefined)
  try {
    const unpacked = unpackTask(task)
    const result = await requireChain(chain).use((context) => {
      openedAtMs = performance.now()
      return runSimulation(context, callContext, unpacked, { signal: run, listener })
    })
    const short = replacePieces(unpacked.kind, result, (piece) => {
      if (piece.length < MIN_SENT_ALONE) return [piece]
      writePiece(id, piece)
      pieceCount++
      return [EMPTY_BYTES]
    })
    return { outcome: { kind: 'done', result: short }, tookMs: took(), pieceCount }
  } catch (error) {
    return { outcome: controller.signal.aborted ? { kind: 'stopped' } : toOutcome(error), tookMs: took(), pieceCount }
  } finally {
    run.leave()
    running.delete(id)
  }
}

function send(message: FromWorker): void {
  process.send?.(message, () => undefined) // `disconnect` handles the end of the parent
}

function receive(message: ToWorker, tracePrinter: TracePrinter): void {
  switch (message.kind) {
    case 'open':
      chains.get(message.chain)?.close()
      chains.set(
        message.chain,
        createWorkerChain(message.setup, message.height, { tracePrinter, ask: askAbout(message.chain) }),
      )
      return
    case 'block':
      requireChain(message.chain).apply(message.height, message.rows)
      return
    case 'reset':
      requireChain(message.chain).reset(message.height)
      return
    case 'simulate':
      void answerOrder(message.order)
      return
    case 'answer':
      questions.get(message.id)?.(message.answer)
      questions.delete(message.id)
      return
    case 'stop':
      running.get(message.id)?.abort()
  }
}

/** Runs a worker process: executes the simulations that it receives until it is killed or its parent has ended. */
export function runWorker(tracePrinter: TracePrinter): void {
  // A terminal sends these signals to the whole process group; the parent decides when the worker ends.
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => undefined)
  // There is nothing to save, and the SQLite driver aborts with a dump if a query is in flight at an orderly exit.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
  process.on('message', (message: ToWorker) => receive(message, tracePrinter))
  warmUp()
  send({ kind: 'ready' })
}

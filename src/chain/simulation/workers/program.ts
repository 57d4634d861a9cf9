import type { Bytes } from '../../../base/bytes.ts'
import { unpackValue } from '../../../base/packValue.ts'
import type { Listener } from '../../../concurrency/abortable.ts'
import { recordConsole, warmUp } from '../../../evm/evm.ts'
import type { TracePrinter } from '../../api/traces.ts'
import { runSimulation, type SimulationTask } from '../simulations.ts'
import type { FromWorker, SimulationAnswer, SimulationOrder, ToWorker } from './messages.ts'
import { toOutcome } from './outcomes.ts'
import { createRuns } from './runs.ts'
import { type HeldChain, holdChain } from './workerChain.ts'

const chains = new Map<string, HeldChain>()
/** By the command line, see workerProcess.ts. */
const runs = createRuns(Number(process.argv[2]) * 2 ** 20)
const running = new Map<number, AbortController>()

function requireChain(name: string): HeldChain {
  const chain = chains.get(name)
  if (chain === undefined) throw new Error(`chain ${name} was not opened`)
  return chain
}

async function simulate(order: SimulationOrder): Promise<SimulationAnswer> {
  const { calls, onConsole } = recordConsole()
  const hints: string[] = []
  const listener = { onConsole, onHint: (hint: string) => void hints.push(hint) }
  const found = await findOutcome(order, order.isHeard ? listener : undefined)
  return { ...found, consoleCalls: calls, hints }
}

/** Only `workers` packs tasks. */
const unpackTask = (packed: Bytes): SimulationTask => unpackValue(packed) as SimulationTask

async function findOutcome(
  { id, chain, task, callContext, party }: SimulationOrder,
  listener: Listener | undefined,
): Promise<Pick<SimulationAnswer, 'outcome' | 'tookMs'>> {
  const controller = new AbortController()
  const run = runs.begin(party, controller.signal)
  running.set(id, controller)
  let openedAtMs: number | undefined
  const took = () => (openedAtMs !== undefined && run.isAlone ? performance.now() - openedAtMs : undefined)
  try {
    const result = await requireChain(chain).use((context) => {
      openedAtMs = performance.now()
      return runSimulation(context, callContext, unpackTask(task), run, listener)
    })
    return { outcome: { kind: 'done', result }, tookMs: took() }
  } catch (error) {
    return { outcome: controller.signal.aborted ? { kind: 'stopped' } : toOutcome(error), tookMs: took() }
  } finally {
    run.leave()
    running.delete(id)
  }
}

function send(message: FromWorker): void {
  process.send?.(message, () => undefined) // the parent may be gone: `disconnect` says so
}

function receive(message: ToWorker, tracePrinter: TracePrinter): void {
  switch (message.kind) {
    case 'open':
      chains.get(message.chain)?.leave()
      chains.set(message.chain, holdChain(message.setup, message.height, tracePrinter))
      return
    case 'block':
      requireChain(message.chain).apply(message.height, message.rows)
      return
    case 'reset':
      requireChain(message.chain).reset(message.height)
      return
    case 'simulate': {
      const { id } = message.order
      void simulate(message.order).then((answer) => send({ kind: 'answer', id, answer }))
      return
    }
    case 'stop':
      running.get(message.id)?.abort()
  }
}

/** Runs a worker process: simulates what it is sent until it is killed or its parent is gone. */
export function runWorker(tracePrinter: TracePrinter): void {
  // A terminal sends these to every process of the group; when to end is the parent's decision.
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => undefined)
  // Nothing is to be saved, and the SQLite driver aborts with a dump when a query is in flight at an orderly exit.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
  process.on('message', (message: ToWorker) => receive(message, tracePrinter))
  warmUp()
  send({ kind: 'ready' })
}

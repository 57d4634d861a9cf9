/** The program of a worker process, put together. */
import { runWorker } from '../chain/simulation/workers/program.ts'
import { tracePrinter } from '../wire/traces/tracePrinter.ts'

runWorker(tracePrinter)

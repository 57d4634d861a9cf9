// The program of a worker process.
import { runWorker } from '../chain/simulation/workers/program.ts'
import { tracePrinter } from '../wire/traces/tracePrinter.ts'

runWorker(tracePrinter)

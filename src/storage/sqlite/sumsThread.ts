/** The program of a thread that keeps the sums of a database's pages. */
import { parentPort, workerData } from 'node:worker_threads'
import { keepSums } from './sums/keepSums.ts'
import type { SumsAsked } from './sums/sumsMessages.ts'
import { toRefusal } from './threadMessages.ts'

const answer = keepSums(workerData)

parentPort?.on('message', (asked: SumsAsked) => {
  try {
    parentPort?.postMessage(answer(asked))
  } catch (error) {
    parentPort?.postMessage(toRefusal(error))
  }
  if (asked.kind === 'close') parentPort?.close()
})

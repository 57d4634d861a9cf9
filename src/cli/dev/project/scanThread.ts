import { parentPort, workerData } from 'node:worker_threads'
import { type ReadOptions, type ReadResult, readArtifacts } from './readArtifacts.ts'

/** Contracts of one message. The other thread decodes a message at once, and serves requests before the next one. */
const BATCH = 50

const options: ReadOptions = workerData // sent by scan.ts
let batch: ReadResult[] = []
for (const result of readArtifacts(options)) {
  batch.push(result)
  if (batch.length < BATCH) continue
  parentPort?.postMessage(batch)
  batch = []
  await new Promise((resolve) => parentPort?.once('message', resolve))
}
parentPort?.postMessage(batch)

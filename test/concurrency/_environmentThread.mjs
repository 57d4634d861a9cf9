// A thread that answers each message with the names of its variables.
import { parentPort } from 'node:worker_threads'

parentPort.on('message', () => parentPort.postMessage(Object.keys(process.env)))

// Loaded before the program. Replies to each message with the longest step of the event loop since the last one, in processor
// time of the main thread, and with the maximum resident memory.
import { openSync, readSync } from 'node:fs'

const INTERVAL_MS = 2
const NANOSECONDS_PER_MS = 1e6
/** Linux: processor time of the main thread in ns, and two other numbers. */
const file = openSync('/proc/self/schedstat', 'r')
const bytes = Buffer.alloc(64)

function processorNs() {
  const length = readSync(file, bytes, 0, bytes.length, 0)
  return Number.parseInt(bytes.toString('latin1', 0, length), 10)
}

let longestNs = 0
let before = processorNs()
setInterval(() => {
  const now = processorNs()
  longestNs = Math.max(longestNs, now - before)
  before = now
}, INTERVAL_MS).unref()

process.on('message', () => {
  process.send?.({ stepMs: longestNs / NANOSECONDS_PER_MS, maxMib: process.resourceUsage().maxRSS / 1024 })
  longestNs = 0
})
process.on('disconnect', () => process.exit()) // the test was killed
process.channel?.unref()

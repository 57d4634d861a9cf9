// A process that uses a share of one processor until its parent disconnects.
import { setTimeout } from 'node:timers/promises'

/** Duration of one busy period in ms. */
const BUSY_MS = 2
const share = Number(process.argv[2])
process.on('disconnect', () => process.exit())

const usedMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
const [begunMs, begunUsedMs] = [performance.now(), usedMs()]
for (;;) {
  const endMs = performance.now() + BUSY_MS
  while (performance.now() < endMs) {}
  const aheadMs = (usedMs() - begunUsedMs) / share - (performance.now() - begunMs)
  await setTimeout(Math.max(0, aheadMs))
}

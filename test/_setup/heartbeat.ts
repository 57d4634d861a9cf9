import { utimes, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, inject } from 'vitest'

/** Interval between two signs of life, in ms. */
const BEAT_MS = 1_000

const file = join(inject('heartbeats'), String(process.pid))
const note = (running: string) => writeFileSync(file, running)

note(`the imports of ${expect.getState().testPath ?? 'a test file'}`)
beforeEach(({ task }) => note(`${task.file.name} > ${task.name}`))

/** One timer for the process, though this file runs again before each test file. */
declare global {
  var scionHeartbeat: NodeJS.Timeout | undefined
}
globalThis.scionHeartbeat ??= setInterval(() => {
  const now = new Date()
  utimes(file, now, now, () => undefined) // the folder is removed at the end of the run
}, BEAT_MS).unref()

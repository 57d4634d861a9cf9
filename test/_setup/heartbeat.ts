import { ftruncateSync, futimes, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, inject } from 'vitest'

/** Interval between two signs of life, in ms. */
const BEAT_MS = 1_000

/** State of the process, though this file runs again before each test file. */
declare global {
  var scionHeartbeat: { readonly file: number; readonly timer: NodeJS.Timeout } | undefined
}

function startHeartbeat() {
  const file = openSync(join(inject('heartbeats'), String(process.pid)), 'w')
  const { now } = Date // tests replace the global one
  const beat = () => {
    const seconds = now() / 1000
    futimes(file, seconds, seconds, () => undefined) // the folder is removed at the end of the run
  }
  return { file, timer: setInterval(beat, BEAT_MS).unref() }
}

globalThis.scionHeartbeat ??= startHeartbeat()
const { file } = globalThis.scionHeartbeat

/** Notes what the process runs. The file stays open: opening it before each test took 10 s of a run. */
function note(running: string): void {
  ftruncateSync(file)
  writeSync(file, running, 0)
}

note(`the imports of ${expect.getState().testPath ?? 'a test file'}`)
beforeEach(({ task }) => note(`${task.file.name} > ${task.name}`))

import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { findFreePort } from '../../_helpers/freePort.ts'
import { modules } from './_runtimes.ts'

export const WORKERD = join(modules, '@cloudflare/workerd-linux-64/bin/workerd')

/** Runs a worker in the folder until the test ends, and returns its answer. */
export async function askWorker(folder: string, code: string): Promise<unknown> {
  const port = await findFreePort()
  await writeFile(join(folder, 'worker.js'), code)
  await writeFile(join(folder, 'worker.capnp'), configuration(port))
  const workerd = spawn(WORKERD, ['serve', join(folder, 'worker.capnp')], { stdio: 'inherit' })
  onTestFinished(() => void workerd.kill())
  let answer: Response | undefined
  const isUp = async () => {
    answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)
    return answer !== undefined
  }
  await expect.poll(isUp).toBe(true)
  return answer?.json()
}

const configuration = (port: number) => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (
      modules = [(name = "worker.js", esModule = embed "worker.js")],
      compatibilityDate = "2026-11-01",
    )),
    (name = "internet", network = (allow = ["private"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
`

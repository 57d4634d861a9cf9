import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createClient, requireText } from '../client.ts'
import type { Measured } from '../measured.ts'
import { getResidentMiB } from '../process.ts'
import { createOwner, headOf } from '../scene.ts'
import type { Target } from '../target.ts'
import { RECIPIENTS } from './contenders.ts'
import type { Part } from './part.ts'
import { sendPrepared, transfer, transferWithReceipt } from './transfers.ts'

const TRANSFERS = 100
const MAX_FIRST_MS = 15_000
/** Time without requests before memory is read. */
const IDLE_MS = 2_000
/** Empty blocks of one request, which takes less time than a call may take. */
const BLOCKS_AT_ONCE = 5_000

/** Measures new processes: the start, memory, and the first transactions. */
export const fresh: Part = {
  name: 'fresh',
  async measure({ start, startPackage }) {
    if (start === undefined) return []
    const idle = await withTarget(await start(), measureIdle)
    const ofPackage = await startPackage?.()
    return [
      ...idle,
      ...(ofPackage === undefined
        ? []
        : [await withTarget(ofPackage, (target) => toStart(target, ', from the package'))]),
      await withTarget(await start(), (target) => measureFirst(target, transfer, '')),
      await withTarget(await start(), (target) => measureFirst(target, transferWithReceipt, ', with receipts')),
    ]
  },
}

const toStart = ({ startMs }: Target, suffix: string): Measured => {
  return { name: `start to first answer${suffix}`, unit: 'ms', value: startMs }
}

async function withTarget<T>(target: Target, work: (target: Target) => T | Promise<T>): Promise<T> {
  try {
    return await work(target)
  } finally {
    await target.stop()
  }
}

async function measureIdle(target: Target): Promise<Measured[]> {
  await setTimeout(IDLE_MS)
  return [toStart(target, ''), { name: 'memory, idle', unit: 'MiB', value: getResidentMiB(target.pid) }]
}

/** Measures the first transactions of a process; `suffix` ends the name of the row. */
async function measureFirst(target: Target, prepare: typeof transfer, suffix: string): Promise<Measured> {
  const client = createClient(target.url)
  const chainId = Number(requireText(await client.call('eth_chainId', [])))
  const scene = { target, client, chainId, owner: await createOwner(client), recipients: RECIPIENTS }
  const sends = Array.from({ length: TRANSFERS }, () => prepare(scene))
  const { sent, ms, cpuMs } = await sendPrepared(scene, sends, MAX_FIRST_MS)
  client.close()
  const name = `first ${TRANSFERS} transfers of a process${suffix}`
  return { name, unit: 'tx/s', value: (sent * 1000) / ms, cpuUs: (cpuMs * 1000) / sent }
}

/** Measures the start of the service on a long chain of empty blocks. */
export function createLongStart(head: number): Part {
  let folder: string | undefined
  return {
    name: 'longStart',
    async prepare({ name, start }) {
      if (name !== 'scion start' || start === undefined) return
      folder = await mkdtemp(join(tmpdir(), 'scion-bench-'))
      await withTarget(await start(folder), async ({ url }) => {
        const client = createClient(url)
        for (let height = 0; height < head; height = await headOf(client)) {
          const count = Math.min(BLOCKS_AT_ONCE, head - height)
          await client.call('hardhat_mine', [`0x${count.toString(16)}`])
        }
        client.close()
      })
    },
    async measure({ name, start }) {
      if (name !== 'scion start' || start === undefined) return []
      return withTarget(await start(folder), (target) => [toStart(target, `, head ${head.toLocaleString('en')}`)])
    },
    async end() {
      if (folder !== undefined) await rm(folder, { recursive: true, force: true })
    },
  }
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { getFolderBytes } from '../grow.ts'
import { getCpuMs, getEndedChildrenMs, getPeakMiB } from '../process.ts'
import type { ChainFile } from './chainFile.ts'

/** The figures of some consecutive blocks. */
export interface ImportedPart {
  readonly blocks: number
  readonly transactions: number
  readonly gas: number
  readonly seconds: number
  /** Processor time, all threads together. */
  readonly cpuMs: number
  /** Growth of the data folder. */
  readonly addedBytes: number
  /** Maximum of resident memory until then; undefined if /proc cannot be read. */
  readonly peakMiB: number | undefined
}

interface Reading extends Pick<ImportedPart, 'peakMiB'> {
  readonly diskBytes: number
  readonly atMs: number
  readonly cpuMs: number
  readonly blocks: number
}

/** Calls `work` with a new data folder. */
export async function withDataFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'scion-bench-import-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Imports a file with `scion import -` into a data folder and measures each `partBlocks` blocks. The program reads ahead, so a
 * part begins when its first block is sent, which is up to some hundred blocks before it is executed.
 */
export async function measureImport(
  cli: readonly string[],
  folder: string,
  { path, contents }: ChainFile,
  partBlocks = contents.length,
): Promise<readonly ImportedPart[]> {
  const args = [...cli, 'import', '-', '--network', 'regtest', '--genesis', 'real', '--data', folder]
  const endedBefore = getEndedChildrenMs()
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'ignore', 'inherit'] })
  const ended = once(child, 'exit')
  const read = async (blocks: number, cpuMs = getCpuMs(child.pid) ?? 0): Promise<Reading> => {
    const diskBytes = await getFolderBytes(folder)
    return { blocks, atMs: performance.now(), cpuMs, peakMiB: getPeakMiB(child.pid), diskBytes }
  }
  const readings: Reading[] = []
  let sent = 0
  for await (const line of createInterface(createReadStream(path))) {
    if (sent % partBlocks === 0) readings.push(await read(sent))
    if (!child.stdin.write(`${line}\n`)) await once(child.stdin, 'drain')
    sent++
  }
  const { peakMiB } = await read(sent) // before the end, after which it cannot be read
  child.stdin.end()
  const [code] = await ended
  if (code !== 0) throw new Error(`scion import ended with ${code}`)
  readings.push({ ...(await read(sent, getEndedChildrenMs() - endedBefore)), peakMiB })
  return readings.slice(1).map((to, index) => toPart(contents, readings[index] ?? to, to))
}

function toPart(contents: ChainFile['contents'], from: Reading, to: Reading): ImportedPart {
  const part = contents.slice(from.blocks, to.blocks)
  return {
    blocks: part.length,
    transactions: part.reduce((sum, [transactions]) => sum + transactions, 0),
    gas: part.reduce((sum, [, gas]) => sum + gas, 0),
    seconds: (to.atMs - from.atMs) / 1000,
    cpuMs: to.cpuMs - from.cpuMs,
    addedBytes: to.diskBytes - from.diskBytes,
    peakMiB: to.peakMiB,
  }
}

import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'

/** Unit of processor time in /proc: a hundredth of a second, whatever the kernel's tick is. */
const MS_PER_TICK = 10
/** Positions in /proc/PID/stat after the name: the parent, then user and system time, of the process and of ended children. */
const PARENT = 1
const TIMES = [11, 12, 13, 14]

/**
 * Returns the processor time of a process and its descendants, all threads together, in milliseconds; undefined if /proc
 * cannot be read.
 */
export function getCpuMs(pid: number | undefined): number | undefined {
  const family = listFamily(pid).map(readStat)
  if (family[0] === undefined) return undefined
  const ticks = family.flatMap((fields) => TIMES.map((index) => Number(fields?.[index] ?? 0)))
  return ticks.reduce((sum, one) => sum + one, 0) * MS_PER_TICK
}

/** Returns the processor time of this process's children that have ended, in milliseconds; 0 if /proc cannot be read. */
export function getEndedChildrenMs(): number {
  const fields = readStat(process.pid) ?? []
  return [13, 14].reduce((sum, index) => sum + Number(fields[index] ?? 0), 0) * MS_PER_TICK
}

/** Returns the maximum of a process's resident memory in MiB; undefined if /proc cannot be read. */
export function getPeakMiB(pid: number | undefined): number | undefined {
  const kiB = /^VmHWM:\s+(\d+) kB/m.exec(readText(`/proc/${pid}/status`) ?? '')?.[1]
  return kiB === undefined ? undefined : Number(kiB) / 1024
}

/** Positions in the first line of /proc/stat of the times that processors were busy: all but those of idling. */
const BUSY = [0, 1, 2, 5, 6, 7]

/**
 * Returns the number of processors that other processes than this one, its descendants and `pids` use for a while; 0 if /proc
 * cannot be read. The load average would include what these processes did before.
 */
export async function measureOtherLoad(pids: readonly (number | undefined)[], forMs: number): Promise<number> {
  const readOthersMs = () => {
    const times =
      /^cpu +(.*)$/m
        .exec(readText('/proc/stat') ?? '')?.[1]
        ?.split(' ')
        .map(Number) ?? []
    const busyMs = BUSY.reduce((sum, index) => sum + (times[index] ?? 0), 0) * MS_PER_TICK
    return [process.pid, ...pids].reduce<number>((rest, pid) => rest - (getCpuMs(pid) ?? 0), busyMs)
  }
  const [before, begunAt] = [readOthersMs(), performance.now()]
  await setTimeout(forMs)
  return Math.max(0, readOthersMs() - before) / (performance.now() - begunAt)
}

/** Returns the resident memory of a process and its descendants in MiB; undefined if /proc cannot be read. */
export function getResidentMiB(pid: number | undefined): number | undefined {
  const kiB = listFamily(pid).map((one) => /^VmRSS:\s+(\d+) kB/m.exec(readText(`/proc/${one}/status`) ?? '')?.[1])
  return kiB[0] === undefined ? undefined : kiB.reduce((sum, one) => sum + Number(one ?? 0), 0) / 1024
}

/** Returns the ids of a process and its descendants; the process is first. */
function listFamily(pid: number | undefined): number[] {
  if (pid === undefined) return []
  const parents = listPids().map((one) => [one, Number(readStat(one)?.[PARENT])] as const)
  const family = [pid]
  for (const member of family) {
    family.push(...parents.filter(([, parent]) => parent === member).map(([one]) => one))
  }
  return family
}

/** Returns the fields of /proc/PID/stat after the name, which is in brackets and may contain spaces. */
function readStat(pid: number): string[] | undefined {
  const stat = readText(`/proc/${pid}/stat`)
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
}

/** Returns the process that listens on a local port; undefined if there is none or it belongs to another user. */
export function findListener(port: number): number | undefined {
  const wanted = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  const sockets = `${readText('/proc/net/tcp') ?? ''}\n${readText('/proc/net/tcp6') ?? ''}`
  const rows = sockets.split('\n').map((line) => line.trim().split(/\s+/))
  const inode = rows.find((row) => row[1]?.endsWith(wanted) && row[3] === '0A')?.[9]
  return inode === undefined ? undefined : listPids().find((pid) => holds(pid, `socket:[${inode}]`))
}

function listPids(): number[] {
  if (!existsSync('/proc/self/stat')) return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
}

function holds(pid: number, link: string): boolean {
  try {
    return readdirSync(`/proc/${pid}/fd`).some((fd) => readlinkSync(`/proc/${pid}/fd/${fd}`) === link)
  } catch {
    return false // ended, or another user's
  }
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

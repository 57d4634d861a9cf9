import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** Linux counts processor time in hundredths of a second, whatever its kernel's own tick is. */
const MS_PER_TICK = 10
/** Where /proc/PID/stat has what, counted behind the name: the parent, then user and system time, own and of ended children. */
const PARENT = 1
const TIMES = [11, 12, 13, 14]

/**
 * Processor time that a process and those it has started have used, all threads together, in milliseconds; undefined where
 * /proc does not tell.
 */
export function getCpuMs(pid: number | undefined): number | undefined {
  const family = listFamily(pid).map(readStat)
  if (family[0] === undefined) return undefined
  const ticks = family.flatMap((fields) => TIMES.map((index) => Number(fields?.[index] ?? 0)))
  return ticks.reduce((sum, one) => sum + one, 0) * MS_PER_TICK
}

/** Memory of a process and those it has started that is in the machine, in MiB; undefined where /proc does not tell. */
export function getResidentMiB(pid: number | undefined): number | undefined {
  const kiB = listFamily(pid).map((one) => /^VmRSS:\s+(\d+) kB/m.exec(readText(`/proc/${one}/status`) ?? '')?.[1])
  return kiB[0] === undefined ? undefined : kiB.reduce((sum, one) => sum + Number(one ?? 0), 0) / 1024
}

/** A process and its descendants, itself first. */
function listFamily(pid: number | undefined): number[] {
  if (pid === undefined) return []
  const parents = listPids().map((one) => [one, Number(readStat(one)?.[PARENT])] as const)
  const family = [pid]
  for (const member of family) {
    family.push(...parents.filter(([, parent]) => parent === member).map(([one]) => one))
  }
  return family
}

/** The fields of /proc/PID/stat behind the name, which stands in brackets and may hold spaces. */
function readStat(pid: number): string[] | undefined {
  const stat = readText(`/proc/${pid}/stat`)
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
}

/** The process that listens on a port of this machine; undefined when there is none or it is not ours to look at. */
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
    return false // gone, or another user's
  }
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

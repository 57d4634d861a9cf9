import { readFile, statfs } from 'node:fs/promises'
import { gauge, type Metric } from './metric.ts'

/** The places of a node's data that are described. */
export interface DataPlaces {
  /** Folder of the data. */
  readonly folder: string
  /** File in which `scion backup` notes its end. */
  readonly lastBackup: string
}

/** Returns the metrics of the data directory: the free space of its disk, and the time of the last backup. */
export async function describeData({ folder, lastBackup }: DataPlaces): Promise<Metric[]> {
  const [freeBytes, backedUpAt] = await Promise.all([readFreeBytes(folder), readBackupTime(lastBackup)])
  return [
    gauge(
      'scion_data_free_bytes',
      'Free space of the disk of the data directory. Absent if there is no directory, as with data in PostgreSQL only.',
      freeBytes === undefined ? [] : [[{}, freeBytes]],
    ),
    gauge(
      'scion_backup_timestamp_seconds',
      'Time of the last complete scion backup of this data directory, in seconds since 1970. Absent before the first one.',
      backedUpAt === undefined ? [] : [[{}, backedUpAt]],
    ),
  ]
}

async function readFreeBytes(folder: string): Promise<number | undefined> {
  const found = await statfs(folder).catch(() => undefined) // the store reports a directory that is gone
  return found && found.bavail * found.bsize
}

async function readBackupTime(path: string): Promise<number | undefined> {
  const text = await readFile(path, 'utf8').catch(() => undefined) // no backup yet
  const time = text === undefined ? Number.NaN : Date.parse(text.trim())
  return Number.isNaN(time) ? undefined : time / 1000
}

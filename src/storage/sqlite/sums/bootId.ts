import { readFileSync } from 'node:fs'
import { uptime } from 'node:os'

const LINUX_FILE = '/proc/sys/kernel/random/boot_id'

/** A text that is another one after the machine was started anew; elsewhere than on Linux the minute of its start. */
export function currentBootId(): string {
  try {
    return readFileSync(LINUX_FILE, 'latin1').trim()
  } catch {
    return new Date(Date.now() - uptime() * 1_000).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length)
  }
}

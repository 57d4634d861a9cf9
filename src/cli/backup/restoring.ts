import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { keysPlace } from '../../config/dataFiles.ts'
import { CommandError } from '../failure.ts'
import type { Keeping } from '../keptDatabases.ts'

/** Returns the directory that holds a backup during a restore, on the same disk as its place. */
export function restoringFolder(keeping: Keeping): string {
  const place = keysPlace(keeping)
  return join(place.kind === 'sqlite' ? dirname(place.path) : keeping.data, '.restoring')
}

/**
 * Throws a `CommandError` during a restore or after an interrupted one, since a start would create new chains there.
 */
export function requireNoRestore(keeping: Keeping): void {
  const folder = restoringFolder(keeping)
  if (!existsSync(folder)) return
  const remedy = 'wait for it, or delete the content of the directory and run scion restore again'
  throw new CommandError(`data: must not have an unfinished restore, got one in ${dirname(folder)}; ${remedy}`)
}

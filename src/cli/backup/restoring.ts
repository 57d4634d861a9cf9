import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { keysPlace } from '../../config/dataFiles.ts'
import { CommandError } from '../failure.ts'
import type { Keeping } from '../keptDatabases.ts'

/** Where a backup is copied before it gets its place: on the same disk, and there only while that goes on. */
export function restoringFolder(keeping: Keeping): string {
  const place = keysPlace(keeping)
  return join(place.kind === 'sqlite' ? dirname(place.path) : keeping.data, '.restoring')
}

/** Throws a `CommandError` when a restore was broken off: a start would begin chains anew where others should be. */
export function requireNoRestore(keeping: Keeping): void {
  const folder = restoringFolder(keeping)
  if (!existsSync(folder)) return
  const remedy = 'delete what is there and run scion restore again'
  throw new CommandError(`data: a restore into ${dirname(folder)} goes on, or was broken off; ${remedy}`)
}

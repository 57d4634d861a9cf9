// The state of the checkout: its packages and its build. Every start reads this file, so it imports little.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { at } from './root.mjs'

/** Returns the packages of a lock file, or of npm's record of what it installed. */
export const readPackages = (...path) => JSON.parse(readFileSync(at(...path), 'utf8')).packages
export const RECORD = ['node_modules', '.package-lock.json']

/** Returns the packages of the lock file that every platform needs, with or without those of tests only. */
export function findWanted(forTests) {
  return Object.entries(readPackages('package-lock.json')).filter(
    ([path, { dev, devOptional, optional }]) => path !== '' && optional !== true && (forTests || !(dev || devOptional)),
  )
}

/** Returns whether node_modules matches the lock file, by npm's record of what it installed. */
export function isInstalled(forTests) {
  if (!existsSync(at(...RECORD))) return false
  const isRecordNewer = statSync(at(...RECORD)).mtimeMs >= statSync(at('package-lock.json')).mtimeMs
  if (isRecordNewer && !forTests) return true
  const installed = readPackages(...RECORD)
  return findWanted(forTests).every(([path, { version }]) => installed[path]?.version === version)
}

const SOURCE_FOLDERS = ['src', 'generated', 'playground', 'scripts/playground']
const SOURCE_FILES = [
  'scripts/makeFolder.mjs',
  'scripts/program.mjs',
  'scripts/bundle-program.mjs',
  'tsconfig.json',
  'tsconfig.build.json',
  'package-lock.json',
]

const changedMs = (path) => statSync(path).mtimeMs

/** Returns the time of the newest change in a folder, in ms. Folders count, because a deleted file changes only them. */
function newestChangeMs(folder) {
  let newestMs = changedMs(folder)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`
    newestMs = Math.max(newestMs, entry.isDirectory() ? newestChangeMs(path) : changedMs(path))
  }
  return newestMs
}

/** Returns whether the build is newer than all sources. */
export function isBuilt() {
  const stamp = at('dist', '.stamp')
  if (!existsSync(stamp)) return false
  const builtMs = changedMs(stamp)
  return (
    SOURCE_FILES.every((file) => changedMs(at(file)) < builtMs) &&
    SOURCE_FOLDERS.every((folder) => newestChangeMs(at(folder)) < builtMs)
  )
}

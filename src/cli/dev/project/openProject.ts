import { existsSync, type FSWatcher, watch } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Timer } from '../../../base/clock.ts'
import type { ProjectContract } from './contract.ts'
import { type FoundProject, isWithin } from './findProject.ts'
import { READ_LIMITS } from './readArtifacts.ts'
import { type Scan, scanProject } from './scan.ts'

export interface ProjectOptions {
  readonly found: FoundProject
  readonly withMaps: boolean
  readonly timer: Timer
  /** Called with the contracts of each reading. */
  onContracts(contracts: readonly ProjectContract[]): Promise<void>
  onProblem(text: string): void
  /** Replaces the reading of the project, and the notices of changes (tests). */
  readonly scan?: () => Promise<Scan>
  readonly watchFolders?: typeof watchFolders
}

/** Time without changes after which the contracts are read again: a compiler writes many files. */
const QUIET_MS = 200
/** Time between two readings if changes are not noticed. */
const MIN_INTERVAL_MS = 5_000

/** Opens a project and begins to read its contracts, which are read again after each run of its compiler. */
export function openProject(options: ProjectOptions) {
  const { found, withMaps, timer, onContracts, onProblem } = options
  const scan = options.scan ?? (() => scanProject({ ...placesWithin(found), withMaps, limits: READ_LIMITS }))
  const reported = new Set<string>()
  let changed = new AbortController()
  let hasChanged = true
  let isClosed = false
  let readAtMs = 0
  let reading: Promise<void> | undefined

  /** Reads until nothing has changed since the last reading began. One reading runs at a time. */
  function read(): Promise<void> {
    changed.abort()
    reading ??= readAll().finally(() => {
      reading = undefined
    })
    return reading
  }

  async function readAll(): Promise<void> {
    while (hasChanged && !isClosed) {
      hasChanged = false
      readAtMs = timer.nowMs()
      const { contracts, problems } = await scan().catch(
        (error: unknown): Scan => ({ contracts: [], problems: [String(error)] }),
      )
      if (isClosed) return
      await onContracts(contracts)
      // A file that the compiler is writing is read again.
      if (!hasChanged) for (const problem of problems) reportOnce(`project: ${problem}`)
      watching.renew()
    }
  }

  function reportOnce(text: string): void {
    if (!reported.has(text)) onProblem(text)
    reported.add(text)
  }

  const watching = (options.watchFolders ?? watchFolders)(watchedFolders(found), () => {
    hasChanged = true
    changed.abort()
    changed = new AbortController()
    timer.wakeIn(QUIET_MS, () => void read(), changed.signal)
  })
  for (const problem of found.problems) reportOnce(`project: ${problem}`)
  void read()

  return {
    /** Resolves when the contracts of all noticed changes are read. */
    async settle(): Promise<void> {
      if (!watching.isReliable() && timer.nowMs() - readAtMs >= MIN_INTERVAL_MS) hasChanged = true
      if (hasChanged || reading !== undefined) await read()
    },
    close(): void {
      isClosed = true
      changed.abort()
      watching.close()
    },
  }
}

/** A link may have replaced a folder since the last reading. */
function placesWithin({ folder, foundry, hardhat }: FoundProject) {
  const within = (path: string | undefined) => (path !== undefined && isWithin(folder, path) ? path : undefined)
  return { foundry: within(foundry), hardhat: within(hardhat) }
}

/** A folder that is watched, without those below it. */
export interface WatchedFolder {
  readonly path: string
  /** Names in it that matter. Absent: all. Logs may be written beside the project's files. */
  readonly names?: readonly string[]
}

/**
 * Returns the folders in which each run of a compiler writes, since it adds a build-info file. Folders of artefacts may
 * be thousands, so they are not watched.
 */
function watchedFolders({ folder, foundry, hardhat }: FoundProject): readonly WatchedFolder[] {
  const outputs = [foundry, hardhat].filter((path) => path !== undefined)
  const watched: WatchedFolder[] = [{ path: join(folder, 'cache') }]
  for (const output of outputs) {
    const infos = join(output, 'build-info')
    watched.push({ path: infos })
    // Each of the folders around it may be created later.
    for (let path = infos; path !== folder; path = dirname(path)) {
      watched.push({ path: dirname(path), names: [basename(path)] })
    }
  }
  return watched
}

/** Watches folders, also those that do not exist yet, once `renew` is called after their creation. */
export function watchFolders(folders: readonly WatchedFolder[], onChange: () => void) {
  const watchers = new Map<WatchedFolder, FSWatcher>()
  let isReliable = true

  function drop(folder: WatchedFolder): void {
    watchers.get(folder)?.close()
    watchers.delete(folder)
  }

  function add(folder: WatchedFolder): void {
    const { path, names } = folder
    if (watchers.has(folder) || !existsSync(path)) return
    try {
      const watcher = watch(path, { persistent: false }, (_kind, name) => {
        if (names !== undefined && name !== null && !names.includes(name)) return
        if (!existsSync(path)) drop(folder)
        renew()
        onChange()
      })
      watcher.on('error', () => drop(folder))
      watchers.set(folder, watcher)
    } catch {
      isReliable = false // too many watchers
    }
  }

  const renew = () => folders.forEach(add)
  renew()
  return {
    renew,
    /** Returns whether each change is noticed. */
    isReliable: () => isReliable,
    close: () => folders.forEach(drop),
  }
}

import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { toHex } from '../../../base/hex.ts'
import { readRegularFile, UnreadableFile } from '../../../base/readRegularFile.ts'
import { keccak256 } from '../../../crypto/keccak.ts'
import {
  type CompiledContract,
  membersOf,
  type ProjectContract,
  readContract,
  type SourceFile,
  type SourceMaps,
} from './contract.ts'
import type { ProjectPlaces } from './findProject.ts'

/** Bounds of one reading of a project. */
export interface ReadLimits {
  /** Files and folders that are listed. */
  readonly entries: number
  /** Files that are read. */
  readonly files: number
  readonly fileBytes: number
  readonly totalBytes: number
  readonly contracts: number
  /** Characters of all source maps. */
  readonly mapCharacters: number
}

export const READ_LIMITS: ReadLimits = {
  entries: 100_000,
  files: 20_000,
  fileBytes: 64 * 2 ** 20,
  totalBytes: 512 * 2 ** 20,
  contracts: 10_000,
  mapCharacters: 64 * 2 ** 20,
}

export interface ReadOptions extends ProjectPlaces {
  /** Whether source maps are returned. */
  readonly withMaps: boolean
  readonly limits: ReadLimits
}

/** A contract, or the reason for which some are missing. */
export type ReadResult = { readonly contract: ProjectContract } | { readonly problem: string }

/** Levels of folders below the one with the compiler's output. */
const MAX_DEPTH = 16

/** Reads the contracts of a project. It blocks, so it runs in a thread. Links are not followed. */
export function* readArtifacts(options: ReadOptions): Generator<ReadResult> {
  const { limits, withMaps } = options
  let contracts = 0
  let mapCharacters = 0
  for (const result of readCompiled(options)) {
    if ('problem' in result) {
      yield result
      continue
    }
    const { maps, ...rest } = result.compiled
    mapCharacters += maps === undefined ? 0 : maps.runtime.length + maps.init.length
    const keepsMaps = withMaps && mapCharacters <= limits.mapCharacters
    const contract = readContract({ ...rest, maps: keepsMaps ? maps : undefined })
    if (contract === undefined) continue
    if (++contracts > limits.contracts) return void (yield { problem: `more than ${limits.contracts} contracts` })
    yield { contract }
  }
}

type Compiled = { readonly compiled: CompiledContract } | { readonly problem: string }

function* readCompiled({ foundry, hardhat, limits, withMaps }: ReadOptions): Generator<Compiled> {
  const reader = createJsonReader(limits)
  if (foundry !== undefined) yield* readFoundry(foundry, reader)
  if (hardhat !== undefined) yield* readHardhat(hardhat, reader, withMaps)
}

type JsonReader = ReturnType<typeof createJsonReader>

/** A file of JSON, or the reason for which it was not read. */
type ReadFile = { readonly path: string; readonly json: unknown } | { readonly problem: string }

/** Creates a reader of JSON files within the bounds, which count for all its calls. */
function createJsonReader(limits: ReadLimits) {
  let entries = 0
  let files = 0
  let bytes = 0

  /** Returns the files with JSON in a folder, in the order of their names; those that are no regular files are left out. */
  function* list(folder: string, depth = 0): Generator<string> {
    if (depth > MAX_DEPTH) return
    const found = listFolder(folder).sort((a, b) => (a.name < b.name ? -1 : 1))
    for (const entry of found) {
      if (++entries > limits.entries) return
      const path = join(folder, entry.name)
      if (entry.isDirectory()) yield* list(path, depth + 1)
      else if (entry.isFile() && entry.name.endsWith('.json')) yield path
    }
  }

  function read(path: string): ReadFile {
    try {
      const content = readRegularFile(path, limits.fileBytes, { followsLinks: false })
      bytes += content.length
      return { path, json: JSON.parse(content.toString('utf8')) }
    } catch (error) {
      if (error instanceof UnreadableFile) return { problem: error.message }
      return { problem: `${path} cannot be read (${error instanceof Error ? error.name : String(error)})` }
    }
  }

  return {
    *readAll(folder: string, isWanted: (path: string) => boolean): Generator<ReadFile> {
      for (const path of list(folder)) {
        if (!isWanted(path)) continue
        if (++files > limits.files) return void (yield { problem: `more than ${limits.files} files` })
        if (bytes > limits.totalBytes) return void (yield { problem: `more than ${limits.totalBytes} bytes` })
        yield read(path)
      }
      if (entries > limits.entries) yield { problem: `more than ${limits.entries} files and folders` }
    },
  }
}

function listFolder(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return [] // it has been removed, or is not readable: the compiler's next run is noticed
  }
}

const isBuildInfo = (path: string) => path.includes('/build-info/') || path.includes('\\build-info\\')

/** Reads Foundry's artefacts: a file for each contract, and the numbers of sources by run of the compiler. */
function* readFoundry(folder: string, reader: JsonReader): Generator<Compiled> {
  const runs: ReadonlyMap<number, string>[] = []
  for (const file of reader.readAll(join(folder, 'build-info'), () => true)) {
    if ('problem' in file) yield file
    else runs.push(readPaths(membersOf(file.json).source_id_to_path))
  }
  for (const file of reader.readAll(folder, (path) => !isBuildInfo(path))) {
    if ('problem' in file) {
      yield file
      continue
    }
    const { abi, bytecode, deployedBytecode, metadata, id } = membersOf(file.json)
    const [init, runtime] = [membersOf(bytecode), membersOf(deployedBytecode)]
    const { settings, sources } = membersOf(metadata)
    const [path] = Object.keys(membersOf(membersOf(settings).compilationTarget))
    // Each run has its own numbers.
    const paths = runs.find((run) => typeof id === 'number' && run.get(id) === path)
    const maps = readMaps(runtime.sourceMap, init.sourceMap, paths && withHashes(paths, sources))
    // Contracts of equal names in one source file, compiled by several compilers, have names as `Counter.0.8.30`.
    const [name = ''] = basename(file.path, '.json').split('.')
    yield { compiled: { name, abi, runtime: runtime.object, init: init.object, maps } }
  }
}

/** Reads Hardhat's build-info files, each of one run of the compiler: its input, its output, or both. */
function* readHardhat(folder: string, reader: JsonReader, withMaps: boolean): Generator<Compiled> {
  const seen = new Set<string>()
  const hashes = new Map<unknown, ReadonlyMap<string, string>>()
  for (const file of reader.readAll(folder, isBuildInfo)) {
    if ('problem' in file) {
      yield file
      continue
    }
    const { id, input, output } = membersOf(file.json)
    // The input is in the same file, or in one whose name comes first.
    if (withMaps && input !== undefined) hashes.set(id, hashSources(membersOf(input).sources))
    const { contracts, sources } = membersOf(output)
    const numbered = numberSources(sources, hashes.get(id))
    for (const [path, byName] of Object.entries(membersOf(contracts))) {
      for (const [name, contract] of Object.entries(membersOf(byName))) {
        seen.add(`${path}:${name}`)
        yield { compiled: readOutput(name, contract, numbered) }
      }
    }
  }
  yield* readHardhatArtifacts(folder, reader, seen)
}

/** Reads the artefacts of contracts that no build-info file has, without source maps. */
function* readHardhatArtifacts(folder: string, reader: JsonReader, seen: ReadonlySet<string>): Generator<Compiled> {
  const isArtifact = (path: string) => !isBuildInfo(path) && !path.endsWith('.dbg.json')
  for (const file of reader.readAll(folder, isArtifact)) {
    if ('problem' in file) {
      yield file
      continue
    }
    const { contractName: name, sourceName, inputSourceName, abi, bytecode, deployedBytecode } = membersOf(file.json)
    const isSeen = [sourceName, inputSourceName].some((path) => seen.has(`${String(path)}:${String(name)}`))
    if (isSeen || typeof name !== 'string') continue
    yield { compiled: { name, abi, runtime: deployedBytecode, init: bytecode, maps: undefined } }
  }
}

function readOutput(name: string, contract: unknown, sources: SourceMaps['sources']): CompiledContract {
  const { abi, evm } = membersOf(contract)
  const { bytecode, deployedBytecode } = membersOf(evm)
  const [init, runtime] = [membersOf(bytecode), membersOf(deployedBytecode)]
  const maps = readMaps(runtime.sourceMap, init.sourceMap, sources)
  return { name, abi, runtime: runtime.object, init: init.object, maps }
}

function readMaps(runtime: unknown, init: unknown, sources: SourceMaps['sources'] | undefined): SourceMaps | undefined {
  if (typeof runtime !== 'string' || typeof init !== 'string' || sources === undefined) return undefined
  return { runtime, init, sources }
}

/** Returns the hash of each source that the compiler has received. */
function hashSources(sources: unknown): ReadonlyMap<string, string> {
  const entries = Object.entries(membersOf(sources)).map(([path, source]) => {
    const { content } = membersOf(source)
    return [path, toHex(keccak256(Buffer.from(String(content))))] as const
  })
  return new Map(entries)
}

function numberSources(sources: unknown, hashes: ReadonlyMap<string, string> | undefined): SourceMaps['sources'] {
  const numbered = new Map<number, SourceFile>()
  for (const [path, source] of Object.entries(membersOf(sources))) {
    const { id } = membersOf(source)
    const hash = hashes?.get(path)
    if (typeof id === 'number' && hash !== undefined) numbered.set(id, { path, hash })
  }
  return numbered
}

function readPaths(value: unknown): ReadonlyMap<number, string> {
  const entries = Object.entries(membersOf(value)).map(([id, path]) => [Number(id), String(path)] as const)
  return new Map(entries)
}

/** Returns the sources that a contract depends on, by number, with the hashes of its metadata. */
function withHashes(paths: ReadonlyMap<number, string>, sources: unknown): SourceMaps['sources'] {
  const known = membersOf(sources)
  const numbered = new Map<number, SourceFile>()
  for (const [id, path] of paths) {
    const { keccak256: hash } = membersOf(known[path])
    if (typeof hash === 'string') numbered.set(id, { path, hash })
  }
  return numbered
}

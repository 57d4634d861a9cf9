import { existsSync, realpathSync, statSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { readRegularFile } from '../../../base/readRegularFile.ts'
import { CommandError } from '../../failure.ts'
import { membersOf } from './contract.ts'

/** The folders of compiled contracts. Undefined for a tool that the project does not use. */
export interface ProjectPlaces {
  readonly foundry: string | undefined
  readonly hardhat: string | undefined
}

export interface FoundProject extends ProjectPlaces {
  readonly folder: string
  /** Reasons for which a part of the project is not read. */
  readonly problems: readonly string[]
}

const HARDHAT_FILES = ['js', 'ts', 'cjs', 'mjs', 'cts', 'mts'].map((ending) => `hardhat.config.${ending}`)

/** The environment of Foundry's tools. */
export interface FoundryEnvironment {
  readonly FOUNDRY_PROFILE?: string | undefined
  readonly FOUNDRY_OUT?: string | undefined
}

/**
 * Finds the project in a folder. Without a given one it is the current folder, if that has a project. Throws a
 * `CommandError` if the given folder has none.
 */
export async function findProject(
  given: string | undefined,
  environment: FoundryEnvironment,
): Promise<FoundProject | undefined> {
  const folder = resolve(given ?? '.')
  const isFoundry = existsSync(join(folder, 'foundry.toml'))
  const isHardhat = HARDHAT_FILES.some((name) => existsSync(join(folder, name)))
  if (!isFoundry && !isHardhat) {
    if (given === undefined) return undefined
    const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true
    const found = isFolder ? 'one without them' : 'none'
    throw new CommandError(
      `project: must be a folder with foundry.toml or hardhat.config.*, got ${found} at ${folder}; change --project`,
    )
  }
  const problems: string[] = []
  const place = (path: string) => {
    const found = resolve(folder, path)
    if (isWithin(folder, found)) return found
    problems.push(`${found} is not read because it is not in ${folder}`)
    return undefined
  }
  return {
    folder,
    problems,
    foundry: isFoundry ? place(await readOut(folder, environment, problems)) : undefined,
    hardhat: isHardhat ? place('artifacts') : undefined,
  }
}

/** Returns whether a path leads into the folder, through links, too. A folder that does not exist yet does. */
export function isWithin(folder: string, path: string): boolean {
  if (!path.startsWith(`${folder}${sep}`)) return false
  try {
    return realpathSync(path).startsWith(`${realpathSync(folder)}${sep}`)
  } catch {
    return true
  }
}

/** Returns the folder of Foundry's artefacts: of the environment, the profile in use, the default profile, or `out`. */
async function readOut(folder: string, environment: FoundryEnvironment, problems: string[]): Promise<string> {
  const { FOUNDRY_OUT: chosen, FOUNDRY_PROFILE: name = 'default' } = environment
  if (chosen !== undefined && chosen !== '') return chosen
  const path = join(folder, 'foundry.toml')
  try {
    const { parse } = await import('smol-toml')
    const { profile } = parse(readRegularFile(path).toString('utf8'))
    const profiles = membersOf(profile)
    const outs = [profiles[name], profiles.default].map((one) => membersOf(one).out)
    return outs.find((out) => typeof out === 'string') ?? 'out'
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
    problems.push(`${path} cannot be read (${reason}); contracts are read from out`)
    return 'out'
  }
}

import { cp, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ProjectContract } from '../../../../src/cli/dev/project/contract.ts'
import { findProject } from '../../../../src/cli/dev/project/findProject.ts'
import { READ_LIMITS, type ReadLimits, readArtifacts } from '../../../../src/cli/dev/project/readArtifacts.ts'
import { temporaryFolder } from '../../../_helpers/temporary.ts'

export const FIXTURES = join(import.meta.dirname, 'fixtures')

/** Copies a compiled project into a folder that is removed with the test. */
export async function copyProject(name: 'foundry' | 'hardhat2' | 'hardhat3'): Promise<string> {
  const folder = await temporaryFolder()
  await cp(join(FIXTURES, name), folder, { recursive: true })
  return folder
}

/** Makes a project of Foundry with these files, by their paths below its folder. */
export async function makeProject(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await temporaryFolder()
  for (const [path, text] of Object.entries({ 'foundry.toml': '', ...files })) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  return folder
}

/** Reads the contracts and the problems of the project in a folder. */
export async function readProject(folder: string, limits: Partial<ReadLimits> = {}, withMaps = false) {
  const found = await findProject(folder, {})
  if (found === undefined) throw new Error(`${folder} has no project`)
  const contracts: ProjectContract[] = []
  const problems: string[] = []
  for (const result of readArtifacts({ ...found, withMaps, limits: { ...READ_LIMITS, ...limits } })) {
    if ('contract' in result) contracts.push(result.contract)
    else problems.push(result.problem)
  }
  return { contracts, problems, names: contracts.map(({ name }) => name).sort() }
}

import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findProject } from '../../../../src/cli/dev/project/findProject.ts'
import { CommandError } from '../../../../src/cli/failure.ts'
import { temporaryFolder } from '../../../_helpers/temporary.ts'
import { makeProject } from './_project.ts'

it('a folder with foundry.toml or hardhat.config.* is a project', async () => {
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'hardhat.config.ts'), '')
  expect(await findProject(folder, {})).toEqual({
    folder,
    problems: [],
    foundry: undefined,
    hardhat: join(folder, 'artifacts'),
  })
  await writeFile(join(folder, 'foundry.toml'), '')
  expect(await findProject(folder, {})).toMatchObject({
    foundry: join(folder, 'out'),
    hardhat: join(folder, 'artifacts'),
  })
})

it('a given folder without a project is an error, and the current folder is none then', async () => {
  const folder = await temporaryFolder()
  await expect(findProject(folder, {})).rejects.toThrow(CommandError)
  await expect(findProject(folder, {})).rejects.toThrow(
    `project: must be a folder with foundry.toml or hardhat.config.*, got one without them at ${folder}; change --project`,
  )
  await expect(findProject(join(folder, 'none'), {})).rejects.toThrow('got none at')
  expect(await findProject(undefined, {})).toBeUndefined()
})

it.each([
  ['[profile.default]\nout = "build"', {}, 'build'],
  ['[profile.default]\nout = "a"\n[profile.ci]\nout = \'b\'', { FOUNDRY_PROFILE: 'ci' }, 'b'],
  ['[profile.default]\nout = "a"\n[profile.ci]\nvia_ir = true', { FOUNDRY_PROFILE: 'ci' }, 'a'],
  ['[profile.default]\nout = "a"', { FOUNDRY_OUT: 'c' }, 'c'],
  ['[profile.default]\nout = 7', {}, 'out'],
  ['profile = 7', {}, 'out'],
])('the output of %j with %j is in %s', async (toml, environment, out) => {
  const folder = await makeProject({ 'foundry.toml': toml })
  expect(await findProject(folder, environment)).toMatchObject({ foundry: join(folder, out), problems: [] })
})

it('a foundry.toml that cannot be read is reported with its line, and out is read', async () => {
  const folder = await makeProject({ 'foundry.toml': 'out = \n' })
  const found = await findProject(folder, {})
  expect(found?.foundry).toBe(join(folder, 'out'))
  expect(found?.problems).toEqual([expect.stringContaining(`${join(folder, 'foundry.toml')} cannot be read (`)])
})

it.each(['../elsewhere', '/etc', '.', 'link/inner'])('the output folder %s is not read', async (out) => {
  const folder = await makeProject({ 'foundry.toml': `[profile.default]\nout = "${out}"` })
  const elsewhere = await temporaryFolder()
  await mkdir(join(elsewhere, 'inner'))
  await symlink(elsewhere, join(folder, 'link'))
  const found = await findProject(folder, {})
  expect(found?.foundry).toBeUndefined()
  expect(found?.problems).toEqual([expect.stringMatching(/ is not read because it is not in /)])
})

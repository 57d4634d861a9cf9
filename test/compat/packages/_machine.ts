import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { run } from '../client/_package.ts'
import { startRegistry } from './_registry.ts'

/** Names of compilers and build tools. */
const COMPILERS = ['cc', 'c++', 'gcc', 'g++', 'clang', 'make', 'python', 'python3', 'cmake']

/** An environment with only Node, npm and a shell, which records calls of compilers. */
export interface Machine {
  readonly folder: string
  readonly environment: NodeJS.ProcessEnv
  /** Returns a new folder with these packages installed. */
  install(...args: readonly string[]): Promise<string>
  compilersCalled(): Promise<string>
  remove(): Promise<void>
}

function findProgram(name: string): string {
  const found = (process.env.PATH ?? '').split(delimiter).find((folder) => existsSync(join(folder, name)))
  if (found === undefined) throw new Error(`${name} is not on the PATH`)
  return join(found, name)
}

async function makePrograms(folder: string, calls: string): Promise<void> {
  await mkdir(folder)
  await symlink(process.execPath, join(folder, 'node'))
  for (const name of ['npm', 'npx', 'sh']) await symlink(findProgram(name), join(folder, name))
  for (const name of COMPILERS) {
    await writeFile(join(folder, name), `#!/bin/sh\necho ${name} >> ${calls}\nexit 1\n`)
    await chmod(join(folder, name), 0o755)
  }
}

export async function setUpMachine(): Promise<Machine> {
  const folder = await mkdtemp(join(tmpdir(), 'scion-machine-'))
  const [programs, calls] = [join(folder, 'bin'), join(folder, 'calls')]
  await makePrograms(programs, calls)
  await writeFile(calls, '')
  const registry = await startRegistry()
  const environment = {
    PATH: programs,
    HOME: folder,
    npm_config_registry: registry.url,
    npm_config_cache: join(folder, 'cache'),
    npm_config_update_notifier: 'false',
  }
  return {
    folder,
    environment,
    async install(...args) {
      const project = await mkdtemp(join(folder, 'project-'))
      await writeFile(join(project, 'package.json'), '{ "name": "empty", "private": true, "type": "module" }')
      await run(project, 'npm', ['install', '--no-audit', '--no-fund', ...args], environment)
      return project
    },
    compilersCalled: () => readFile(calls, 'utf8'),
    async remove() {
      await registry.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

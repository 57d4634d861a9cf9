import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

export const root = join(import.meta.dirname, '../../..')

const execute = promisify(execFile)

/** Runs a program and returns its output; rejects with the output if it fails. */
export async function run(
  cwd: string,
  program: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = process.env,
): Promise<string> {
  try {
    const { stdout } = await execute(program, args, { cwd, timeout: 600_000, env: { ...environment, NO_COLOR: '1' } })
    return stdout
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}${stderr}`, { cause: error })
  }
}

export const tool = (name: string) => join(root, 'node_modules/.bin', name)

/** The package as npm would publish it, installed without a network in an empty project. */
export interface InstalledPackage {
  readonly folder: string
  readonly tarball: string
  readonly project: string
  remove(): Promise<void>
}

export async function installPackage(): Promise<InstalledPackage> {
  const base = await mkdtemp(join(tmpdir(), 'scion-client-'))
  const [folder, project] = [join(base, 'package'), join(base, 'project')]
  await run(root, process.execPath, ['scripts/package-client/run.mjs', folder])
  const packed = await run(folder, 'npm', ['pack', '--json', '--offline', '--pack-destination', base])
  const [{ filename }]: [{ filename: string }] = JSON.parse(packed)
  const tarball = join(base, filename)
  await mkdir(project)
  await writeFile(join(project, 'package.json'), '{ "name": "empty", "private": true, "type": "module" }')
  await run(project, 'npm', ['install', tarball, '--offline', '--no-audit', '--no-fund'])
  return { folder, tarball, project, remove: () => rm(base, { recursive: true, force: true }) }
}

export interface CodeBlock {
  readonly title: string
  /** `js` is run by the tests, `ts` only checked. */
  readonly language: string
  readonly code: string
}

/** The blocks of code of the package's README. */
export async function readmeBlocks({ project }: InstalledPackage): Promise<CodeBlock[]> {
  const text = await readFile(join(project, 'node_modules/scion-client/README.md'), 'utf8')
  const found = text.matchAll(/^## (?<heading>.+)$|^```(?<language>[jt]s)\n(?<code>[\s\S]*?)^```$/gm)
  const blocks: CodeBlock[] = []
  let title = ''
  for (const { groups = {} } of found) {
    const { heading, language, code } = groups
    if (heading !== undefined) title = heading
    if (language !== undefined && code !== undefined) blocks.push({ title, language, code })
  }
  return blocks
}

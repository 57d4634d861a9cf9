import { execFile, spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { pathOf } from '../../_helpers/certificates.ts'
import { findFreePort } from '../../_helpers/freePort.ts'
import { watchOutput } from '../../_helpers/programOutput.ts'
import { type Instruction, parseDockerfile, type Stage, wordsOf } from '../../deploy/_dockerfile.ts'

const execute = promisify(execFile)
const ROOT = join(import.meta.dirname, '../../..')

/** Moves the absolute paths of an instruction below the folder of its stage. */
const below = (folder: string, text: string) =>
  text.replaceAll(/(?<=^|[\s=:])\/(?:build|opt|tmp|var)\b/g, (path) => `${folder}${path}`)

/** Copies the files that `COPY . .` copies: .dockerignore also has the paths that git ignores. */
async function copyContext(to: string): Promise<void> {
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const { stdout } = await execute('git', listed, { cwd: ROOT, maxBuffer: 2 ** 24 })
  for (const name of stdout.split('\0').filter(Boolean)) {
    await cp(join(ROOT, name), join(to, name), { recursive: true }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error // deleted without a commit
    })
  }
}

interface Built {
  readonly folder: string
  readonly environment: NodeJS.ProcessEnv
}

async function build(stage: Stage, folder: string, others: ReadonlyMap<string, string>): Promise<Built> {
  let directory = folder
  // Keeps the npm settings of this machine, such as its registry.
  const environment: NodeJS.ProcessEnv = { ...process.env }
  const copy = async ({ flags, rest }: Instruction) => {
    const names = rest.split(' ')
    const to = names.at(-1) ?? ''
    const source = flags.from === undefined ? ROOT : others.get(flags.from)
    if (source === undefined) throw new Error(`there is no stage ${flags.from}`)
    for (const name of names.slice(0, -1)) {
      if (name === '.') await copyContext(directory)
      else {
        const target = to.startsWith('/') ? join(folder, to) : join(directory, to, name)
        await mkdir(dirname(target), { recursive: true })
        await cp(join(source, name), target, { recursive: true, verbatimSymlinks: true })
      }
    }
  }
  for (const instruction of stage.instructions) {
    const { name, rest } = instruction
    if (name === 'WORKDIR') {
      directory = join(folder, rest)
      await mkdir(directory, { recursive: true })
    } else if (name === 'COPY') await copy(instruction)
    else if (name === 'RUN') {
      await mkdir(join(folder, 'opt'), { recursive: true })
      await execute('sh', ['-ec', below(folder, rest)], { cwd: directory, env: environment, maxBuffer: 2 ** 26 })
    } else if (name === 'ENV') {
      for (const [, key = '', value = ''] of rest.matchAll(/(\w+)=(\S+)/g)) {
        environment[key] = below(folder, value).replace('$PATH', environment.PATH ?? '')
      }
    }
  }
  return { folder, environment }
}

interface Way {
  readonly args: readonly string[]
  readonly variables?: Readonly<Record<string, string>>
}

it('the steps of the Dockerfile, run in a shell, pack the bytes of this checkout and make nodes that are healthy by port, variables and TLS, and stop', {
  timeout: 600_000,
}, async () => {
  const scratch = await mkdtemp(join(tmpdir(), 'scion-image-'))
  onTestFinished(() => rm(scratch, { recursive: true, force: true }))
  const stages = parseDockerfile(await readFile(join(ROOT, 'deploy/Dockerfile'), 'utf8'))
  const folders = new Map<string, string>()
  let image: Built | undefined
  for (const [index, stage] of stages.entries()) {
    image = await build(stage, join(scratch, String(index)), folders)
    if (stage.name !== undefined) folders.set(stage.name, image.folder)
  }

  const again = join(scratch, 'again')
  const command = 'umask 077 && exec "$0" scripts/pack.mjs "$1"'
  await execute('sh', ['-c', command, process.execPath, again], { cwd: ROOT })
  const readChecksums = (folder: string) => readFile(join(folder, 'SHA256SUMS'), 'utf8')
  expect(await readChecksums(again)).toBe(await readChecksums(join(folders.get('build') ?? '', 'build/dist')))

  const last = stages.at(-1)?.instructions ?? []
  const words = (name: string) => {
    const found = last.find((one) => one.name === name)
    return found === undefined ? [] : wordsOf(found)
  }
  const { folder = '', environment = {} } = image ?? {}
  await mkdir(join(folder, 'tmp'))
  const inImage = (list: readonly string[]) => list.map((word) => below(folder, word))
  const [entry = '', ...entryArguments] = inImage(words('ENTRYPOINT'))
  const settings = join(scratch, 'scion.config.yaml')
  const portOf = async () => String(await findFreePort())
  const tls = `tlsCert: ${pathOf('first.pem')}\ntlsKey: ${pathOf('first.key')}\n`
  await writeFile(settings, `port: ${await portOf()}\n${tls}`)
  // The image's own command, with what an operator adds to it, and another one. All are asked by the same health check.
  const usual = inImage(words('CMD'))
  const ways: readonly Way[] = [
    { args: [...usual, '--port', await portOf()] },
    { args: usual, variables: { SCION_PORT: await portOf(), SCION_HOST: '' } },
    { args: [...usual, '--config', settings] },
    { args: ['dev', '--port', '0', '--host', process.platform === 'linux' ? '127.0.0.2' : '127.0.0.1'] },
  ]
  const [health = '', ...healthArguments] = inImage(words('HEALTHCHECK'))
  expect([health, healthArguments]).toEqual(['scion', ['health']])
  for (const { args, variables } of ways) {
    const env = { ...environment, ...variables }
    const check = () => execute(health, healthArguments, { env, cwd: scratch })
    const child = spawn(entry, [...entryArguments, ...args], { env, cwd: scratch, stdio: 'pipe' })
    onTestFinished(() => void child.kill('SIGKILL'))
    const { ended, says } = watchOutput(child)
    await says(/https?:\/\/[\w.]+:\d+\//)
    expect((await check()).stdout, args.join(' ')).toMatch(/^\{"isReady":true,"networks":\{"regtest":/)
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    await expect(check(), args.join(' ')).rejects.toMatchObject({ code: 1 })
  }
})

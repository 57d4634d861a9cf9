import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { appendFile, mkdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { findFreePort } from '../_helpers/freePort.ts'
import { copyCheckout, expectPrograms, noteInstalled, putCompiler, putNpm, root, runScript } from './_checkout.ts'

const { packages }: { packages: Record<string, { dev?: true }> } = JSON.parse(
  await readFile(join(root, 'package-lock.json'), 'utf8'),
)
const ofRunning = Object.fromEntries(Object.entries(packages).filter(([, { dev }]) => dev !== true))

/** An npm that only prints its arguments. */
const PRINT_ARGUMENTS = "require('node:fs').writeFileSync('called', process.argv.slice(2).join(' ')); process.exit(1)"

describe('installed packages', () => {
  it.each([
    ['nothing', 'scripts/start.mjs', '--omit=dev', undefined],
    ['nothing', 'scripts/scion.mjs', '--omit=dev', undefined],
    ['nothing', 'scripts/test.mjs', '--include=dev', undefined],
    ['the packages of the program', 'scripts/test.mjs', '--include=dev', ofRunning],
    // Without that flag npm would remove them.
    ['packages of tests', 'scripts/start.mjs', '--include=dev', { 'node_modules/vitest': { dev: true } }],
  ])('with %s installed, %s calls npm with %s', async (_, script, expected, installed) => {
    const folder = await copyCheckout()
    if (installed !== undefined) {
      await noteInstalled(folder, installed)
      await utimes(join(folder, 'node_modules/.package-lock.json'), 0, 0)
    }
    await runScript(folder, script, await putNpm(folder, PRINT_ARGUMENTS)).ended
    const called = (await readFile(join(folder, 'called'), 'utf8')).split(' ')
    expect(called.slice(0, 2)).toEqual(['install', '--no-save'])
    expect(called.filter((flag) => flag.endsWith('=dev'))).toEqual([expected])
  })

  it('npm is not called if all needed packages are installed', async () => {
    const folder = await copyCheckout()
    await noteInstalled(folder, ofRunning)
    await putCompiler(folder, 'process.exit(1)')
    const { ended, text } = runScript(folder, 'scripts/start.mjs', await putNpm(folder, PRINT_ARGUMENTS))
    expect(await ended).toBe(1)
    expect(text()).toBe('Building ...\n\nThe sources do not compile; see above.\n')
  })
})

/** Scripts of package.json that read only sources, and therefore build nothing. */
const WITHOUT_BUILD = ['check', 'codegen', 'format', 'mock', 'prose', 'wasm']

describe('the scripts of package.json in a clone', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

  /** Runs scripts in a copy of the checkout with an npm and a compiler that fail; resolves with what each script has printed. */
  async function runAll(names: readonly string[], installed: object | undefined): Promise<Record<string, string>> {
    const folder = await copyCheckout('bench', 'CHANGELOG.md')
    await appendFile(join(folder, 'CHANGELOG.md'), '\n## 0.1.0\n\n- A release.\n') // which `release` requires
    if (installed !== undefined) await noteInstalled(folder, installed)
    await putCompiler(folder, 'process.exit(1)')
    const environment = await putNpm(folder, 'process.exit(1)')
    const printed = names.map(async (name) => {
      const { ended, text } = runScript(folder, name, environment)
      expect(await ended, name).toBe(1)
      return [name, text()] as const
    })
    return Object.fromEntries(await Promise.all(printed))
  }
  const expected = (names: readonly string[], text: string) =>
    Object.fromEntries(names.map((name) => [name, expect.stringContaining(text)]))
  const fileOf = (name: string) => scripts[name]?.split(' ')[1] ?? ''
  const files = (names: readonly string[]) => [...new Set(names.map(fileOf))]

  it('each script of package.json that only reads sources installs the packages first', async () => {
    const names = files(WITHOUT_BUILD)
    expect(await runAll(names, undefined)).toEqual(expected(names, 'npm install failed'))
  })

  it('each other script of package.json builds the program first', async () => {
    const names = files(Object.keys(scripts).filter((name) => !WITHOUT_BUILD.includes(name)))
    expect(await runAll(names, packages)).toEqual(expected(names, 'The sources do not compile'))
  })
})

describe('the first start', () => {
  it('the first start prints its duration and its steps', async () => {
    const folder = await copyCheckout()
    const { ended, text } = runScript(
      folder,
      'scripts/start.mjs',
      await putNpm(folder, "console.error('npm error code E404'); process.exit(1)"),
    )
    expect(await ended).toBe(1)
    expect(text().split('\n')).toEqual([
      'The first start installs the packages that it needs and builds the program, which takes about a minute.',
      expect.stringMatching(
        /^Installing \d+ packages of the lock file into node_modules: what Scion is built with and runs on$/,
      ),
      'Installing ...',
      'npm error code E404',
      'npm install failed; its words are above.',
      '',
    ])
  })

  it.each(['mock', 'codegen'])('%s prints that it installs packages of tests', async (name) => {
    const folder = await copyCheckout()
    const npm = await putNpm(folder, "console.error('npm error code E404'); process.exit(1)")
    const { ended, text } = runScript(folder, `scripts/${name}/run.mjs`, npm)
    expect(await ended).toBe(1)
    const [said] = text().split('\n')
    expect(said).toMatch(
      /^Installing \d+ packages of the lock file into node_modules: what Scion runs on, and what its tests, checks and this command use$/,
    )
  })

  it('the first start without a network names the registry and no other cause', async () => {
    const folder = await copyCheckout()
    const registry = `http://127.0.0.1:${await findFreePort()}`
    const environment = { npm_config_registry: registry, npm_config_cache: join(folder, 'cache') }
    const { ended, text } = runScript(folder, 'scripts/start.mjs', environment)
    expect(await ended).toBe(1)
    expect(text()).toContain(`\nThe packages cannot be fetched: ${registry} is not reached (ECONNREFUSED).\n`)
    expect(text()).not.toMatch(/npm error|gyp|compiler|python/i)
  })

  it('the first start without npm reports that it is missing', async () => {
    const folder = await copyCheckout()
    const { ended, text } = runScript(folder, 'scripts/start.mjs', { PATH: folder })
    expect(await ended).toBe(1)
    expect(text()).toContain('\nnpm cannot be started (ENOENT); it comes with Node.js\n')
  })
})

/** Start of a program that runs until it is killed and is connected until then. */
const stay = (port: number, begin: string) => `${begin}\nrequire('node:net').connect(${port}, '127.0.0.1')`
const IGNORE = "for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined)"
const START = "require('node:child_process').spawn(process.execPath, ['--eval', PROGRAM], { stdio: 'inherit' })"

/** A program that has started another one, which ignores signals. */
const stayInTwo = (port: number) => stay(port, START.replace('PROGRAM', JSON.stringify(stay(port, IGNORE))))

describe('a signal', () => {
  it.each([
    ['SIGINT', 'npm'],
    ['SIGTERM', 'npm'],
    ['SIGHUP', 'npm'],
    ['SIGINT', 'the compiler'],
  ] as const)('%s ends %s with all its processes', async (signal, program) => {
    const { port, next } = await expectPrograms()
    const folder = await copyCheckout()
    if (program === 'the compiler') {
      await noteInstalled(folder, ofRunning)
      await putCompiler(folder, stayInTwo(port))
    }
    const { child } = runScript(folder, 'scripts/start.mjs', await putNpm(folder, stayInTwo(port)))
    const ended = once(child, 'exit')
    const connections = [await next(), await next()]
    const closed = connections.map((connection) => once(connection, 'close'))
    child.kill(signal) // only this one, as a supervisor does
    await Promise.all(closed)
    expect(await ended).toEqual([null, signal])
  })
})

/** Kills the processes of a group that are left. */
function endGroup(group: number | undefined): void {
  if (group === undefined) return
  try {
    process.kill(-group, 'SIGKILL')
  } catch {
    // all of the group have ended
  }
}

describe('a signal that only npm or its shell receives', () => {
  /** Runs a program in a shell that keeps running, as npm does with dash, with the variable that npm sets. */
  const runInShell = (folder: string, script: string, environment: NodeJS.ProcessEnv) => {
    const command = `"${process.execPath}" "${join(folder, script)}"; exit $?`
    const env = { ...process.env, npm_lifecycle_event: 'start', ...environment }
    const shell = spawn('sh', ['-c', command], { env, detached: true })
    onTestFinished(() => endGroup(shell.pid))
    return shell
  }

  it.each(['scripts/start.mjs', 'scripts/mock/run.mjs'])(
    'a signal to the shell of npm ends %s with all its processes',
    async (script) => {
      const { port, next } = await expectPrograms()
      const folder = await copyCheckout()
      const shell = runInShell(folder, script, await putNpm(folder, stay(port, '')))
      const closed = once(await next(), 'close')
      shell.kill('SIGTERM')
      await closed
    },
  )

  it.runIf(process.platform === 'linux').each(['SIGKILL', 'SIGHUP'] as const)(
    'a signal that ends npm alone (%s) ends scripts/start.mjs with all its processes',
    async (signal) => {
      const { port, next } = await expectPrograms()
      const folder = await copyCheckout()
      const command = `"${process.execPath}" "${join(folder, 'scripts/start.mjs')}"; exit $?`
      // npm waits for a shell, which waits for the program.
      const npm = `require('node:child_process').spawn('sh', ['-c', ${JSON.stringify(command)}], { stdio: 'inherit' })`
      const environment = { ...process.env, npm_lifecycle_event: 'start', ...(await putNpm(folder, stay(port, ''))) }
      const child = spawn(process.execPath, ['-e', npm], { env: environment, detached: true })
      onTestFinished(() => endGroup(child.pid))
      const closed = once(await next(), 'close')
      child.kill(signal)
      await closed
    },
  )

  it('a signal to the shell of npm ends the tests of npm test', async () => {
    const { port, next } = await expectPrograms()
    const folder = await copyCheckout()
    await noteInstalled(folder, packages)
    await putCompiler(folder, '')
    const vitest = join(folder, 'node_modules/vitest/vitest.mjs')
    await mkdir(dirname(vitest), { recursive: true })
    await writeFile(vitest, `import { connect } from 'node:net'\nconnect(${port}, '127.0.0.1')`)
    await writeFile(join(folder, 'scripts/prepare/build.mjs'), 'export const build = () => undefined')
    const shell = runInShell(folder, 'scripts/test.mjs', await putNpm(folder, PRINT_ARGUMENTS))
    const closed = once(await next(), 'close')
    shell.kill('SIGTERM')
    await closed
  })
})

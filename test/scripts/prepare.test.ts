import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import {
  copyCheckout,
  expectPrograms,
  findClosedPort,
  noteInstalled,
  putCompiler,
  putNpm,
  root,
  runScript,
} from './_checkout.ts'

const { packages }: { packages: Record<string, { dev?: true }> } = JSON.parse(
  await readFile(join(root, 'package-lock.json'), 'utf8'),
)
const ofRunning = Object.fromEntries(Object.entries(packages).filter(([, { dev }]) => dev !== true))

/** An npm that only tells how it is called. */
const TELL = "require('node:fs').writeFileSync('called', process.argv.slice(2).join(' ')); process.exit(1)"

describe('what is installed', () => {
  it.each([
    ['nothing', 'scripts/start.mjs', '--omit=dev', undefined],
    ['nothing', 'scripts/scion.mjs', '--omit=dev', undefined],
    ['nothing', 'scripts/test.mjs', '--include=dev', undefined],
    ['what running needs', 'scripts/test.mjs', '--include=dev', ofRunning],
    // Without that flag npm would take them away.
    ['old ones of tests, too,', 'scripts/start.mjs', '--include=dev', { 'node_modules/vitest': { dev: true } }],
  ])('with %s there: %s has it called with %s', async (_, script, expected, installed) => {
    const folder = await copyCheckout()
    if (installed !== undefined) {
      await noteInstalled(folder, installed)
      await utimes(join(folder, 'node_modules/.package-lock.json'), 0, 0)
    }
    await runScript(folder, script, await putNpm(folder, TELL)).ended
    const called = (await readFile(join(folder, 'called'), 'utf8')).split(' ')
    expect(called.slice(0, 2)).toEqual(['install', '--no-save'])
    expect(called.filter((flag) => flag.endsWith('=dev'))).toEqual([expected])
  })

  it('nothing, where what is needed is there', async () => {
    const folder = await copyCheckout()
    await noteInstalled(folder, ofRunning)
    await putCompiler(folder, 'process.exit(1)')
    const { ended, text } = runScript(folder, 'scripts/start.mjs', await putNpm(folder, TELL))
    expect(await ended).toBe(1)
    expect(text()).toBe('Building ...\n\nThe sources do not compile; see above.\n')
  })
})

describe('the first start', () => {
  it('says how long it takes, and what it does', async () => {
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

  it.each(['mock', 'codegen'])('%s says that it installs packages of tests, too', async (name) => {
    const folder = await copyCheckout()
    const npm = await putNpm(folder, "console.error('npm error code E404'); process.exit(1)")
    const { ended, text } = runScript(folder, `scripts/${name}/run.mjs`, npm)
    expect(await ended).toBe(1)
    const [said] = text().split('\n')
    expect(said).toMatch(
      /^Installing \d+ packages of the lock file into node_modules: what Scion runs on, and what its tests, checks and this command use$/,
    )
  })

  it('without a network names the registry, and blames nothing else', async () => {
    const folder = await copyCheckout()
    const registry = `http://127.0.0.1:${await findClosedPort()}`
    const environment = { npm_config_registry: registry, npm_config_cache: join(folder, 'cache') }
    const { ended, text } = runScript(folder, 'scripts/start.mjs', environment)
    expect(await ended).toBe(1)
    expect(text()).toContain(`\nThe packages cannot be fetched: ${registry} is not reached (ECONNREFUSED).\n`)
    expect(text()).not.toMatch(/npm error|gyp|compiler|python/i)
  })

  it('without npm says that it is missing', async () => {
    const folder = await copyCheckout()
    const { ended, text } = runScript(folder, 'scripts/start.mjs', { PATH: folder })
    expect(await ended).toBe(1)
    expect(text()).toContain('\nnpm cannot be started (ENOENT); it comes with Node.js\n')
  })
})

/** A program that begins with this, then stays; it is connected as long as it lives. */
const stay = (port: number, begin: string) => `${begin}\nrequire('node:net').connect(${port}, '127.0.0.1')`
const IGNORE = "for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined)"
const START = "require('node:child_process').spawn(process.execPath, ['--eval', PROGRAM], { stdio: 'inherit' })"

/** One that has started another, which does not care for signals. */
const stayInTwo = (port: number) => stay(port, START.replace('PROGRAM', JSON.stringify(stay(port, IGNORE))))

describe('a signal', () => {
  it.each([
    ['SIGINT', 'npm'],
    ['SIGTERM', 'npm'],
    ['SIGHUP', 'npm'],
    ['SIGINT', 'the compiler'],
  ] as const)('%s ends %s with all that it has started', async (signal, program) => {
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

describe('a signal for npm, which reaches its shell alone,', () => {
  /** npm's shell stays beside the program that it runs, as dash does; npm says by a variable that it is there. */
  const runInShell = (folder: string, script: string, environment: NodeJS.ProcessEnv) => {
    const command = `"${process.execPath}" "${join(folder, script)}"; exit $?`
    const env = { ...process.env, npm_lifecycle_event: 'start', ...environment }
    const shell = spawn('sh', ['-c', command], { env, detached: true })
    onTestFinished(() => {
      if (shell.pid === undefined) return
      try {
        process.kill(-shell.pid, 'SIGKILL')
      } catch {
        // all of the group have ended
      }
    })
    return shell
  }

  it.each(['scripts/start.mjs', 'scripts/mock/run.mjs'])('ends %s with all that it has started', async (script) => {
    const { port, next } = await expectPrograms()
    const folder = await copyCheckout()
    const shell = runInShell(folder, script, await putNpm(folder, stay(port, '')))
    const closed = once(await next(), 'close')
    shell.kill('SIGTERM')
    await closed
  })

  it('ends the tests that npm test runs', async () => {
    const { port, next } = await expectPrograms()
    const folder = await copyCheckout()
    await noteInstalled(folder, packages)
    await putCompiler(folder, '')
    const vitest = join(folder, 'node_modules/vitest/vitest.mjs')
    await mkdir(dirname(vitest), { recursive: true })
    await writeFile(vitest, `import { connect } from 'node:net'\nconnect(${port}, '127.0.0.1')`)
    await writeFile(join(folder, 'scripts/prepare/build.mjs'), 'export const build = () => undefined')
    const shell = runInShell(folder, 'scripts/test.mjs', await putNpm(folder, TELL))
    const closed = once(await next(), 'close')
    shell.kill('SIGTERM')
    await closed
  })
})

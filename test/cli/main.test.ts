import { spawnSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { CHAIN, makeChain } from './_chains.ts'
import { makeFolder, runCli } from './_cli.ts'

const ROOT = join(import.meta.dirname, '../..')
const BUILT = join(ROOT, 'dist/src/scion.js')

/**
 * Runs a line of the shell. `scion` is the built program, `checked` first rebuilds it if its sources have changed, and `flags`
 * names a data folder.
 */
function shell(line: string, data: string) {
  const define = (name: string, script: string) => `${name}() { "${process.execPath}" "${script}" "$@"; };`
  const commands = define('scion', BUILT) + define('checked', join(ROOT, 'scripts/scion.mjs'))
  const prelude = `set -o pipefail; ${commands} flags="${CHAIN.join(' ')} --data ${data}";`
  const { status, stdout, stderr } = spawnSync('bash', ['-c', `${prelude} ${line}`], { encoding: 'utf8' })
  return { status, stdout, stderr: stderr.replace('Building ...\n', '') }
}

/** Capacity of a pipe on Linux. */
const PIPE_BYTES = 64 * 1024
const BLOCKS = 120

it('import and export work with pipes, also if a pipe ends early', async () => {
  const data = await makeChain(BLOCKS)
  const [piped, substituted] = [makeFolder(), makeFolder()]
  expect(shell('checked export - $flags | head -c 10', data)).toEqual({
    status: 0,
    stdout: expect.anything(),
    stderr: '',
  })
  const all = join(makeFolder(), 'all')
  expect((await runCli('export', all, ...CHAIN, '--data', data)).code).toBe(0)
  expect(statSync(all).size).toBeGreaterThan(PIPE_BYTES)
  expect(shell(`cat ${all} | scion import - $flags | true`, piped)).toEqual({ status: 0, stdout: '', stderr: '' })
  expect(shell(`scion import - $flags < ${all}`, piped).stdout).toMatch(
    new RegExp(`^0 blocks imported .* ${BLOCKS} already known`),
  )
  expect(shell(`scion import <(head -n 7 ${all}) $flags`, substituted).stdout).toMatch(/^7 blocks imported/)
  expect(shell(`head -n 9 ${all} | scion import /dev/stdin $flags`, substituted).stdout).toMatch(/^2 blocks imported/)
})

it.each(['dev', 'start', 'export x $flags', 'config', 'verify', 'keys list', 'cache list', 'migrate'])(
  'scion %s in a directory that was removed says so',
  async (command) => {
    const folder = makeFolder()
    expect(shell(`cd ${folder} && rmdir ${folder} && scion ${command}`, 'data')).toEqual({
      status: 1,
      stdout: '',
      stderr:
        'current directory: must exist, got one that was removed; change to another directory with cd, and run the command again\n',
    })
  },
)

it('an input or output that cannot be read or written is an error of one line', async () => {
  const data = await makeChain(3)
  const full = {
    status: 1,
    stdout: '',
    stderr: 'the standard output must be writable (ENOSPC); check the disk or the reader of the pipe\n',
  }
  expect(shell('scion export - $flags > /dev/full', data)).toEqual(full)
  expect(shell('scion config > /dev/full', data)).toEqual(full)
  const fails = (line: string) => {
    const empty = makeFolder()
    const { status, stderr } = shell(line, join(empty, 'data'))
    return [status, stderr, readdirSync(empty).length]
  }
  expect(fails('scion import - $flags < /tmp')).toEqual([
    1,
    'file: must be a file or a pipe, got the standard input, a directory; change FILE\n',
    0,
  ])
  const empty = makeFolder()
  const missing = await runCli('import', '/no/such/file', ...CHAIN, '--data', join(empty, 'data'))
  expect(missing).toEqual({
    code: 1,
    out: '',
    complaints: 'file: must be readable, got /no/such/file (ENOENT); change FILE\n',
  })
  expect(readdirSync(empty)).toEqual([])
  expect(fails('scion import - $flags <&-')).toEqual([
    1,
    'file: must contain blocks, got none in the standard input; change FILE\n',
    1,
  ])
})

it.each([
  ['', false],
  ['FORCE_COLOR=1', true],
  ['FORCE_COLOR=1 NO_COLOR=1', false],
  ['FORCE_COLOR=1 TERM=dumb', true],
])('a pipe has colours with the variables %j: %s', (variables, expected) => {
  const { status, stdout } = shell(
    `env -u NO_COLOR -u FORCE_COLOR ${variables} "${process.execPath}" "${BUILT}" config`,
    makeFolder(),
  )
  expect(status).toBe(0)
  expect(stdout.includes('\u001b[')).toBe(expected)
})

// util-linux has the program `script`, which runs a command on a terminal.
it.runIf(process.platform === 'linux' && spawnSync('script', ['--version']).status === 0).each([
  ['TERM=xterm', true],
  ['TERM=dumb', false],
  ['TERM=xterm NO_COLOR=1', false],
])('a terminal has colours with the variables %j: %s', (variables, expected) => {
  const command = `env -u NO_COLOR -u FORCE_COLOR ${variables} ${process.execPath} ${BUILT} config`
  const { status, stdout } = shell(`script -qec '${command}' /dev/null`, makeFolder())
  expect(status).toBe(0)
  expect(stdout.includes('\u001b[2m')).toBe(expected)
})

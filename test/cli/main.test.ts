import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { CHAIN, makeChain } from './_chains.ts'
import { makeFolder } from './_cli.ts'

const SCRIPT = join(import.meta.dirname, '../../scripts/scion.mjs')

/** Runs a line of the shell in which `scion` is the command, and `flags` are those of a data folder. */
function shell(line: string, data: string) {
  const prelude = `set -o pipefail; scion() { "${process.execPath}" "${SCRIPT}" "$@"; }; flags="${CHAIN.join(' ')} --data ${data}";`
  const { status, stdout, stderr } = spawnSync('bash', ['-c', `${prelude} ${line}`], { encoding: 'utf8' })
  return { status, stdout, stderr: stderr.replace('Building ...\n', '') }
}

it('what reads and writes the blocks may be a pipe, and may end early', async () => {
  const data = await makeChain(300)
  const [piped, substituted] = [makeFolder(), makeFolder()]
  expect(shell('scion export - $flags | head -c 10', data)).toEqual({
    status: 0,
    stdout: expect.anything(),
    stderr: '',
  })
  const all = join(makeFolder(), 'all')
  expect(shell(`scion export ${all} $flags`, data)).toEqual({ status: 0, stdout: '', stderr: '' })
  expect(shell(`cat ${all} | scion import - $flags | true`, piped)).toEqual({ status: 0, stdout: '', stderr: '' })
  expect(shell(`scion import - $flags < ${all}`, piped).stdout).toMatch(/^0 blocks imported .* 300 known before/)
  expect(shell(`scion import <(head -n 7 ${all}) $flags`, substituted).stdout).toMatch(/^7 blocks imported/)
  expect(shell(`head -n 9 ${all} | scion import /dev/stdin $flags`, substituted).stdout).toMatch(/^2 blocks imported/)
})

it('what cannot be written or read is one line', async () => {
  const data = await makeChain(3)
  const full = { status: 1, stdout: '', stderr: 'the standard output cannot be written (ENOSPC)\n' }
  expect(shell('scion export - $flags > /dev/full', data)).toEqual(full)
  expect(shell('scion config > /dev/full', data)).toEqual(full)
  const fails = (line: string) => {
    const empty = makeFolder()
    const { status, stderr } = shell(line, join(empty, 'data'))
    return [status, stderr, readdirSync(empty).length]
  }
  expect(fails('scion import - $flags < /tmp')).toEqual([1, 'file: the standard input is a directory\n', 0])
  expect(fails('scion import /no/such/file $flags')).toEqual([1, 'file: /no/such/file cannot be read (ENOENT)\n', 0])
  expect(fails('scion import - $flags <&-')).toEqual([1, 'file: there is no block in the standard input\n', 1])
})

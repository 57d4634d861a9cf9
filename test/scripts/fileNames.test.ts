import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { makeFolder } from '../cli/_cli.ts'

const SCRIPT = join(import.meta.dirname, '../../scripts/fileNames.mjs')

/** Runs the script in a repository with these files. Returns the exit code and the names that it refuses. */
function check(tracked: readonly string[], untracked: readonly string[] = []) {
  const folder = makeFolder()
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder })
  const write = (name: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), '')
  }
  git('init', '--quiet')
  for (const name of tracked) write(name)
  writeFileSync(join(folder, '.gitignore'), 'data/\n')
  git('add', '--all')
  for (const name of untracked) write(name)
  const { status, stderr } = spawnSync(process.execPath, [SCRIPT], { cwd: folder, encoding: 'utf8' })
  return { status, refused: stderr.split('\n').flatMap((line) => /^(.*): must /.exec(line)?.[1] ?? []) }
}

const SOURCES = ['LICENSE', 'src/a.ts', 'test/a.test.ts', 'deploy/Dockerfile', '.ci/run']

// Linux has all of these names.
it.runIf(process.platform === 'linux')('a tracked file with a name that Windows refuses is refused', () => {
  const names = [
    ':memory:',
    'src/what?.ts',
    'src/nul.ts',
    'docs/COM1',
    'docs/end.',
    'docs/space /a',
    'src/"a".ts',
    'a|b',
  ]
  const long = `docs/${'long-name/'.repeat(20)}a.md`
  const { status, refused } = check([...SOURCES, ...names, long])
  expect([status, refused.sort()]).toEqual([1, [...names, long].sort()])
})

it.runIf(process.platform === 'linux')('two names that differ in case only are refused', () => {
  expect(check([...SOURCES, 'src/A.ts'])).toEqual({ status: 1, refused: ['src/a.ts'] })
})

it('traces of a test outside ignored folders are refused, and new sources are not', () => {
  const traces = ['left', 'left.lock', 'src/keys.sqlite', 'test/cli/local-key', 'unknown/a.ts']
  const { status, refused } = check(SOURCES, [...traces, 'src/b.ts', 'test/new/b.test.ts', 'data/keys.sqlite'])
  expect([status, refused.sort()]).toEqual([1, traces.sort()])
})

it('usual names are accepted', () => {
  expect(check([...SOURCES, 'src/common.ts', 'src/console.ts', '.github/a.yml', 'docs/a b.md'])).toEqual({
    status: 0,
    refused: [],
  })
})

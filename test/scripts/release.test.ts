import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { copyCheckout, runScript } from './_checkout.ts'

const REPOSITORY = 'https://example.com/scion'
const CHANGES =
  '# Changelog\n\n## [Unreleased]\n\n## [1.2.0] - 2026-11-26\n\n### Added\n\n* New.\n\n## 1.1.0\n\n* Old.\n'

/** Runs `npm run release` in a checkout of version 1.2.0 whose packing only creates the folder. */
async function release(changelog: string, { tag, repository }: { tag?: string; repository?: string } = {}) {
  const folder = await copyCheckout()
  const packing = "import { mkdirSync } from 'node:fs'; mkdirSync(process.argv[2], { recursive: true })"
  await writeFile(join(folder, 'scripts/pack.mjs'), packing)
  await writeFile(join(folder, 'package.json'), JSON.stringify({ version: '1.2.0', repository }))
  await writeFile(join(folder, 'CHANGELOG.md'), changelog)
  const { ended, text } = runScript(folder, 'scripts/release.mjs', {}, ...(tag === undefined ? [] : [tag]))
  const code = await ended
  const readNotes = () => readFile(join(folder, 'dist/release/notes.md'), 'utf8')
  return { code, text: text(), readNotes }
}

it('a release whose tag, version and changelog match is packed, with the changes of its version as notes', async () => {
  const { code, text, readNotes } = await release(CHANGES, { tag: 'v1.2.0', repository: REPOSITORY })
  expect([code, text]).toEqual([0, expect.stringMatching(/^packed 1\.2\.0 in /)])
  expect(await readNotes()).toBe('### Added\n\n* New.\n')
})

it('a release without a tag needs only the changes of its version', async () => {
  expect(await release(CHANGES.replace('[Unreleased]\n', '[Unreleased]\n\n* Next.\n'))).toHaveProperty('code', 0)
})

it.each([
  [
    'another tag',
    CHANGES,
    { tag: 'v1.1.0', repository: REPOSITORY },
    /^tag: must be v1\.2\.0, .+, got v1\.1\.0; .+\n$/,
  ],
  [
    'a tag without v',
    CHANGES,
    { tag: '1.2.0', repository: REPOSITORY },
    /^tag: must be v1\.2\.0, .+, got 1\.2\.0; .+\n$/,
  ],
  [
    'a changelog without the version',
    CHANGES.replace('[1.2.0]', '[1.2.1]'),
    {},
    /^CHANGELOG\.md: must describe 1\.2\.0; .+\n$/,
  ],
  [
    'a version without changes',
    '## [1.2.0] - 2026-11-26\n\n## 1.1.0\n\n* Old.\n',
    {},
    /^CHANGELOG\.md: must describe 1\.2\.0; .+\n$/,
  ],
  [
    'a changelog with unreleased changes',
    CHANGES.replace('[Unreleased]\n', '[Unreleased]\n\n* Next.\n'),
    { tag: 'v1.2.0', repository: REPOSITORY },
    /^CHANGELOG\.md: \[Unreleased\] must be empty; .+\n$/,
  ],
  ['a manifest without a repository', CHANGES, { tag: 'v1.2.0' }, /^package\.json: repository must be set, .+\n$/],
])('%s is refused, and nothing is packed', async (_, changelog, options, message) => {
  const { code, text, readNotes } = await release(changelog, options)
  expect([code, text]).toEqual([1, expect.stringMatching(message)])
  await expect(readNotes()).rejects.toThrow('ENOENT')
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readPage, root } from './_guide.ts'

const page = await readPage('docs/dependencies.md')
const { dependencies, devDependencies, overrides } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** The packages in the first column of the table below a heading, sorted. */
function packagesBelow(heading: string): string[] {
  const [, section = ''] = page.split(`\n## ${heading}\n`)
  const [table = ''] = section.split('\n## ')
  const rows = table.split('\n').filter((line) => line.startsWith('| ') && !/^\| (?:package|-+) /.test(line))
  return rows.flatMap((row) => row.split('|')[1]?.trim().split(', ') ?? []).sort()
}

describe('docs/dependencies.md', () => {
  it.each([
    [['Run time', 'Build'], dependencies],
    [['Test'], devDependencies],
  ])('docs/dependencies.md lists exactly the packages of %s', (headings, packages) => {
    expect(headings.flatMap(packagesBelow).sort()).toEqual(Object.keys(packages).sort())
  })

  it('docs/dependencies.md names each overridden version', () => {
    for (const [name, version] of Object.entries(overrides))
      expect(page).toMatch(new RegExp(`${name} .*at ${version}:`))
  })
})

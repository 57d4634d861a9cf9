import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../docs/_guide.ts'
import { hasTest } from '../docs/_tests.ts'

/** Returns the rows of the guide's table: threat, defence and tests, each as `path`: title. */
function readThreats(): string[][] {
  const guide = readFileSync(join(root, 'docs/guides/hosting.md'), 'utf8')
  const [, section = ''] = guide.split('\n## Threats\n')
  const [table = ''] = section.split('\n## ')
  const rows = table.split('\n').filter((line) => line.startsWith('|'))
  return rows.slice(2).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

const threats = readThreats()

describe('the table of threats', () => {
  it('the table of threats has rows', () => {
    expect(threats.length).toBeGreaterThan(15)
  })

  it.each(threats)('the defence against "%s" names tests that exist', (_threat, defence = '', tests = '') => {
    expect(defence).not.toBe('')
    const named = [...tests.matchAll(/`(test\/[\w/.]+)`: ([^;]+)/g)]
    expect(named.length).toBeGreaterThan(0)
    expect(tests.split(';').length, 'each as `path`: title').toBe(named.length)
    for (const [, path = '', title = ''] of named) {
      expect(hasTest(path, title.trim()), `${path}: ${title}`).toBe(true)
    }
  })
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './_guide.ts'

const read = (name: string) => readFileSync(join(root, name), 'utf8')
const readme = read('README.md')

/** Returns the items of README's section about reasons: the number of each, and the page that has it. */
function readReasons(): [number: string, page: string][] {
  const [, section = ''] = readme.split('\n## Why\n')
  const [list = ''] = section.split('\n![')
  return list
    .split('\n* ')
    .slice(1)
    .map((item) => {
      const [, number = '', page = ''] = /\[([\d,.]+)[^\]]*\]\(([^)#]+)[^)]*\)/.exec(item) ?? []
      return [number, page]
    })
}

describe('README.md', () => {
  it('README.md gives six reasons', () => expect(readReasons()).toHaveLength(6))

  it.each(readReasons())('the number %s of README.md is in %s', (number, page) => {
    // The number of methods is in no page. test/docs/links.test.ts compares it with the document.
    if (page === 'docs/methods.md') expect(readme).toContain(`\n${number} methods: `)
    else expect(read(page)).toMatch(new RegExp(`(?<![\\d,.])${number.replace('.', '\\.')}(?![\\d,])`))
  })

  it('README.md and CONTRIBUTING.md name the same duration of npm test', () => {
    const [, minutes] = /^npm test .*\((\d+) minutes on two cores\)$/m.exec(readme) ?? []
    const [, same] = /^\| `npm test` \|.*\| (\d+) minutes,/m.exec(read('CONTRIBUTING.md')) ?? []
    expect(minutes).toBeDefined()
    expect(minutes).toBe(same)
  })
})

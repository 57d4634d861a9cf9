import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { methodNames } from '../../generated/methods.ts'
import names from './spec-names.json' with { type: 'json' }

const page = readFileSync(new URL('../../docs/methods.md', import.meta.url), 'utf8')

it('the contract names 106 methods', () => {
  expect(new Set(names).size).toBe(106)
})

it('docs/methods.md has all of them', () => {
  expect(names.filter((name) => !page.includes(`\n## ${name}\n`))).toEqual([])
})

it('tells of each method which profiles offer it and who says what it answers', () => {
  const sections = page.split('\n## ').slice(1)
  for (const name of methodNames) {
    const section = sections.find((one) => one.startsWith(`${name}\n`))
    expect(section, name).toMatch(/^\*\*Offered in\*\* .+\. \*\*Source:\*\* .+\.$/m)
  }
})

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { methodNames } from '../../generated/methods.ts'
import names from './spec-names.json' with { type: 'json' }

const page = readFileSync(new URL('../../docs/methods.md', import.meta.url), 'utf8')

it('the contract names 106 methods', () => {
  expect(new Set(names).size).toBe(106)
})

it('docs/methods.md has all methods of the contract', () => {
  expect(names.filter((name) => !page.includes(`\n## ${name}\n`))).toEqual([])
})

it('docs/methods.md has the profiles and the source of each method', () => {
  const sections = page.split('\n## ').slice(1)
  for (const name of methodNames) {
    const section = sections.find((text) => text.startsWith(`${name}\n`))
    expect(section, name).toMatch(/^\*\*Offered in\*\* .+\. \*\*Source:\*\* .+\.$/m)
  }
})

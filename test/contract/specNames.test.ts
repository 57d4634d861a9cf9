import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { methodNames } from '../../generated/methods.ts'
import names from './spec-names.json' with { type: 'json' }

/** Traces are not there yet. */
const TO_COME = /^(debug|trace)_/

const page = readFileSync(new URL('../../docs/methods.md', import.meta.url), 'utf8')

it('the contract names 106 methods', () => {
  expect(new Set(names).size).toBe(106)
})

it('docs/methods.md has all of them but those to come', () => {
  const missing = names.filter((name) => !page.includes(`\n## ${name}\n`))
  expect(missing.filter((name) => !TO_COME.test(name))).toEqual([])
  expect(missing).toHaveLength(6)
})

it('tells of each method which profiles offer it and who says what it answers', () => {
  const sections = page.split('\n## ').slice(1)
  for (const name of methodNames) {
    const section = sections.find((one) => one.startsWith(`${name}\n`))
    expect(section, name).toMatch(/^\*\*Offered in\*\* .+\. \*\*Source:\*\* .+\.$/m)
  }
})

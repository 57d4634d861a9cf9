import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { marksOf, PAGE, replaceSection, SECTIONS, type Section } from '../../bench/report.ts'

const page = readFileSync(join(import.meta.dirname, '../..', PAGE), 'utf8')
const sections = Object.keys(SECTIONS) as Section[]

it('docs/performance.md has each section of the benchmarks once, with text', () => {
  const texts = sections.map((section) => {
    const [begin, end] = marksOf(section)
    return page.split(begin).flatMap((part) => (part.includes(end) ? [part.slice(0, part.indexOf(end)).trim()] : []))
  })
  expect(texts.map(({ length }) => length)).toEqual(sections.map(() => 1))
  expect(texts.flat().every((text) => text.includes('| --- |'))).toBe(true)
})

it('a new run replaces the text of its section, and nothing else', () => {
  const once = replaceSection(page, 'dev', 'first run')
  const twice = replaceSection(once, 'dev', 'second run\n')
  const [begin, end] = marksOf('dev')
  expect(once).toContain(`${begin}\n\nfirst run\n\n${end}`)
  expect(twice).toBe(once.replace('first run', 'second run'))
  expect(once.slice(0, once.indexOf(begin))).toBe(page.slice(0, page.indexOf(begin)))
  expect(once.slice(once.indexOf(end))).toBe(page.slice(page.indexOf(end)))
})

it('a page without a section is refused', () => {
  expect(() => replaceSection('# Performance\n', 'siege', 'a run')).toThrow('docs/performance.md: must have the lines')
})

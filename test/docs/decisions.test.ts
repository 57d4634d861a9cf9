import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readPage, root } from './_guide.ts'

const FOLDER = 'docs/decisions'
const names = readdirSync(join(root, FOLDER)).filter((name) => name !== 'README.md')
const index = await readPage(`${FOLDER}/README.md`)

const HEAD =
  /^# (?<title>\d{4}: .+)\n\n- Status: (?:accepted|superseded)\b.*\n- Date: (?<date>\d{4}-\d\d-\d\d)(?:, revised \d{4}-\d\d-\d\d)?\n/

describe.each(names)('docs/decisions/%s', (name) => {
  it(`docs/decisions/${name} has number, status, date and sections, and is listed in the index`, async () => {
    const page = await readPage(`${FOLDER}/${name}`)
    const { title = '', date = '' } = HEAD.exec(page)?.groups ?? {}
    expect(title.slice(0, 4)).toBe(name.slice(0, 4))
    expect(page.match(/^## .+$/gm)).toEqual(expect.arrayContaining(['## Context', '## Decision', '## Consequences']))
    expect(index).toContain(`| [${title}](${name}) | ${date} |`)
  })
})

it('docs/decisions has one record per number', () => {
  const numbers = names.map((name) => Number(name.slice(0, 4))).sort((a, b) => a - b)
  expect(numbers).toEqual(names.map((_, position) => position + 1))
})

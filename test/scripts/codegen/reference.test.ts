import { describe, expect, it } from 'vitest'
import { shownExample } from '../../../scripts/codegen/print/example.ts'
import { anchor } from '../../../scripts/codegen/print/markdown.ts'
import { printReference } from '../../../scripts/codegen/print/reference.ts'
import { document } from '../../_helpers/fixture.ts'

const page = printReference(document)
const sections = new Map(page.split(/^## /m).map((text) => [text.slice(0, text.indexOf('\n')), text]))

describe('docs/methods.md', () => {
  const isAlias = (method: (typeof document.methods)[number]) => method['x-alias-of'] !== undefined

  it.each(document.methods.filter((method) => !isAlias(method)))(
    'the section of $name has its parameters, result, errors and example',
    (method) => {
      const section = sections.get(method.name) ?? ''
      expect(section).toContain(method.summary)
      expect(section).toContain(method.description.trim())
      for (const { name } of method.params) expect(section).toContain(`| \`${name}\``)
      expect(section).toContain(`**Result** \`${method.result.name}\``)
      const common = new Set(document['x-common-errors'])
      const own = (method.errors ?? [])
        .map(({ $ref }) => $ref.split('/').at(-1) ?? '')
        .filter((name) => !common.has(name))
      for (const name of own) expect(section).toContain(`\`${name}\``)
      if (method.examples.length === 0) return // unsupported
      const [request = '', response = ''] = [...section.matchAll(/^```json\n([\s\S]*?)^```/gm)].map(([, json]) => json)
      const example = shownExample(method)
      expect(JSON.parse(request)).toEqual({
        jsonrpc: '2.0',
        id: 1,
        method: method.name,
        params: example?.params.map(({ value }) => value),
      })
      expect(JSON.parse(response)).toHaveProperty('result')
    },
  )

  it.each(document.methods.filter(isAlias))('the section of $name refers to the first name of the method', (method) => {
    const first = method['x-alias-of'] ?? ''
    expect(sections.get(method.name)).toContain(`Another name of [${first}](#${anchor(first)}).`)
    expect(sections.get(first)).toMatch(new RegExp(` Also as [^.]*\`${method.name}\``))
  })

  it('links lead to headings of the page', () => {
    const headings = [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchor(heading))
    expect(new Set(headings).size).toBe(headings.length)
    const links = [...page.matchAll(/\]\(#([^)]+)\)/g)].map(([, target]) => target)
    expect(links.length).toBeGreaterThan(document.methods.length)
    expect(links.filter((target) => !headings.includes(target ?? ''))).toEqual([])
  })
})

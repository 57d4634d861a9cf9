import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { OpenRpcDocument } from '../../../src/base/openrpc.ts'
import { llmsFull, llmsIndex } from '../../../src/server/pages/llms.ts'
import { startTestServer } from '../_testServer.ts'

const printed = readFileSync(new URL('../../../generated/openrpc.json', import.meta.url), 'utf8')
const document: OpenRpcDocument = JSON.parse(printed)
const text = llmsFull(printed)
const index = llmsIndex(printed)

/** Returns the section of one method. */
function partOf(name: string): string {
  return text.split('\n### ').find((part) => part.startsWith(`${name}\n`)) ?? ''
}

it.each(document.methods.map((method) => ({ ...method, title: method.name })))(
  'llms-full.txt describes $title with its parameters, result, example and errors',
  (method) => {
    const part = partOf(method.name)
    expect(part).toContain(method.summary)
    for (const { name, required } of method.params) {
      expect(part).toContain(`- ${name} (${required === true ? 'required' : 'optional'}): `)
    }
    expect(part).toContain('Result: ')
    if (method.examples.length > 0) expect(part).toContain(`"method":"${method.name}"`)
    for (const { kind } of method['x-error-examples'] ?? []) expect(text).toContain(` ${kind} (`)
  },
)

it('llms-full.txt names the path of requests and has no undefined values', () => {
  expect(text).toContain('POST {base_url}/{network}/{api key}')
  expect(text).toContain('{base_url} is the address of this text without llms-full.txt.')
  expect(index).toContain('{base_url} is the address of this text without llms.txt.')
  expect(`${text}${index}`).not.toMatch(/^(- )?(POST|GET) \//m) // a path of the host is no path of a node below a prefix
  expect(text).toContain('- -32601 methodNotFound ("method not found"):')
  expect(partOf('eth_getBalance')).toContain('Expects a 20-byte 0x-prefixed address.')
  expect(partOf('eth_getBlockByNumber').length).toBeLessThan(4000)
  expect(text).not.toMatch(/undefined|\[object|NaN/)
})

it('llms.txt has at most 10 kB with every method', () => {
  expect(Buffer.byteLength(index)).toBeLessThanOrEqual(10_000)
})

it('llms.txt has the form of llmstxt.org: a title, a summary and sections of links with a note each', () => {
  const [head = '', ...sections] = index.split('\n## ')
  expect(head).toMatch(/^# Scion\n\n> .+\n\n/)
  expect(sections.map((section) => section.slice(0, section.indexOf('\n')))).toEqual(['Reference', 'Methods', 'Status'])
  for (const section of sections) {
    for (const line of section.trim().split('\n').slice(2)) expect(line).toMatch(/^- \[[^\]]+\]\([^)]+\): .+/)
  }
  expect(index).not.toMatch(/undefined|\[object|NaN/)
})

it('llms.txt names every method under its first name', () => {
  const names = index.split('\n## ')[2]?.match(/\b[a-z0-9]+_\w+/g)
  const methods = document.methods.filter((method) => method['x-alias-of'] === undefined)
  expect(names?.sort()).toEqual(methods.map(({ name }) => name).sort())
})

it('llms.txt links only to pages that the node answers with 200', async () => {
  const { send } = await startTestServer({ openrpc: () => printed })
  const served = await send({ method: 'GET', path: '/llms.txt' })
  expect([served.status, served.headers['content-type'], served.text]).toEqual([
    200,
    'text/plain; charset=utf-8',
    Buffer.from(index).toString('latin1'),
  ])
  const links = [...index.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link)
  expect(links).toContain('llms-full.txt')
  for (const link of new Set(links)) {
    const { pathname } = new URL(link, 'http://node/llms.txt')
    expect((await send({ method: 'GET', path: pathname })).status, link).toBe(200)
  }
})

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { llmsText } from '../../src/server/llms.ts'
import { document } from '../_helpers/fixture.ts'

const text = llmsText(readFileSync(new URL('../../generated/openrpc.json', import.meta.url), 'utf8'))

/** The part about one method. */
function partOf(name: string): string {
  return text.split('\n### ').find((part) => part.startsWith(`${name}\n`)) ?? ''
}

it.each(document.methods.map((method) => ({ ...method, title: method.name })))(
  '$title stands there with all that belongs to it',
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

it('it says where to ask, in words and nothing else', () => {
  expect(text).toContain('POST /{network}/{api key}')
  expect(text).toContain('- -32601 methodNotFound ("method not found"):')
  expect(partOf('eth_getBalance')).toContain('Expects a 20-byte 0x-prefixed address.')
  expect(partOf('eth_getBlockByNumber').length).toBeLessThan(4000)
  expect(text).not.toMatch(/undefined|\[object|NaN/)
})

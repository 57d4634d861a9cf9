import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { createDocumentFiles } from '../../../src/server/pages/documentFile.ts'

const LONG = 'x'.repeat(100_000)
const openrpc = (baseUrl = '') => `{"methods":"${LONG}","servers":[{"url":"${baseUrl}"}]}`

it('documents for two addresses share their long part in memory, plain and compressed', () => {
  const fileFor = createDocumentFiles({ openrpc, isSameForAll: false })
  const [one, other] = [fileFor('http://one.example'), fileFor('http://other.example')]
  expect(one.body[0]).toBe(other.body[0])
  expect(one.packed[0]).toBe(other.packed[0])
  for (const [file, baseUrl] of [
    [one, 'http://one.example'],
    [other, 'http://other.example'],
  ] as const) {
    expect(Buffer.concat(file.body).toString()).toBe(openrpc(baseUrl))
    expect(gunzipSync(Buffer.concat(file.packed)).toString()).toBe(openrpc(baseUrl))
    expect(file.body.slice(1).reduce((sum, piece) => sum + piece.length, 0)).toBeLessThan(1_000)
  }
  expect(one.etag).not.toBe(other.etag)
})

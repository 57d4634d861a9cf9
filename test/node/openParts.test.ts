import { expect, it } from 'vitest'
import { createOpenParts } from '../../src/node/openParts.ts'

/** Returns open parts whose log is a list of lines. */
function createLogged() {
  const lines: string[] = []
  return { lines, parts: createOpenParts({ debug: (line: string) => lines.push(line) }) }
}

it('parts close in the reverse order of opening, once', async () => {
  const { lines, parts } = createLogged()
  parts.add('keys', async () => void lines.push('closing keys'))
  parts.add('chain', async () => void lines.push('closing chain'))
  await parts.close()
  await parts.close()
  expect(lines).toEqual([
    ...['keys opened', 'chain opened'],
    ...['closing chain', 'chain closed', 'closing keys', 'keys closed'],
  ])
})

it('a part that cannot be closed does not keep the others open, and its error is thrown', async () => {
  const { lines, parts } = createLogged()
  parts.add('keys', async () => void lines.push('closing keys'))
  parts.add('chain', () => Promise.reject(new Error('disk full')))
  await expect(parts.close()).rejects.toThrow('disk full')
  expect(lines).toContain('closing keys')
})

it('the errors of several parts are thrown together', async () => {
  const { parts } = createLogged()
  const errors = [new Error('disk full'), new Error('no such file')]
  for (const error of errors) parts.add('store', () => Promise.reject(error))
  await expect(parts.close()).rejects.toMatchObject({ errors: [...errors].reverse() })
})

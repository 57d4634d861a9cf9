import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './_guide.ts'
import { hashSources, isStale, PICTURES, pathOf, readHash, withHash } from './_pictures.ts'

const pictures = Object.values(PICTURES)

const named = pictures.map((picture) => [picture.name, picture] as const)

it.each(named)('docs/images/%s.png shows its sources as they are', (_name, picture) => {
  expect(isStale(picture), `docs/images/${picture.name}.png is older than its sources: run npm run pictures`).toBe(
    false,
  )
})

it('docs/images has only pictures that npm run pictures makes', () => {
  expect(readdirSync(join(root, 'docs/images')).sort()).toEqual(pictures.map(({ name }) => `${name}.png`).sort())
})

it('a picture has the hash of its sources in its metadata, which other sources do not have', () => {
  const png = readFileSync(pathOf(PICTURES.phone))
  expect(readHash(withHash(withHash(png, 'b'), 'c'))).toBe(readHash(png))
  expect(hashSources(PICTURES.phone)).not.toBe(hashSources({ ...PICTURES.phone, method: 'eth_call' }))
  expect(hashSources(PICTURES.log)).not.toBe(hashSources({ ...PICTURES.log, sources: ['src/cli/dev/log'] }))
})

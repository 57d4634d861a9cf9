import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { hashSources, isStale, type Picture, pathOf, withHash } from '../../docs/_pictures.ts'

/** Writes a picture: to docs/images if `npm run pictures` runs and it is stale, and to a temporary folder otherwise. */
export async function writePicture(picture: Picture, png: Buffer): Promise<void> {
  const renews = process.env.PICTURES === 'all' || (process.env.PICTURES === 'stale' && isStale(picture))
  const elsewhere = async () => join(await mkdtemp(join(tmpdir(), 'scion-pictures-')), 'picture.png')
  expect(png.length).toBeGreaterThan(10_000)
  await writeFile(renews ? pathOf(picture) : await elsewhere(), withHash(png, hashSources(picture)))
}

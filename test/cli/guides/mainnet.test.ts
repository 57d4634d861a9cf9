import { expect, it } from 'vitest'
import { flagOf, UPSTREAM_SETTINGS } from '../../../src/config/settings.ts'
import { readPage } from '../../docs/_guide.ts'

it('docs/guides/mainnet.md names every setting of followed networks', async () => {
  const page = await readPage('docs/guides/mainnet.md')
  const settings = UPSTREAM_SETTINGS.filter((name) => !name.startsWith('upstream'))
  expect(settings.length).toBeGreaterThan(3)
  for (const name of settings) expect(page).toContain(`\`--${flagOf(name)}\``)
})

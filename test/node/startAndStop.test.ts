import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { startService } from '../_helpers/service.ts'

const README = join(import.meta.dirname, '../../src/node/README.md')

/** Returns the parts in the numbered list of the page. */
const listedParts = () => [...readFileSync(README, 'utf8').matchAll(/^\d\. `([^`]+)`/gm)].map(([, part]) => part)

it('a process opens its parts in the order of the README of src/node, and closes them in the reverse order', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'scion-start-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const tokenFile = join(folder, 'token')
  writeFileSync(tokenFile, 'x'.repeat(32), { mode: 0o600 })
  const admin = ['--admin-port', '0', '--admin-token-file', tokenFile]
  const service = await startService([
    '--open',
    '--networks',
    'regtest',
    '--wallet',
    'on',
    '--log-level',
    'debug',
    ...admin,
  ])
  await service.stop()
  const steps = [...service.output().matchAll(/"msg":"([^"]+) (opened|closed)"/g)]
  const partsOf = (step: string) => steps.filter(([, , found]) => found === step).map(([, part]) => part)
  expect(partsOf('opened')).toEqual(listedParts())
  expect(partsOf('closed')).toEqual(listedParts().reverse())
})

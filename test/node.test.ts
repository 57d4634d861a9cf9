import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadConfig } from '../src/config.ts'
import { createNode } from '../src/node.ts'
import { requireAccount, signFrom } from './_helpers/chain.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scion-node-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

it.each([
  ['sandbox', 'auto', 'accepted'],
  ['sandbox', 'on', 'account exceeds quota'],
  ['real', 'auto', 'account exceeds quota'],
  ['real', 'off', 'accepted'],
])('genesis %s with accountQuota %s: a second heavy transaction is told: %s', async (genesis, accountQuota, told) => {
  const flags = { genesis, accountQuota, data: folder, networks: 'regtest', mining: 'manual' }
  const { config } = loadConfig({ flags, environment: {}, workingDirectory: folder })
  const node = await createNode(config, pino({ level: 'silent' }))
  const send = async (nonce: bigint) => {
    const raw = signFrom(0, { to: requireAccount(9).address, gasLimit: 4_000_000n, nonce })
    await node.engines.get('regtest')?.submits.sendRaw(raw)
  }
  await send(0n)
  const answer = await send(1n).then(
    () => 'accepted',
    (error: Error) => error.message,
  )
  expect(answer).toBe(told)
  await node.close()
})

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { systemClock } from '../../src/base/clock.ts'
import { openKeyStore } from '../../src/keys/keyStore.ts'
import { keysIn } from '../_helpers/places.ts'
import { makeFolder, runCli } from './_cli.ts'

async function findKey(data: string, key: string) {
  const store = await openKeyStore(keysIn(data), systemClock)
  const found = await store.find(key)
  await store.close()
  return found
}

it('a key that was made opens the store, is listed without its secret, and is revoked', async () => {
  const data = join(makeFolder(), 'new')
  const limits = ['--network', 'testnet', '--methods', 'eth_call, eth_getLogs', '--requests-per-day', '1000']
  const created = await runCli('keys', 'create', '--data', data, '--name', 'shop', ...limits)
  expect(created.code).toBe(0)
  const [, id = '', key = ''] = /^id {3}(\S+)\nkey {2}(\S+)\n$/.exec(created.out) ?? []
  expect(await findKey(data, key)).toMatchObject({
    id,
    network: 'testnet',
    methods: ['eth_call', 'eth_getLogs'],
    limits: { requestsPerDay: 1000 },
  })

  const listed = await runCli('keys', 'list', '--data', data)
  expect(listed.out).toMatch(
    new RegExp(
      `^id +network  created +state  limits +methods +name\n${id}  testnet  .*  valid  1000/day  eth_call,eth_getLogs  shop\n$`,
    ),
  )
  expect(listed.out).not.toContain(key.slice(9))

  expect(await runCli('keys', 'revoke', id, '--data', data)).toMatchObject({ code: 0, out: `revoked ${id}\n` })
  expect(await findKey(data, key)).toBeUndefined()
  expect(await runCli('keys', 'revoke', id, '--data', data)).toEqual({
    code: 1,
    out: '',
    complaints: `there is no valid key with the id ${id}\n`,
  })
})

it.each([
  [['--name', 'x', '--network', 'moon'], /^network: expected all or one of mainnet.*, got moon\n$/],
  [
    ['--name', 'x', '--requests-per-second', '0.5'],
    /^requests-per-second: expected a whole number from 0.*, got 0.5\n$/,
  ],
  [['--name', ''], /^a key's name has 1 to 100 characters\n$/],
  [
    ['--name', 'x', '--methods', 'eth_cal'],
    /^methods: eth_cal is not a method of the document \(did you mean eth_call\?\)\n$/,
  ],
  [[], /^error: required option '--name <name>' not specified\n$/],
  [['--name', 'x', '--nmae', 'x'], /did you mean --name/i],
])('keys create %j is refused in one line', async (args, complaint) => {
  const ran = await runCli('keys', 'create', '--data', makeFolder(), ...args)
  expect([ran.code, ran.out]).toEqual([1, ''])
  expect(ran.complaints).toMatch(complaint)
})

it('a folder that is not there is named and not made by what only reads', async () => {
  const data = join(makeFolder(), 'mistyped')
  const complaints = `data: there is no folder ${data}; choose the one of your node with --data\n`
  for (const args of [['list'], ['revoke', 'abc']])
    expect(await runCli('keys', ...args, '--data', data)).toEqual({ code: 1, out: '', complaints })
  expect(existsSync(data)).toBe(false)
})

it('no keys are said to be none, and how to make one', async () => {
  const ran = await runCli('keys', 'list', '--data', makeFolder())
  expect(ran).toMatchObject({ code: 0, out: 'no keys; make one: scion keys create --name NAME\n' })
})

it('a data directory that is none is named', async () => {
  const ran = await runCli('keys', 'create', '--name', 'x', '--data', '/dev/null/x')
  expect(ran).toEqual({ code: 1, out: '', complaints: 'data: the directory /dev/null/x cannot be used (ENOTDIR)\n' })
})

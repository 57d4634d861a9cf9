import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openKeyStore } from '../../src/apiKeys/keyStore.ts'
import { systemClock } from '../../src/base/clock.ts'
import { keysIn } from '../_helpers/places.ts'
import { makeFolder, makeNodeFolder, runCli } from './_cli.ts'

async function findKey(data: string, key: string) {
  const store = await openKeyStore(keysIn(data), systemClock)
  const found = await store.find(key)
  await store.close()
  return found
}

it('a created key is accepted, listed without its secret, and revoked', async () => {
  const data = await makeNodeFolder()
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
      `^id +network  owner  created +state  limits +methods +from  name\n${id}  testnet  -      .*  valid  1000/day  eth_call,eth_getLogs  \\*     shop\n$`,
    ),
  )
  expect(listed.out).not.toContain(key.slice(9))

  expect(await runCli('keys', 'revoke', id, '--data', data)).toMatchObject({ code: 0, out: `revoked ${id}\n` })
  expect(await findKey(data, key)).toBeUndefined()
  expect(await runCli('keys', 'revoke', id, '--data', data)).toEqual({
    code: 1,
    out: '',
    complaints: `id: must be the id of a valid key, got ${id}; list the keys\n`,
  })
})

it.each([
  [['--name', 'x', '--network', 'moon'], /^network: must be all or one of mainnet.*, got moon; change --network\n$/],
  [
    ['--name', 'x', '--requests-per-second', '0.5'],
    /^requests-per-second: must be a whole number from 0.*, got 0.5; change --requests-per-second\n$/,
  ],
  [
    ['--name', ''],
    /^name: must be 1 to 100 characters without control characters and lone surrogates, got 0 characters\n$/,
  ],
  [
    ['--name', 'x', '--methods', 'eth_cal'],
    /^methods: must be names of methods, got eth_cal \(did you mean eth_call\?\); change --methods\n$/,
  ],
  [['--name', 'x', '--owner', ''], /^owner: must be 1 to 100 characters .*, got 0 characters\n$/],
  [['--name', 'x', '--origins', 'https://app.example/'], /^origins: must be origins like https:.*, got https:.*\/\n$/],
  [
    ['--name', 'x', '--addresses', '192.0.2.0/24,here'],
    /^addresses: must be IP addresses or ranges like .*, got here\n$/,
  ],
  [
    ['--name', 'x', '--expires', '2020-01-31'],
    /^expires: must be a future day like 2027-01-31, a duration like 30d or 12h, or none, got 2020-01-31; change --expires\n$/,
  ],
  [
    ['--name', 'x', '--expires', '2099-02-30'],
    /^expires: must be a future day like 2027-01-31, a duration like 30d or 12h, or none, got 2099-02-30; change --expires\n$/,
  ],
  [
    ['--name', 'x', '--expires', '0d'],
    /^expires: must be a future day like 2027-01-31, a duration like 30d or 12h, or none, got 0d; change --expires\n$/,
  ],
  [
    ['--name', 'x', '--expires', '36501d'],
    /^expires: must be a future day like 2027-01-31, a duration like 30d or 12h, or none, got 36501d; change --expires\n$/,
  ],
  [['--name', 'x', '--keys-per-owner', 'x'], /^keysPerOwner: must be a whole number .*; change --keys-per-owner\n$/],
  [[], /^error: required option '--name <name>' not specified\n$/],
  [['--name', 'x', '--nmae', 'x'], /did you mean --name/i],
])('keys create %j is refused in one line', async (args, complaint) => {
  const ran = await runCli('keys', 'create', '--data', await makeNodeFolder(), ...args)
  expect([ran.code, ran.out]).toEqual([1, ''])
  expect(ran.complaints).toMatch(complaint)
})

it('a missing data folder is refused by all commands of keys, and not created', async () => {
  const data = join(makeFolder(), 'mistyped')
  const complaints = `data: must be an existing directory, got ${data}; choose that of your node with --data\n`
  const commands = [
    ['list'],
    ['revoke', 'abc'],
    ['rotate', 'abc'],
    ['update', 'abc', '--name', 'x'],
    ['usage'],
    ['owners'],
    ['create', '--name', 'x'],
  ]
  for (const args of [...commands, ['owner', 'ana', '--keys', '1']])
    expect(await runCli('keys', ...args, '--data', data)).toEqual({ code: 1, out: '', complaints })
  expect(existsSync(data)).toBe(false)
})

it.each([['create', '--name', 'x'], ['list'], ['owners'], ['owner', 'ana', '--keys', '1']])(
  'a data folder without a node is refused by keys, and left unchanged: %s',
  async (...args) => {
    const data = makeFolder()
    for (const flags of [
      ['--data', data],
      ['--store', `sqlite:${data}`],
    ]) {
      const ran = await runCli('keys', ...args, ...flags)
      expect([ran.code, ran.out]).toEqual([1, ''])
      expect(ran.complaints).toMatch(/^(data|store): must contain the data of a node, got .*; choose that of your node/)
      expect(ran.complaints).toContain(data)
    }
    expect(readdirSync(data)).toEqual([])
  },
)

it('empty lists of keys and owners show the command that creates one', async () => {
  const data = await makeNodeFolder()
  const ran = async (...args: string[]) => (await runCli('keys', ...args, '--data', data)).out
  const create = `scion keys create --name NAME`
  expect(await ran('list')).toBe(`no keys; create one: ${create} --data ${data}\n`)
  expect(await ran('list', '--owner', 'ana')).toBe(
    `no keys of ana; create one: ${create} --owner OWNER --data ${data}\n`,
  )
  expect(await ran('owners')).toBe(`no owners; create a key with an owner: ${create} --owner OWNER --data ${data}\n`)
})

it('a data directory that cannot exist is refused', async () => {
  const ran = await runCli('keys', 'create', '--name', 'x', '--data', '/dev/null/x')
  expect(ran).toEqual({
    code: 1,
    out: '',
    complaints: 'data: must be an existing directory, got /dev/null/x; choose that of your node with --data\n',
  })
})

describe('keys at a given time', () => {
  afterEach(() => {
    vi.useRealTimers()
  })
  const at = (iso: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(iso) })

  /** Runs a command of keys, which must succeed. */
  async function runKeys(data: string, ...args: string[]): Promise<string> {
    const { code, out, complaints } = await runCli('keys', ...args, '--data', data)
    expect([code, complaints]).toEqual([0, out.includes('key  ') ? expect.stringContaining('shown only once') : ''])
    return out
  }

  async function create(data: string, ...flags: string[]) {
    const [, id = '', key = ''] = /^id {3}(\S+)\nkey {2}(\S+)\n$/.exec(await runKeys(data, 'create', ...flags)) ?? []
    return { id, key }
  }

  it('keys of an owner expire, rotate and change, and the list shows it', async () => {
    const data = await makeNodeFolder()
    at('2026-11-23T09:30:00.123Z')
    const page = ['--owner', 'ana', '--origins', 'https://app.example, http://localhost:3000']
    const { id: dated, key } = await create(data, '--name', 'page', ...page, '--expires', '2026-12-01')
    at('2026-11-23T09:30:00.124Z')
    const { id: spanned } = await create(data, '--name', 'job', '--owner', 'ana', '--expires', '12h')
    at('2026-11-23T09:30:00.125Z')
    const { id: other } = await create(data, '--name', 'other', '--owner', 'none', '--expires', 'none')
    expect(await findKey(data, key)).toMatchObject({
      owner: 'ana',
      origins: ['https://app.example', 'http://localhost:3000'],
      expiresAtMs: Date.parse('2026-12-01'),
    })
    const rotated = await runKeys(data, 'rotate', dated, '--keep', '90m')
    const [, newer = ''] = /^id {3}\S+\nkey {2}(\S+)\nold {2}is valid until 2026-11-23T11:00:00Z\n$/.exec(rotated) ?? []
    expect([await findKey(data, key), await findKey(data, newer)]).toMatchObject([{ id: dated }, { id: dated }])
    expect(await runKeys(data, 'rotate', other)).toContain('\nold  is valid until 2026-11-24T09:30:00Z\n')
    expect(await runKeys(data, 'rotate', other, '--keep', '0h')).toContain('\nold  expires within a second\n')
    const listed = await runKeys(data, 'list', '--owner', 'ana')
    expect(listed.split('\n').map((line) => line.replaceAll(/ {2,}/g, ' | '))).toEqual([
      'id | network | owner | created | state | limits | methods | from | name',
      `${dated} | all | ana | 2026-11-23 | expires 2026-12-01, rotating until 2026-11-23T11:00:00Z | - | * | https://app.example,http://localhost:3000 | page`,
      `${spanned} | all | ana | 2026-11-23 | expires 2026-11-23T21:30:00Z | - | * | * | job`,
      '',
    ])

    at('2026-11-24T00:00:00Z')
    expect(await findKey(data, key)).toBeUndefined()
    const changes = ['--owner', 'none', '--origins', 'none', '--expires', 'none', '--requests-per-second', '5']
    expect(await runKeys(data, 'update', dated, ...changes, '--addresses', '192.0.2.0/24', '--name', 'none')).toMatch(
      new RegExp(`\n${dated} +all +- +2026-11-23 +valid +5/s +\\* +192.0.2.0/24 +none\n$`),
    )
    expect(await runKeys(data, 'update', dated, '--requests-per-second', 'none', '--methods', 'eth_call')).toMatch(
      /valid +- +eth_call +192.0.2.0\/24/,
    )
    expect(await runKeys(data, 'list')).toMatch(
      new RegExp(`\n${spanned} .* expired 2026-11-23T21:30:00Z .*\n${other} .* valid .*\n$`),
    )
    expect(await runKeys(data, 'list', '--owner', 'bob')).toMatch(/^no keys of bob; create one: /)
  })

  it('an owner has the maximum of keys of the settings, or its own', async () => {
    const data = await makeNodeFolder()
    const owned = ['create', '--name', 'x', '--owner', 'ana', '--data', data]
    const first = await create(data, '--name', 'x', '--owner', 'ana', '--keys-per-owner', '1')
    const full = {
      code: 1,
      out: '',
      complaints: expect.stringMatching(
        /^owner: must have at most 1 valid keys, got another one for ana; revoke one, .*\n$/,
      ),
    }
    expect(await runCli('keys', ...owned, '--keys-per-owner', '1')).toEqual(full)
    const { id: free } = await create(data, '--name', 'free')
    expect(await runCli('keys', 'update', free, '--owner', 'ana', '--keys-per-owner', '1', '--data', data)).toEqual(
      full,
    )
    await runKeys(data, 'owner', 'ana', '--keys', '2')
    await create(data, '--name', 'x', '--owner', 'ana', '--keys-per-owner', '1')
    await runKeys(data, 'revoke', first.id)
    expect(await runKeys(data, 'owner', 'ana', '--requests-per-day', '1000')).toBe(
      'owner  requests/day  max keys  valid keys\nana    1000          2         1\n',
    )
    await runKeys(data, 'owner', 'bob', '--requests-per-day', '0')
    await runKeys(data, 'owner', 'ana', '--keys', 'none')
    expect(await runKeys(data, 'owners')).toBe(
      [
        'owner  requests/day  max keys  valid keys',
        'ana    1000          -         1',
        'bob    any           -         0',
        '',
      ].join('\n'),
    )
    expect(await runKeys(data, 'owner', 'bob')).toMatch(/\nbob +any +- +0\n$/)
  })

  it('the usage of keys is shown by day and key, or by method, as a table or as lines of JSON', async () => {
    const data = await makeNodeFolder()
    at('2026-11-23T09:30:00Z')
    const { id: ours } = await create(data, '--name', 'page', '--owner', 'ana')
    const { id: others } = await create(data, '--name', 'job')
    const today = Date.parse('2026-11-23') / 86_400_000
    const store = await openKeyStore(keysIn(data), systemClock)
    const used = (day: number, keyId: string, method: string, calls: number, weight: number) => ({
      ...{ day, keyId, method, calls, weight, spentMs: 100 * weight },
    })
    const rows = [
      used(today, ours, 'eth_call', 5, 5),
      used(today, ours, 'eth_getLogs', 2, 20),
      used(today - 1, others, 'eth_call', 7, 7),
      used(today - 40, ours, 'eth_call', 9, 9),
    ]
    await store.usage.add(rows, today)
    await store.close()

    expect(await runKeys(data, 'usage')).toBe(
      [
        'day         id        owner  calls  weight  processor  name',
        `2026-11-23  ${ours}  ana    7      25      2.5 s      page`,
        `2026-11-22  ${others}  -      7      7       0.7 s      job`,
        '',
      ].join('\n'),
    )
    expect(await runKeys(data, 'usage', '--by', 'method', '--owner', 'ana')).toBe(
      [
        'day         id        owner  method       calls  weight  processor  name',
        `2026-11-23  ${ours}  ana    eth_call     5      5       0.5 s      page`,
        `2026-11-23  ${ours}  ana    eth_getLogs  2      20      2.0 s      page`,
        '',
      ].join('\n'),
    )
    const parse = (text: string) =>
      text
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line))
    expect(parse(await runKeys(data, 'usage', '--json', '--from', '2026-10-01', '--to', '2026-11-22'))).toEqual([
      { day: '2026-11-22', keyId: others, name: 'job', calls: 7, weight: 7, processorSeconds: 0.7 },
      { day: '2026-10-14', keyId: ours, owner: 'ana', name: 'page', calls: 9, weight: 9, processorSeconds: 0.9 },
    ])
    expect(parse(await runKeys(data, 'usage', '--json', '--by', 'method', '--id', others))).toEqual([
      { day: '2026-11-22', keyId: others, name: 'job', method: 'eth_call', calls: 7, weight: 7, processorSeconds: 0.7 },
    ])
    expect(await runKeys(data, 'usage', '--to', '2026-10-01')).toBe('no usage recorded from 2026-09-02 to 2026-10-01\n')
  })

  it('usage beyond the maximum number of rows is truncated with a notice', async () => {
    const data = await makeNodeFolder()
    at('2026-11-23T09:30:00Z')
    const { id } = await create(data, '--name', 'page')
    const store = await openKeyStore(keysIn(data), systemClock)
    const rows = Array.from({ length: 10_001 }, (_, day) => ({
      day,
      keyId: id,
      method: 'eth_call',
      calls: 1,
      weight: 1,
      spentMs: 0,
    }))
    await store.usage.add(rows, 0)
    await store.close()
    const ran = await runCli('keys', 'usage', '--from', '1970-01-01', '--json', '--data', data)
    expect([ran.code, ran.out.split('\n').length - 1]).toEqual([0, 10_000])
    expect(ran.complaints).toMatch(/^Only the newest 10000 rows are shown\. Choose fewer days .*\n$/)
  })
})

it.each([
  [['update', '00000000', '--name', 'x'], 'id: must be the id of a valid key, got 00000000; list the keys'],
  [['rotate', '00000000'], 'id: must be the id of a valid key, got 00000000; list the keys'],
  [
    ['rotate', '00000000', '--keep', '1 day'],
    'keep: must be a duration like 24h or 30d, up to 100 years, got 1 day; change --keep',
  ],
  [
    ['update', '00000000'],
    'update: must come with at least one change, got none; add a flag of "scion keys update --help", for example --owner NAME',
  ],
  [
    ['update', '00000000', '--requests-per-day', '1.5'],
    `requests-per-day: must be a whole number from 0 to ${Number.MAX_SAFE_INTEGER}, or none, got 1.5; change --requests-per-day`,
  ],
  [['usage', '--from', '2026-02-29'], 'from: must be a day like 2027-01-31, got 2026-02-29; change --from'],
  [
    ['usage', '--from', '2026-02-02', '--to', '2026-02-01'],
    'from: must be at most 2026-02-01, got 2026-02-02; change --from or --to',
  ],
  [['usage', '--by', 'day'], 'by: must be one of key, method, got day; change --by'],
  [['usage', '--id', '00000000'], 'id: must be the id of a key, got 00000000; list the keys'],
  [['owner', 'nobody'], 'owner: must be a known owner, got nobody; list them with "scion keys owners"'],
  [
    ['owner', 'ana', '--keys', 'many'],
    `keys: must be a whole number from 0 to ${Number.MAX_SAFE_INTEGER}, or none, got many; change --keys`,
  ],
])('keys %j is refused in one line', async (args, complaint) => {
  const ran = await runCli('keys', ...args, '--data', await makeNodeFolder())
  expect(ran).toEqual({ code: 1, out: '', complaints: `${complaint}\n` })
})

it('names of keys and owners are printed without characters that change a terminal', async () => {
  const data = await makeNodeFolder()
  const owner = ['--owner', 'ana\u2028mallory']
  await runCli('keys', 'create', '--data', data, '--name', 'shop\u202egnp.exe', ...owner)
  for (const command of [['list'], ['owners'], ['usage'], ['list', '--owner', 'no\u202eone']]) {
    const { code, out } = await runCli('keys', ...command, '--data', data)
    expect(code).toBe(0)
    expect(out, command.join(' ')).toMatch(/^[ -~\n]*$/)
  }
  expect((await runCli('keys', 'list', '--data', data)).out).toMatch(
    /ana\\u\{2028\}mallory .* shop\\u\{202e\}gnp\.exe\n$/,
  )
})

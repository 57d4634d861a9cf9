import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { systemTimer } from '../../src/base/clock.ts'
import { toHex } from '../../src/base/hex.ts'
import { regtest } from '../../src/chainspec/regtest.ts'
import { toBlock, toBody } from '../../src/remote/blocks.ts'
import { NotKept, WrongAnswer } from '../../src/remote/errors.ts'
import { toHeader } from '../../src/remote/headers.ts'
import { isRecord, type JsonRecord, type JsonValue } from '../../src/remote/json.ts'
import { openKeptAnswers } from '../../src/remote/keptAnswers.ts'
import {
  createPinnedRemote,
  type KeptAnswers,
  type PinnedRemote,
  type PinnedRemoteSetup,
} from '../../src/remote/pinnedRemote.ts'
import { createRemote, type Remote } from '../../src/remote/remote.ts'
import { readRecordedJson } from '../_helpers/recorded.ts'
import { closedAfterTest, temporaryFolder } from '../_helpers/temporary.ts'
import { falsify, type ScriptedEndpoint, SECRET, startScriptedEndpoint } from './_scriptedEndpoint.ts'

function openRemote(...endpoints: readonly ScriptedEndpoint[]): Remote {
  return closedAfterTest(createRemote({ urls: endpoints.map(({ url }) => url), timer: systemTimer, backoffMs: 1 }))
}

const openKept = (folder: string): Promise<KeptAnswers> =>
  openKeptAnswers({
    folder,
    fork: { chainId: 33, blockNumber: 101, blockHash: `0x${'a'.repeat(64)}` },
    timer: systemTimer,
    onWarning: (message) => expect(message).toBe('no warning'),
  })

/** Runs `use` with a pinned remote over the folder's file, which is closed afterwards. */
async function withPinned<T>(
  { folder, ...setup }: Omit<PinnedRemoteSetup, 'kept'> & { readonly folder: string },
  use: (pinned: PinnedRemote) => Promise<T>,
): Promise<T> {
  const pinned = createPinnedRemote({ ...setup, kept: await openKept(folder) })
  try {
    return await use(pinned)
  } finally {
    await pinned.close()
  }
}

describe('a kept answer', () => {
  it('is asked once, from memory afterwards', async () => {
    const endpoint = await startScriptedEndpoint()
    const pinned = createPinnedRemote({ remote: openRemote(endpoint) })
    const answers = await Promise.all([pinned.askKept('a', [1]), pinned.askKept('a', [1]), pinned.askKept('a', [2])])
    expect(answers).toEqual(['a!', 'a!', 'a!'])
    expect(await pinned.askKept('a', [1])).toBe('a!')
    expect(endpoint.methods()).toEqual([['a', 'a']])
    expect(pinned.stats()).toEqual({ hits: 1, requests: 2 })
  })

  it('is in the file for the next process, also without the endpoint', async () => {
    const endpoint = await startScriptedEndpoint()
    const [folder, remote] = [await temporaryFolder(), openRemote(endpoint)]
    await withPinned({ folder, remote }, (pinned) => pinned.askKept('a', []))
    await withPinned({ folder, remote, isOffline: true }, async (pinned) => {
      expect(await pinned.askKept('a', [])).toBe('a!')
      expect(pinned.stats()).toEqual({ hits: 1, requests: 0 })
    })
    expect(endpoint.calls).toHaveLength(1)
  })

  it('has neither URL nor key in its file', async () => {
    const endpoint = await startScriptedEndpoint()
    const folder = await temporaryFolder()
    await withPinned({ folder, remote: openRemote(endpoint) }, (pinned) => pinned.askKept('a', []))
    const chain = join(folder, '33')
    for (const name of await readdir(chain)) {
      const bytes = await readFile(join(chain, name), 'latin1')
      expect(bytes).not.toContain(SECRET)
      expect(bytes).not.toContain('127.0.0.1')
    }
  })

  it('that is null is kept on request only', async () => {
    const endpoint = await startScriptedEndpoint(() => null)
    const pinned = createPinnedRemote({ remote: openRemote(endpoint) })
    for (const options of [{}, {}, { keepsNull: true }, {}]) expect(await pinned.askKept('a', [], options)).toBeNull()
    expect(endpoint.calls).toHaveLength(3)
  })

  it('beyond the cache in memory is asked again without a file', async () => {
    const endpoint = await startScriptedEndpoint((_method, params) => [params, 'x'.repeat(1_000)])
    const pinned = createPinnedRemote({ remote: openRemote(endpoint), maxCached: 2_500 })
    for (const param of [1, 2, 3, 1, 1]) await pinned.askKept('a', [param])
    expect(endpoint.calls).toHaveLength(4)
  })

  it('that fails is asked again', async () => {
    let isFailing = true
    const endpoint = await startScriptedEndpoint(() => (isFailing ? { error: { code: 3, message: 'no' } } : 1))
    const pinned = createPinnedRemote({ remote: openRemote(endpoint) })
    await expect(pinned.askKept('a', [])).rejects.toThrow('no')
    isFailing = false
    expect(await pinned.askKept('a', [])).toBe(1)
  })

  it('that its reader refuses is asked of the next endpoint, and not kept', async () => {
    const [lying, honest] = [
      await startScriptedEndpoint(() => ({ is: 'wrong' })),
      await startScriptedEndpoint(() => ({ is: 'right' })),
    ]
    const remote = openRemote(lying, honest)
    const pinned = createPinnedRemote({ remote })
    const read = ([json]: readonly JsonValue[]) => {
      if (isRecord(json) && json.is === 'right') return 'right'
      throw new WrongAnswer('answer', 'is', 'is wrong')
    }
    expect(await pinned.readKept([['a', []]], read)).toBe('right')
    expect(await pinned.askKept('a', [])).toEqual({ is: 'right' })
    expect(remote.endpoints().map(({ wrong }) => wrong)).toEqual([expect.stringMatching(/is is wrong/), undefined])
    expect([lying.calls.length, honest.calls.length]).toEqual([1, 1])
  })

  it('that its reader refuses, although it is in the file, is asked again', async () => {
    const endpoint = await startScriptedEndpoint()
    const [folder, remote] = [await temporaryFolder(), openRemote(endpoint)]
    await withPinned({ folder, remote }, (pinned) => pinned.askKept('a', []))
    let reads = 0
    const read = () => {
      if (++reads === 1) throw new WrongAnswer('answer', 'it', 'is damaged')
      return 'right'
    }
    expect(await withPinned({ folder, remote }, (pinned) => pinned.readKept([['a', []]], read))).toBe('right')
    expect(endpoint.calls).toHaveLength(2)
  })

  it('in which its reader finds nothing is asked again, and not kept', async () => {
    let block = 'a'
    const endpoint = await startScriptedEndpoint(() => ({ block }))
    const remote = openRemote(endpoint)
    const pinned = createPinnedRemote({ remote })
    const readOf = (name: string) =>
      pinned.readKept([['receipt', []]], ([json]) => (isRecord(json) && json.block === name ? name : undefined))
    expect(await readOf('a')).toBe('a')
    block = 'b'
    expect(await readOf('b')).toBe('b')
    expect(await readOf('c')).toBe(undefined)
    expect(await readOf('b')).toBe('b')
    expect(endpoint.calls).toHaveLength(3)
    expect(remote.endpoints()[0]?.wrong).toBe(undefined)
  })
})

describe('without the endpoint', () => {
  it('an answer that is not kept is refused with its method and what to do', async () => {
    const endpoint = await startScriptedEndpoint()
    const pinned = createPinnedRemote({ remote: openRemote(endpoint), isOffline: true })
    for (const ask of [pinned.askKept, pinned.askFresh]) {
      const asking = ask('eth_getCode', [])
      await expect(asking).rejects.toBeInstanceOf(NotKept)
      await expect(asking).rejects.toThrow(/^eth_getCode: .*run once without --offline/)
    }
    expect(endpoint.calls).toHaveLength(0)
  })
})

it('an answer that is asked fresh is not kept', async () => {
  const endpoint = await startScriptedEndpoint()
  const pinned = createPinnedRemote({ remote: openRemote(endpoint) })
  await pinned.askFresh('a', [])
  await pinned.askKept('a', [])
  expect(endpoint.calls).toHaveLength(2)
})

describe('answers that are read together', () => {
  const blocks = readRecordedJson<JsonRecord[]>('chainA/blocks.json')
  const uncles = readRecordedJson<{ number: number; byNumber: JsonRecord }[]>('chainA/uncles.json')
  const uncle = uncles.find(({ number }) => number === 78)?.byNumber ?? null
  const answers = (method: string): JsonValue => (method === 'eth_getBlockByNumber' ? (blocks[78] ?? null) : uncle)
  const questions = [
    ['eth_getBlockByNumber', ['0x4e', true]],
    ['eth_getUncleByBlockNumberAndIndex', ['0x4e', '0x0']],
  ] as const
  const readBlock = ([block = null, ...others]: readonly JsonValue[]) =>
    toHex(
      toBlock(
        toBody(block, regtest),
        others.map((json) => toHeader(json, regtest, 'uncle').header),
      ).hash,
    )
  const hash = blocks[78]?.hash

  it('share a request and are kept', async () => {
    const endpoint = await startScriptedEndpoint(answers)
    const pinned = createPinnedRemote({ remote: openRemote(endpoint) })
    for (let times = 0; times < 2; times++) expect(await pinned.readKept(questions, readBlock)).toBe(hash)
    expect(endpoint.methods()).toEqual([questions.map(([method]) => method)])
    expect(pinned.stats()).toEqual({ hits: 2, requests: 2 })
  })

  it('are asked of the next endpoint if one of them is wrong', async () => {
    const [lying, honest] = [await startScriptedEndpoint(answers), await startScriptedEndpoint(answers)]
    lying.always(falsify('stateRoot', `0x${'11'.repeat(32)}`))
    const remote = openRemote(lying, honest)
    expect(await createPinnedRemote({ remote }).readKept(questions, readBlock)).toBe(hash)
    expect(remote.endpoints()[0]?.wrong).toMatch(
      /^block 78 \(0x[0-9a-f]{64}\) of the remote node: hash is not that of the other/,
    )
  })

  it('are refused if every endpoint falsifies one, and asked again next time', async () => {
    const endpoint = await startScriptedEndpoint(answers)
    endpoint.next(falsify('gasUsed', '0x1'))
    const pinned = createPinnedRemote({ remote: openRemote(endpoint) })
    await expect(pinned.readKept(questions, readBlock)).rejects.toBeInstanceOf(WrongAnswer)
    expect(await pinned.readKept(questions, readBlock)).toBe(hash)
  })
})

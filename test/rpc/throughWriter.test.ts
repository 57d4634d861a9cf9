import { describe, expect, it } from 'vitest'
import type { Abortable } from '../../src/concurrency/abortable.ts'
import type { Caller } from '../../src/rpc/caller.ts'
import { ForwardedError, toWireError } from '../../src/rpc/errors.ts'
import { type Linked, throughWriter, type WriterLink } from '../../src/rpc/throughWriter.ts'

const call: Abortable = { signal: new AbortController().signal, clientPath: ['key'] }
const caller: Caller = {
  ...{ network: 'regtest', keyId: 'key', ownerMethods: 'none', hasOrigin: true },
  allows: () => true,
  charge: () => undefined,
}

/** Returns a table of a method that changes something and one that does not, and a list of what was done, in order. */
function setUp(link: Partial<WriterLink> | undefined) {
  const done: string[] = []
  const whole: WriterLink = {
    writes: () => true,
    isCurrent: () => true,
    whenCurrent: async () => void done.push('current'),
    whenSeen: async () => void done.push('seen'),
    forward: async (request) => {
      done.push(request)
      return '{"result":"of the writer"}'
    },
    ...link,
  }
  const engine: Linked = link === undefined ? {} : { link: whole }
  const method = (name: string) => (_engine: Linked, params: never) => {
    done.push(`${name} ${JSON.stringify(params)}`)
    if (params[0] === 'fails') throw new Error('it has failed')
    return name
  }
  const table = throughWriter(
    { reads: method('reads'), writes: method('writes'), unlocks: method('unlocks') },
    { reads: { runsOn: 'any' }, writes: { runsOn: 'writer' }, unlocks: { runsOn: 'writer-direct' } },
    (name, _engine, params: never) => {
      done.push(`checked ${name}`)
      if (params[0] === 'too long') throw new Error('it is too long')
    },
  )
  const run = (name: 'reads' | 'writes' | 'unlocks', ...params: readonly string[]) =>
    table[name]?.(engine, params as never, call, caller)
  return { run, done }
}

describe('a method of a chain that several processes serve', () => {
  it('a reading method waits until this process has applied every acknowledged change', async () => {
    const current = setUp({})
    expect(current.run('reads', 'x')).toBe('reads')
    const behind = setUp({ isCurrent: () => false })
    expect(await behind.run('reads', 'x')).toBe('reads')
    expect(behind.done).toEqual(['current', 'reads ["x"]'])
  })

  it('a changing method of the writer returns when all replicas have applied its changes', async () => {
    const { run, done } = setUp({})
    expect(await run('writes', 'x')).toBe('writes')
    expect(done).toEqual(['writes ["x"]', 'seen'])
    await expect(run('writes', 'fails')).rejects.toThrow('it has failed')
    expect(done.at(-1)).toBe('seen') // it may have changed something before
  })

  it('a changing method of a replica is forwarded to the writer with its caller', async () => {
    const { run, done } = setUp({ writes: () => false })
    expect(await run('writes', 'x')).toBe('of the writer')
    const asker = { keyId: 'key', ownerMethods: 'none', hasOrigin: true }
    expect(done.shift()).toBe('checked writes')
    expect(done.map((text) => JSON.parse(text))).toEqual([{ method: 'writes', params: ['x'], caller: asker }])
  })

  it('a request that the writer would refuse for its length is not forwarded', () => {
    const { run, done } = setUp({ writes: () => false })
    expect(() => run('writes', 'too long')).toThrow('it is too long')
    expect(done).toEqual(['checked writes'])
  })

  it('a method with a secret is not forwarded', async () => {
    const { run, done } = setUp({ writes: () => false })
    expect(() => run('unlocks', 'my passphrase')).toThrow('unlocks is only for the process that writes the chain')
    expect(done).toEqual([])
  })

  it('a forwarded request fails with the error of the writer', async () => {
    const error = { code: -32010, message: 'no gas', data: { hint: 'more' } }
    const { run } = setUp({ writes: () => false, forward: async () => JSON.stringify({ error }) })
    const thrown = await Promise.resolve(run('writes', 'x')).catch((reason: unknown) => reason)
    expect(thrown).toBeInstanceOf(ForwardedError)
    expect(toWireError(thrown, () => expect.fail('it is no bug of this process'))).toEqual(error)
  })

  it('methods of a chain with one process are unchanged', () => {
    const { run, done } = setUp(undefined)
    expect([run('reads', 'x'), run('writes', 'y')]).toEqual(['reads', 'writes'])
    expect(done).toEqual(['reads ["x"]', 'writes ["y"]'])
  })
})

import { describe, expect, it } from 'vitest'
import type { Abortable } from '../../src/concurrency/abortable.ts'
import type { Caller } from '../../src/rpc/caller.ts'
import { ForwardedError, toWireError } from '../../src/rpc/errors.ts'
import { type Linked, throughWriter, type WriterLink } from '../../src/rpc/throughWriter.ts'

const call: Abortable = { signal: new AbortController().signal, party: ['key'] }
const caller: Caller = {
  ...{ network: 'regtest', keyId: 'key', ownerMethods: 'none', hasOrigin: true },
  allows: () => true,
  charge: () => undefined,
}

/** A table of a method that changes something and one that does not, and what was done, in order. */
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
  it('that reads answers at once when this process has what was acknowledged, and else waits for it', async () => {
    const current = setUp({})
    expect(current.run('reads', 'x')).toBe('reads')
    const behind = setUp({ isCurrent: () => false })
    expect(await behind.run('reads', 'x')).toBe('reads')
    expect(behind.done).toEqual(['current', 'reads ["x"]'])
  })

  it('that changes something is answered by the process that writes once all others have what came of it', async () => {
    const { run, done } = setUp({})
    expect(await run('writes', 'x')).toBe('writes')
    expect(done).toEqual(['writes ["x"]', 'seen'])
    await expect(run('writes', 'fails')).rejects.toThrow('it has failed')
    expect(done.at(-1)).toBe('seen') // it may have changed something before
  })

  it('is handed to that process by others, with who asks for it', async () => {
    const { run, done } = setUp({ writes: () => false })
    expect(await run('writes', 'x')).toBe('of the writer')
    const asker = { keyId: 'key', ownerMethods: 'none', hasOrigin: true }
    expect(done.shift()).toBe('checked writes')
    expect(done.map((text) => JSON.parse(text))).toEqual([{ method: 'writes', params: ['x'], caller: asker }])
  })

  it('that the writer would refuse for its length is not handed over', () => {
    const { run, done } = setUp({ writes: () => false })
    expect(() => run('writes', 'too long')).toThrow('it is too long')
    expect(done).toEqual(['checked writes'])
  })

  it('that has a secret is handed to nobody', async () => {
    const { run, done } = setUp({ writes: () => false })
    expect(() => run('unlocks', 'my passphrase')).toThrow('unlocks is only for the process that writes the chain')
    expect(done).toEqual([])
  })

  it('fails as it failed there', async () => {
    const error = { code: -32010, message: 'no gas', data: { hint: 'more' } }
    const { run } = setUp({ writes: () => false, forward: async () => JSON.stringify({ error }) })
    const thrown = await Promise.resolve(run('writes', 'x')).catch((reason: unknown) => reason)
    expect(thrown).toBeInstanceOf(ForwardedError)
    expect(toWireError(thrown, () => expect.fail('it is no bug of this process'))).toEqual(error)
  })

  it('is as it was where no other process serves the chain', () => {
    const { run, done } = setUp(undefined)
    expect([run('reads', 'x'), run('writes', 'y')]).toEqual(['reads', 'writes'])
    expect(done).toEqual(['reads ["x"]', 'writes ["y"]'])
  })
})

import { describe, expect, it } from 'vitest'
import { ENGINES, type Place } from './engines.ts'
import { askText, type FaultyNode, startNode } from './node.ts'
import { findFaults, findUnknown } from './verify.ts'
import { startWriters } from './writers.ts'

const HASHES = 40
const TURNS = 5

/** Starts a node with `--standby`. It serves once it is the writer; on PostgreSQL it serves reads before. */
const standBy = ({ flags }: Place): Promise<FaultyNode> => startNode([...flags, '--standby'])

describe.each(ENGINES)('a standby on $name', ({ name, createPlace }) => {
  it(`a standby on ${name} takes over from a killed node with every acknowledged transaction`, async () => {
    const place = await createPlace()
    const first = await startNode(place.flags)
    const next = standBy(place)
    const writers = startWriters(first.url, 4)
    await writers.answered(HASHES)
    await first.kill()
    await writers.ended()
    const { url } = await next
    expect(await findUnknown(url, writers.promised)).toEqual([])
    const head = Number(await askText(url, 'eth_blockNumber'))
    await startWriters(url, 1, { turns: 1 }).ended()
    expect(Number(await askText(url, 'eth_blockNumber'))).toBeGreaterThan(head)
    expect(await findFaults(place, writers.promised, 1)).toEqual([])
  })

  if (name !== 'postgres') return // whose lease a stopped process loses
  it('a standby on postgres takes over from a stopped node, which ends when it continues', async () => {
    const place = await createPlace()
    const first = await startNode(place.flags)
    const writers = startWriters(first.url, 4, { turns: TURNS })
    await writers.ended()
    const next = standBy(place)
    first.child.kill('SIGSTOP')
    const { url } = await next
    expect(await findUnknown(url, writers.promised)).toEqual([])
    const after = startWriters(url, 1, { turns: 1 })
    await after.ended()
    expect(after.promised).toHaveLength(1)
    const head = await askText(url, 'eth_blockNumber')
    const ended = new Promise((resolve) => first.child.once('exit', resolve))
    first.child.kill('SIGCONT')
    expect(await ended).toBe(1)
    expect(first.output()).toContain('store: must not be written by another process, got one that took over')
    expect(await askText(url, 'eth_blockNumber')).toBe(head)
  })
})

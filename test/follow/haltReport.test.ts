import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { toHex } from '../../src/base/hex.ts'
import { toWord } from '../../src/base/integer.ts'
import { readHaltReport, replayReport } from '../../src/follow/readHaltReport.ts'
import { isList, type JsonRecord } from '../../src/remote/json.ts'
import { requireAccount } from '../_helpers/chain.ts'
import { deploy, keep, keeper, transfer } from '../chain/import/_branches.ts'
import { makeFolder, runCli } from '../cli/_cli.ts'
import { startEndpoint } from '../upstream/_endpoint.ts'
import { mineBlocks, serveNode } from '../upstream/_nodes.ts'
import { serveFollowed } from './_follow.ts'

const TOUCHED = toHex(requireAccount(8).address)

/** Serves a node with a contract, whose next block has transactions on a state that was changed by hand, and halts at it. */
async function halt(
  change: readonly [method: string, ...params: unknown[]] = ['hardhat_setBalance', TOUCHED, '0x1234'],
) {
  const node = await serveNode()
  await node.chain.submits.sendRaw(deploy)
  await mineBlocks(node, 20)
  await node.ask(...change)
  await node.chain.submits.sendRaw(transfer(1, 0n, 7n))
  await node.chain.submits.sendRaw(keep(1n, 5n))
  await mineBlocks(node, 1)
  const follower = await serveFollowed([(await startEndpoint(node.url)).url])
  await follower.followed.pollAll()
  const [[name = '', text = ''] = []] = follower.reports
  return { node, follower, name, text, json: Object(JSON.parse(text)) as JsonRecord }
}

/** Writes a report, and executes it by the command. */
async function replay(report: unknown) {
  const file = join(makeFolder(), 'report.json')
  writeFileSync(file, typeof report === 'string' ? report : JSON.stringify(report))
  return { file, ...(await runCli('replay', file)) }
}

describe('the report of a halt', () => {
  it('names the file in the status, and leads to the same difference', async () => {
    const { node, follower, name, text } = await halt()
    const refused = await node.chain.reads.findBlock({ kind: 'latest' })
    const [found] = follower.halts
    expect(name).toBe(`halt-regtest-21-${refused && toHex(refused.hash).slice(2, 10)}.json`)
    expect(found?.report).toEqual({ file: name, isReproduced: true })
    expect(follower.followed.status().halt).toEqual(found)
    const report = readHaltReport(text)
    const replayed = await replayReport(report, follower.chain.network)
    expect(report.halt).toEqual({ rule: 'stateRoot', expected: found?.expected, found: found?.found })
    expect(replayed.differences).toEqual([report.halt])
    expect(replayed.transaction).toBeUndefined()
  })

  it('names and traces the transaction whose receipt differs', async () => {
    const slot = [toHex(keeper), toHex(toWord(0n)), toHex(toWord(9n))]
    const { json, text, follower } = await halt(['hardhat_setStorageAt', ...slot])
    const replayed = await replayReport(readHaltReport(text), follower.chain.network)
    expect(replayed.differences.map(({ rule }) => rule)).toEqual(['receiptsRoot', 'gasUsed'])
    const index = Object(json.trace).transaction
    expect(replayed.transaction).toBe(index)
    expect(JSON.stringify(Object(json.trace).steps)).toContain('SSTORE')
    const { code, out } = await replay(text)
    expect(code).toBe(4)
    expect(out).toMatch(
      new RegExp(`transaction ${index} 0x.{64}: succeeded, \\d+ gas, 1 logs; in the block succeeded, \\d+ gas`),
    )
  })

  it('is executed by scion replay, which exits with 4 and prints both values', async () => {
    const { text, follower } = await halt()
    const { code, out, complaints } = await replay(text)
    expect(complaints).toBe('block 21 is refused here for the same reason\n')
    expect(code).toBe(4)
    const [found] = follower.halts
    expect(
      out.match(new RegExp(`stateRoot\n    expected  ${found?.expected}\n    found     ${found?.found}`, 'g')),
    ).toHaveLength(2)
  })

  it.each(['nodes', 'ancestors'])('is refused without any of its %s', async (member) => {
    const { json, follower } = await halt()
    const items = json[member]
    if (!isList(items)) throw new Error(`the report has no ${member}`)
    expect(items.length).toBeGreaterThan(5)
    for (const left of items) {
      const report = readHaltReport(JSON.stringify({ ...json, [member]: items.filter((item) => item !== left) }))
      await expect(replayReport(report, follower.chain.network)).rejects.toThrow(/^it does not have (node|block) 0x/)
    }
  })

  it('is refused if it is truncated or changed, with the reason', async () => {
    const { json, text } = await halt()
    expect(await replay(text.slice(0, -100))).toMatchObject({
      code: 1,
      complaints: expect.stringContaining('it is not whole, or no JSON object'),
    })
    const changes: readonly [JsonRecord, string][] = [
      [{ format: 'scion-halt-0' }, 'its format is not scion-halt-1'],
      [{ nodes: 7 }, 'its member nodes is missing or malformed'],
      [{ block: `${String(json.block)}00` }, 'block'],
      [{ settings: { genesis: 'other' } }, 'genesis: must be'],
      [
        { hashes: [{ number: '0x14', hash: toHex(new Uint8Array(32)) }] },
        'its hash of block 20 is not that of the ancestor',
      ],
      [{ network: 'none' }, 'its member network is missing or malformed'],
    ]
    for (const [change, problem] of changes) {
      const { code, complaints } = await replay({ ...json, ...change })
      expect([code, complaints]).toEqual([1, expect.stringContaining(problem)])
    }
  })

  it('has no difference for a block that agrees with the execution', async () => {
    const { node, follower } = await halt()
    const block = await node.chain.reads.findBlock({ kind: 'number', number: 20, asked: '20' })
    if (block === undefined) throw new Error('there is no block 20')
    const recorded = await follower.chain.importer.recordBlock(block)
    expect(recorded.examination.differences).toEqual([])
  })
})

import { describe, expect, it, vi } from 'vitest'
import { systemTimer } from '../../src/base/clock.ts'
import { forkCacheFolder } from '../../src/config/dataFiles.ts'
import { openKeptAnswers } from '../../src/remote/keptAnswers.ts'
import { makeFolder, runCli } from './_cli.ts'

const blockHash = (byte: string) => `0x${byte.repeat(32)}` as const
const [OF_MAINNET, OF_TESTNET] = [blockHash('a1'), blockHash('b2')]

/** Stores an answer about a block of each network, and returns the setting `cache`. */
async function storeAnswers(): Promise<string> {
  const cache = makeFolder()
  const folder = forkCacheFolder({ cache }, {})
  for (const fork of [
    { chainId: 30, blockNumber: 7, blockHash: OF_MAINNET },
    { chainId: 31, blockNumber: 9, blockHash: OF_TESTNET },
  ]) {
    const kept = await openKeptAnswers({ folder, fork, timer: systemTimer, onWarning: expect.unreachable })
    kept.put('question', 'answer')
    await kept.close()
  }
  return cache
}

describe('scion cache', () => {
  it('scion cache list shows the blocks with stored answers, their size and last use', async () => {
    const { code, out } = await runCli('cache', 'list', '--cache', await storeAnswers())
    expect(code).toBe(0)
    const [head, ...rows] = out.trimEnd().split('\n')
    expect(head).toMatch(/^chain id {2}block {2}hash +size +last used$/)
    const row = (chain: number, block: number, hash: string) =>
      expect.stringMatching(new RegExp(`^${chain} +${block} +${hash} +\\d\\.\\d MiB +\\d{4}-\\d\\d-\\d\\dT[\\d:]+Z$`))
    expect(rows.toSorted()).toEqual([row(30, 7, OF_MAINNET), row(31, 9, OF_TESTNET)])
  })

  it('scion cache clear removes the answers about one chain or all', async () => {
    const cache = await storeAnswers()
    const ofTestnet = await runCli('cache', 'clear', '--chain-id', '31', '--cache', cache)
    expect(ofTestnet.out).toMatch(/^removed the answers about 1 block, \d\.\d MiB\n$/)
    expect((await runCli('cache', 'list', '--cache', cache)).out).not.toContain(OF_TESTNET)
    expect((await runCli('cache', 'clear', '--cache', cache)).out).toMatch(/^removed the answers about 1 block,/)
    expect((await runCli('cache', 'clear', '--cache', cache)).out).toBe('removed the answers about 0 blocks, 0.0 MiB\n')
    expect((await runCli('cache', 'list', '--cache', cache)).out).toBe(
      `no stored answers in ${forkCacheFolder({ cache }, {})}\n`,
    )
  })

  it('scion cache uses the folder of XDG_CACHE_HOME, whatever fork the variables name', async () => {
    const folder = makeFolder()
    vi.stubEnv('XDG_CACHE_HOME', folder)
    vi.stubEnv('SCION_FORK_URL', 'https://rpc.example/key')
    expect(await runCli('cache', 'list')).toEqual({
      code: 0,
      out: `no stored answers in ${folder}/scion/forks\n`,
      complaints: '',
    })
    vi.unstubAllEnvs()
  })

  it('scion cache clear refuses an invalid chain id', async () => {
    expect((await runCli('cache', 'clear', '--chain-id', 'x')).complaints).toBe(
      `chain-id: must be a whole number from 1 to ${Number.MAX_SAFE_INTEGER}, got x; change --chain-id\n`,
    )
  })
})

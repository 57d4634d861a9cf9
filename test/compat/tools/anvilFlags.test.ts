import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { ANVIL_FLAGS } from '../../../src/cli/dev/anvilFlags.ts'
import { askResult } from '../../_helpers/wire.ts'
import { spawnCli } from '../../cli/_cli.ts'
import { namesIn } from '../../cli/dev/_anvilHelp.ts'
import { runsLinuxBinaries } from '../_project.ts'
import { tools } from './_tools.ts'

const CONTRACT = `0x${'c0'.repeat(20)}`

describe.skipIf(!runsLinuxBinaries)("anvil's flags and files", () => {
  beforeAll(tools.requireInstalled)

  it('the list of flags is that of the help of the installed anvil', async () => {
    const help = await tools.succeed('anvil', ['--help'])
    const names = ANVIL_FLAGS.flatMap((flag) => flag.names).filter((name) => name !== '--silent')
    expect(new Set(names)).toEqual(new Set(namesIn(help)))
    const recorded = readFileSync(join(import.meta.dirname, '../../cli/dev/anvil-1.7.1-help.txt'), 'utf8')
    expect(namesIn(help)).toEqual(namesIn(recorded))
  })

  it('a state that anvil dumps is the beginning of a chain here', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'scion-anvil-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const path = join(folder, 'state.json')
    const anvil = tools.start('anvil', ['--port', '0', '--number', '100', '--timestamp', '1700000000'])
    const [, address = ''] = await anvil.says(/Listening on (127\.0\.0\.1:\d+)/)
    const origin = `http://${address}`
    await askResult(origin, 'anvil_setCode', CONTRACT, '0x6001')
    await askResult(origin, 'anvil_setStorageAt', CONTRACT, '0x1', `0x${'0'.repeat(62)}2a`)
    await askResult(origin, 'anvil_setBalance', CONTRACT, '0x7')
    await askResult(origin, 'evm_mine')
    const newest = await askResult(origin, 'eth_getBlockByNumber', 'latest', false)
    writeFileSync(path, String(await askResult(origin, 'anvil_dumpState')))

    const node = spawnCli(['dev', '--port', '0', '--json', '--load-state', path])
    const [, url = ''] = await node.says(/"url":"(http:[^"]+)"/)
    const first = await askResult(url, 'eth_getBlockByNumber', 'earliest', false)
    expect(first).toMatchObject({ number: '0x65' })
    expect(first).toHaveProperty('timestamp', Object(newest).timestamp)
    expect(await askResult(url, 'eth_getCode', CONTRACT, 'latest')).toBe('0x6001')
    expect(await askResult(url, 'eth_getBalance', CONTRACT, 'latest')).toBe('0x7')
    expect(await askResult(url, 'eth_getStorageAt', CONTRACT, '0x1', 'latest')).toBe(`0x${'0'.repeat(62)}2a`)
    await node.says(
      /"message":"--load-state \S+: took \d+ accounts with code and storage, number 101, time \d+; left out: 2 blocks, /,
    )
  })
})

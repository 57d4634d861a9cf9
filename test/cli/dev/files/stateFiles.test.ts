import { execFileSync } from 'node:child_process'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createStateKeeper, replaceFile, requireWritable } from '../../../../src/cli/dev/files/writeFiles.ts'
import { createDeferred } from '../../../../src/concurrency/deferred.ts'
import { findFreePort } from '../../../_helpers/freePort.ts'
import { holdTimer } from '../../../_helpers/heldTimer.ts'
import { askResult } from '../../../_helpers/wire.ts'
import { makeFolder, runCli, spawnCli } from '../../_cli.ts'

const MULTICALL3 = '0xca11bde05977b3631167028862be2a173976ca11'
const STRANGER = `0x${'51'.repeat(20)}`

async function startDev(...args: readonly string[]) {
  const node = spawnCli(['dev', '--port', '0', '--json', ...args])
  const [, url = ''] = await node.says(/"url":"(http:[^"]+)"/)
  return { node, url }
}

type Started = Awaited<ReturnType<typeof startDev>>

/** Stops a node by the signal of Ctrl-C, and returns its exit code. */
async function stop({ node }: Started): Promise<number | null> {
  node.child.kill('SIGINT')
  return node.ended
}

describe('scion dev with a state file', () => {
  it('the state is written at the end, and at the interval, and is loaded by the next start', async () => {
    const folder = makeFolder()
    const path = join(folder, 'state.json')
    const first = await startDev('--state', folder, '--state-interval', '1', '--number', '7')
    await expect.poll(() => existsSync(path)).toBe(true)
    await askResult(first.url, 'anvil_setBalance', STRANGER, '0x5')
    await askResult(first.url, 'evm_mine')
    expect(await stop(first)).toBe(0)
    expect(readdirSync(folder)).toEqual(['state.json'])

    const second = await startDev('--state', path)
    await second.node.says(/"message":"--state \S+: took the whole state, number 8, time \d+"/)
    expect(await askResult(second.url, 'eth_blockNumber')).toBe('0x8')
    expect(await askResult(second.url, 'eth_getBalance', STRANGER, 'latest')).toBe('0x5')
    await askResult(second.url, 'evm_mine')
    expect(await stop(second)).toBe(0)
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ format: 'scion state file 1', number: 9 })
  })

  it('a loaded state has its own contracts: the banner names its file, and --predeploy is refused', async () => {
    const folder = makeFolder()
    const path = join(folder, 'state.json')
    expect(await stop(await startDev('--no-predeploys', '--dump-state', path))).toBe(0)
    const node = spawnCli(['dev', '--port', '0', '--load-state', path])
    const [, contracts] = await node.says(/\n {2}contracts (.*)\n/)
    expect(contracts).toBe(`those of ${path}`)
    const [, url = ''] = await node.says(/url +(http:\S+)/)
    expect(await askResult(url, 'eth_getCode', MULTICALL3, 'latest')).toBe('0x')
    const file = join(folder, 'contracts.json')
    writeFileSync(file, JSON.stringify({ [MULTICALL3]: { code: '0x00' } }))
    const refused = await runCli('dev', '--load-state', path, '--predeploy', file)
    expect(refused.complaints).toContain('predeploy: must not be set with --load-state, whose file has all contracts')
  })

  it('a stored chain that begins above 0 is sound, keeps its contracts, and is exported from its second block', async () => {
    const [folder, file] = [makeFolder(), join(makeFolder(), 'blocks')]
    const first = await startDev('--data', folder, '--number', '7', '--no-predeploys')
    for (let count = 0; count < 3; count++) await askResult(first.url, 'evm_mine')
    expect(await stop(first)).toBe(0)
    const again = await startDev('--data', folder, '--number', '7')
    expect(await askResult(again.url, 'eth_blockNumber')).toBe('0xa')
    expect(await stop(again)).toBe(0)
    expect(await runCli('verify', '--data', folder)).toMatchObject({ code: 0, complaints: '' })
    const wrong = spawnCli(['dev', '--data', folder, '--port', '0'])
    expect(await wrong.ended).toBe(1)
    expect(wrong.output()).toContain('it has no block 0, with which regtest begins with these settings')
    const early = await runCli('export', file, '--data', folder, '--network', 'regtest')
    expect(early.complaints).toBe('from: must be a block of the chain, got 1; change --from\n')
    const from8 = await runCli('export', file, '--data', folder, '--network', 'regtest', '--from', '8')
    expect([from8.code, readFileSync(file, 'utf8').trimEnd().split('\n').length]).toEqual([0, 3])
  })

  it('a state that cannot be written at the end is an error with an exit code', async () => {
    const folder = join(makeFolder(), 'gone')
    mkdirSync(folder)
    const started = await startDev('--dump-state', join(folder, 'state.json'))
    rmSync(folder, { recursive: true })
    expect(await stop(started)).toBe(1)
    expect(started.node.output()).toContain(
      'dump-state: must be a file in a directory with write access and free space',
    )
  })

  it('a node that cannot listen does not replace the state of an earlier one', async () => {
    const path = join(makeFolder(), 'state.json')
    const port = String(await findFreePort())
    const first = spawnCli(['dev', '--port', port, '--json'])
    await first.says(/"event":"listening"/)
    writeFileSync(path, 'earlier')
    const second = spawnCli(['dev', '--port', port, '--dump-state', path])
    expect(await second.ended).toBe(1)
    expect(readFileSync(path, 'utf8')).toBe('earlier')
  })

  it('a node with --no-cors refuses pages of this computer', async () => {
    const origin = 'http://localhost:3000'
    const ask = async ({ url }: Started) => {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] })
      const headers = { 'content-type': 'application/json', origin }
      const response = await fetch(url, { method: 'POST', body, headers })
      return [response.status, response.headers.get('access-control-allow-origin')]
    }
    expect(await ask(await startDev())).toEqual([200, origin])
    expect(await ask(await startDev('--no-cors'))).toEqual([403, null])
  })
})

it('a failed write leaves the earlier file and no other', async () => {
  const folder = makeFolder()
  const path = join(folder, 'state.json', 'below a file')
  writeFileSync(join(folder, 'state.json'), 'earlier')
  await expect(replaceFile({ flag: 'state', path }, 'text')).rejects.toThrow(/^state: must be a file in a directory/)
  expect(readdirSync(folder)).toEqual(['state.json'])
})

it.each([
  ['a directory', (path: string) => mkdirSync(path)],
  ['a pipe', (path: string) => execFileSync('mkfifo', [path])],
  ['a link to a device', (path: string) => symlinkSync('/dev/null', path)],
])('%s in the place of a file is refused before the start and by each write, and stays', async (_, make) => {
  const path = join(makeFolder(), 'state.json')
  make(path)
  const before = lstatSync(path)
  const refused = `state: must be a file, got ${path}, which is a directory, a pipe or a device; change --state`
  await expect(requireWritable({ flag: 'state', path })).rejects.toThrow(refused)
  await expect(replaceFile({ flag: 'state', path }, 'text')).rejects.toThrow(refused)
  expect(lstatSync(path).ino).toBe(before.ino)
})

it('writes at the interval and at the end follow one another, and a failed one is followed by the next', async () => {
  const path = join(makeFolder(), 'state.json')
  const timer = holdTimer()
  const failed = createDeferred<unknown>()
  const texts = [Promise.reject(new Error('no state')), Promise.resolve('second'), Promise.resolve('last')]
  const keeper = createStateKeeper({
    file: { flag: 'state', path },
    intervalMs: 1_000,
    timer,
    read: () => texts.shift() ?? Promise.resolve('too many'),
    onFailure: failed.resolve,
  })
  keeper.start()
  const again = timer.nextWait()
  timer.advance(1_000)
  expect(await failed.promise).toMatchObject({ message: 'no state' })
  await again
  timer.advance(1_000)
  await keeper.close()
  expect(readFileSync(path, 'utf8')).toBe('last')
  timer.advance(5_000)
  expect(texts).toEqual([])
})

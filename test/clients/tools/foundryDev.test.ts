import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { MNEMONIC_ACCOUNTS } from '../../../src/network/sandboxAccounts.ts'
import { call } from '../../_helpers/wire.ts'
import { spawnCli } from '../../cli/_cli.ts'
import { hasFoundry, requireTools, run, start } from './_tools.ts'

const [owner] = MNEMONIC_ACCOUNTS
if (owner === undefined) throw new Error('an account is needed')

const COUNTER = `// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

contract Counter {
    uint256 public number;
    constructor(uint256 value) { number = value; }
    function set(uint256 value) external { require(value < 100, "too much"); number = value; }
}
`

const forkTest = (counter: string) => `// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;
import {Counter} from "../src/Counter.sol";

contract ForkTest {
    function testReadsTheNode() external {
        Counter counter = Counter(${counter});
        require(counter.number() == 7 && block.chainid == 33);
        counter.set(8);
        require(counter.number() == 8);
    }
}
`

describe.skipIf(!hasFoundry)('Foundry and scion dev', () => {
  beforeAll(requireTools)

  /** A node for development with a counter at 7, and the project that has deployed it. */
  async function deploy() {
    const node = spawnCli(['dev', '--port', '0'])
    const [, url = ''] = await node.says(/url +(http:\/\/127\.0\.0\.1:\d+)\/[\s\S]*Ctrl-C/)
    const project = await mkdtemp(join(tmpdir(), 'scion-foundry-'))
    onTestFinished(() => rm(project, { recursive: true, force: true }))
    for (const folder of ['src', 'test']) await mkdir(join(project, folder))
    await writeFile(join(project, 'src/Counter.sol'), COUNTER)
    await writeFile(join(project, 'foundry.toml'), '[profile.default]\nevm_version = "cancun"\noffline = true\n')
    const signing = ['--unlocked', '--from', owner?.address ?? '', '--legacy', '--rpc-url', url]
    const created = await succeed(project, 'forge', 'create', ...signing, '--broadcast', '--json', ...COUNTER_AT_7)
    const { deployedTo } = JSON.parse(created)
    return { url, project, signing, counter: String(deployedTo) }
  }

  it('cast send is signed by the node, and cast run shows what it did', async () => {
    const { url, project, signing, counter } = await deploy()
    const sent = JSON.parse(await succeed(project, 'cast', 'send', ...signing, '--json', counter, 'set(uint256)', '9'))
    expect(sent).toMatchObject({ status: '0x1', type: '0x0' })
    const trace = await succeed(project, 'cast', 'run', '--rpc-url', url, sent.transactionHash)
    expect(trace).toMatch(/60fe47b1|set\(/)
    expect(trace).toContain('Transaction successfully executed.')
  })

  it('cast send is told why a transaction would fail', async () => {
    const { project, signing, counter } = await deploy()
    const refused = await run('cast', ['send', ...signing, counter, 'set(uint256)', '100'], { cwd: project })
    expect(refused.code).not.toBe(0)
    expect(refused.stderr).toContain('too much')
  })

  it('forge test forks from it', async () => {
    const { url, project, counter } = await deploy()
    await writeFile(join(project, 'test/Fork.t.sol'), forkTest(counter))
    expect(await succeed(project, 'forge', 'test', '--fork-url', url)).toMatch(/1 passed; 0 failed/)
  })

  it('anvil forks from it', async () => {
    const { url, project, counter } = await deploy()
    const anvil = start('anvil', ['--fork-url', url, '--port', '0'])
    const [, fork = ''] = await anvil.says(/Listening on (127\.0\.0\.1:\d+)/)
    const read = await succeed(project, 'cast', 'call', '--rpc-url', `http://${fork}`, counter, 'number()(uint256)')
    expect(read.trim()).toBe('7')
    const [theirs, ours] = await Promise.all([`http://${fork}`, url].map((node) => call(node, 'eth_blockNumber')))
    expect(theirs?.body).toMatchObject(ours?.body ?? {})
  })
})

const COUNTER_AT_7 = ['src/Counter.sol:Counter', '--constructor-args', '7']

/** What a program prints; fails with its complaints when it fails. */
async function succeed(cwd: string, program: string, ...args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await run(program, args, { cwd })
  expect({ code, stderr: code === 0 ? '' : stderr }).toEqual({ code: 0, stderr: '' })
  return stdout
}

import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { MNEMONIC_ACCOUNTS } from '../../../src/chainspec/sandboxAccounts.ts'
import { call } from '../../_helpers/wire.ts'
import { spawnDev } from '../../cli/_cli.ts'
import { ANSWER, shareOrigin } from '../_fork.ts'
import { runsLinuxBinaries } from '../_project.ts'
import { tools } from './_tools.ts'

const [owner] = MNEMONIC_ACCOUNTS
if (owner === undefined) throw new Error('an account is needed')
const { address, privateKey } = owner

const COUNTER = `// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

contract Counter {
    uint256 public number;
    constructor(uint256 value) { number = value; }
    function set(uint256 value) external { require(value < 100, "too much"); number = value; }
}
`

/** Deploys a counter at 7 and increments it up to the given number. */
const SCRIPT = `// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;
import {Counter} from "../src/Counter.sol";

interface Vm {
    function startBroadcast() external;
}

contract Deploy {
    Vm constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));
    bool public constant IS_SCRIPT = true;
    function run(uint256 last) external {
        vm.startBroadcast();
        Counter counter = new Counter(7);
        for (uint256 value = 8; value <= last; value++) counter.set(value);
    }
}
`

/** Deploys a counter with CREATE2, which forge sends to the deployment proxy. */
const SALTED = SCRIPT.replace('new Counter(7)', 'new Counter{salt: bytes32(uint256(9))}(7)')

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

const forkFlags = shareOrigin()

/** Starts a node for development, and creates a project whose transactions it signs. */
async function begin(...flags: readonly string[]) {
  const { url } = await spawnDev(...flags)
  const project = await mkdtemp(join(tmpdir(), 'scion-foundry-'))
  onTestFinished(() => rm(project, { recursive: true, force: true }))
  for (const folder of ['src', 'test', 'script']) await mkdir(join(project, folder))
  await writeFile(join(project, 'src/Counter.sol'), COUNTER)
  await writeFile(join(project, 'foundry.toml'), '[profile.default]\nevm_version = "cancun"\noffline = true\n')
  const sending = ['--legacy', '--rpc-url', url]
  const signing = ['--unlocked', '--from', address, ...sending]
  const succeed = (program: string, ...args: readonly string[]) => tools.succeed(program, args, { cwd: project })
  return { url, project, sending, signing, succeed }
}

describe.skipIf(!runsLinuxBinaries).each([
  ['scion dev', () => []],
  ['a fork', forkFlags],
] as const)('Foundry and %s', (_on, flags) => {
  beforeAll(tools.requireInstalled)

  /** Starts a node and deploys a counter at 7. */
  async function deploy() {
    const begun = await begin(...flags())
    const created = await begun.succeed('forge', 'create', ...begun.signing, '--broadcast', '--json', ...COUNTER_AT_7)
    const { deployedTo } = JSON.parse(created)
    return { ...begun, counter: String(deployedTo) }
  }

  it('cast send is signed by the node, and cast run shows its trace', async () => {
    const { url, signing, counter, succeed } = await deploy()
    const sent = JSON.parse(await succeed('cast', 'send', ...signing, '--json', counter, 'set(uint256)', '9'))
    expect(sent).toMatchObject({ status: '0x1', type: '0x0' })
    const trace = await succeed('cast', 'run', '--rpc-url', url, sent.transactionHash)
    expect(trace).toMatch(/60fe47b1|set\(/)
    expect(trace).toContain('Transaction successfully executed.')
  })

  it('cast send shows the reason of a transaction that would fail', async () => {
    const { project, signing, counter } = await deploy()
    const refused = await tools.run('cast', ['send', ...signing, counter, 'set(uint256)', '100'], { cwd: project })
    expect(refused.code).not.toBe(0)
    expect(refused.stderr).toContain('too much')
  })

  const ways = {
    'with a key': ['--private-key', privateKey],
    'for an unlocked account of the node': ['--unlocked', '--sender', address],
  }
  it.each(Object.entries(ways))('forge script deploys and sends %s', async (_, signing) => {
    const { url, project, sending, succeed } = await begin(...flags())
    await writeFile(join(project, 'script/Deploy.s.sol'), SCRIPT)
    const script = ['script/Deploy.s.sol', '--sig', 'run(uint256)', '20', '--broadcast', ...sending, ...signing]
    expect(await succeed('forge', 'script', ...script)).toContain('ONCHAIN EXECUTION COMPLETE & SUCCESSFUL')
    const log = await readFile(join(project, 'broadcast/Deploy.s.sol/33/run-latest.json'), 'utf8')
    const { receipts } = JSON.parse(log)
    expect(receipts).toHaveLength(14)
    for (const receipt of receipts) expect(receipt).toMatchObject({ status: '0x1', type: '0x0' })
    const counter = String(receipts[0].contractAddress)
    expect((await succeed('cast', 'call', '--rpc-url', url, counter, 'number()(uint256)')).trim()).toBe('20')
  })

  it('forge script sends nothing when its simulation fails, and shows the reason', async () => {
    const { url, project, sending } = await begin(...flags())
    await writeFile(join(project, 'script/Deploy.s.sol'), SCRIPT)
    const script = ['script/Deploy.s.sol', '--sig', 'run(uint256)', '100', '--broadcast', ...sending]
    const failed = await tools.run('forge', ['script', ...script, '--private-key', privateKey], { cwd: project })
    expect(failed.code).not.toBe(0)
    expect(failed.stderr).toContain('too much')
    expect((await call(url, 'eth_getTransactionCount', [address, 'latest'])).body).toMatchObject({ result: '0x0' })
  })

  it('forge create deploys with a key', async () => {
    const { url, sending, succeed } = await begin(...flags())
    const signing = ['--private-key', privateKey, ...sending]
    const created = await succeed('forge', 'create', ...signing, '--broadcast', '--json', ...COUNTER_AT_7)
    const counter = String(JSON.parse(created).deployedTo)
    expect((await succeed('cast', 'call', '--rpc-url', url, counter, 'number()(uint256)')).trim()).toBe('7')
  })

  it('forge test forks from the node', async () => {
    const { url, project, counter, succeed } = await deploy()
    await writeFile(join(project, 'test/Fork.t.sol'), forkTest(counter))
    expect(await succeed('forge', 'test', '--fork-url', url)).toMatch(/1 passed; 0 failed/)
  })

  it('anvil forks from the node', async () => {
    const { url, counter, succeed } = await deploy()
    const anvil = tools.start('anvil', ['--fork-url', url, '--port', '0'])
    const [, fork = ''] = await anvil.says(/Listening on (127\.0\.0\.1:\d+)/)
    const read = await succeed('cast', 'call', '--rpc-url', `http://${fork}`, counter, 'number()(uint256)')
    expect(read.trim()).toBe('7')
    const [theirs, ours] = await Promise.all([`http://${fork}`, url].map((node) => call(node, 'eth_blockNumber')))
    expect(theirs?.body).toMatchObject(ours?.body ?? {})
  })
})

describe.skipIf(!runsLinuxBinaries)('Foundry and the contracts of the genesis block', () => {
  beforeAll(tools.requireInstalled)

  it('forge script deploys with a salt, and each sandbox gives the contract the same address', async () => {
    const deploySalted = async () => {
      const { url, project, sending, succeed } = await begin()
      await writeFile(join(project, 'script/Deploy.s.sol'), SALTED)
      const script = ['script/Deploy.s.sol', '--sig', 'run(uint256)', '8', '--broadcast', '--private-key', privateKey]
      await succeed('forge', 'script', ...script, ...sending)
      const { transactions } = JSON.parse(
        await readFile(join(project, 'broadcast/Deploy.s.sol/33/run-latest.json'), 'utf8'),
      )
      expect(transactions[0]).toMatchObject({ transactionType: 'CREATE2' })
      const counter = String(transactions[0].contractAddress)
      expect((await succeed('cast', 'call', '--rpc-url', url, counter, 'number()(uint256)')).trim()).toBe('8')
      return counter
    }
    expect(await deploySalted()).toBe(await deploySalted())
  })
})

describe.skipIf(!runsLinuxBinaries)('cast and anvil on a fork', () => {
  beforeAll(tools.requireInstalled)

  it('cast reads blocks, code and balances before and after the fork', async () => {
    const { url } = await spawnDev(...forkFlags())
    const cast = async (command: string, ...args: readonly string[]) =>
      (await tools.succeed('cast', [command, ...args, '--rpc-url', url])).trim()
    const forked = Number(await cast('block-number'))
    await cast('send', '--legacy', '--private-key', privateKey, ANSWER, '--value', '0')
    expect(Number(await cast('block-number'))).toBe(forked + 1)
    for (const block of ['1', `${forked}`, `${forked + 1}`]) {
      expect(BigInt(await cast('call', ANSWER, '--block', block))).toBe(42n)
      expect(await cast('block', block, '--field', 'number')).toBe(block)
      expect(BigInt(await cast('nonce', address, '--block', block))).toBe(Number(block) > forked ? 1n : 0n)
    }
    expect(await cast('code', ANSWER, '--block', '0')).toBe('0x')
  })

  it('anvil forks from a fork, and reads what the forked chain and the fork have', async () => {
    const { url } = await spawnDev(...forkFlags())
    await call(url, 'hardhat_setBalance', [ANSWER, '0x7'])
    await call(url, 'evm_mine')
    const anvil = tools.start('anvil', ['--fork-url', url, '--port', '0'])
    const [, fork = ''] = await anvil.says(/Listening on (127\.0\.0\.1:\d+)/)
    const ask = async (method: string, ...params: readonly unknown[]) =>
      (await call(`http://${fork}`, method, params)).body.result
    expect(BigInt(String(await ask('eth_call', { to: ANSWER }, 'latest')))).toBe(42n)
    expect(await ask('eth_getBalance', ANSWER, 'latest')).toBe('0x7')
    expect(await ask('eth_getBlockByNumber', '0x1', false)).toMatchObject({ number: '0x1' })
  })
})

const COUNTER_AT_7 = ['src/Counter.sol:Counter', '--constructor-args', '7']

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MNEMONIC_ACCOUNTS } from '../../../src/chainspec/sandboxAccounts.ts'
import { type Service, startService } from '../../_helpers/service.ts'
import { call } from '../../_helpers/wire.ts'
import { startFork } from '../_fork.ts'
import { runsLinuxBinaries } from '../_project.ts'
import { tools } from './_tools.ts'

const [sender, receiver] = MNEMONIC_ACCOUNTS.slice(2)
if (sender === undefined || receiver === undefined) throw new Error('two accounts are needed')
const { address: from, privateKey } = sender
if (!runsLinuxBinaries)
  process.stderr.write('SKIPPED: the tests with Foundry, whose binaries here are for Linux on x64\n')

const COUNTER = `// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

contract Counter {
    uint256 public number;
    function set(uint256 value) external { number = value; }
}

interface Vm {
    function startBroadcast() external;
}

contract Deploy {
    Vm constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));
    bool public constant IS_SCRIPT = true;
    function run() external {
        vm.startBroadcast();
        new Counter().set(7);
    }
}
`

describe.skipIf(!runsLinuxBinaries)('Foundry without --legacy', () => {
  let service: Service
  let fork: Service
  let project = ''
  beforeAll(async () => {
    tools.requireInstalled()
    service = await startService()
    fork = await startFork('mainnet')
    project = await mkdtemp(join(tmpdir(), 'scion-foundry-'))
    await mkdir(join(project, 'src'))
    await writeFile(join(project, 'src/Counter.sol'), COUNTER)
    await writeFile(join(project, 'foundry.toml'), '[profile.default]\nevm_version = "cancun"\noffline = true\n')
  })
  afterAll(async () => {
    await service?.stop()
    await fork?.stop()
    if (project !== '') await rm(project, { recursive: true, force: true })
  })

  const regtest = () => service.url('regtest')
  const at = (url: string) => ['--rpc-url', url, '--private-key', privateKey]
  const sending = (url: string) =>
    [
      ['cast', 'send', ...at(url), receiver.address, '--value', '1'],
      ['forge', 'create', 'src/Counter.sol:Counter', '--broadcast', ...at(url)],
      ['forge', 'script', 'src/Counter.sol:Deploy', '--broadcast', ...at(url)],
    ] as const
  const runIn = ([program, ...args]: readonly [string, ...string[]]) => tools.run(program, args, { cwd: project })

  async function nonceOn(url: string): Promise<unknown> {
    return (await call(url, 'eth_getTransactionCount', [from, 'pending'])).body
  }

  async function typesOn(url: string): Promise<string[]> {
    const block = (await call(url, 'eth_getBlockByNumber', ['latest', true])).body
    return [...JSON.stringify(block).matchAll(/"type":"(0x[0-9a-f]+)"/g)].map(([, type = '']) => type)
  }

  it.each([
    ['mainnet', () => service.url('mainnet')],
    ['testnet', () => service.url('testnet')],
    ['a fork of mainnet', () => fork.url('mainnet')],
  ])('Foundry sends legacy transactions on %s', async (_on, urlOf) => {
    const url = urlOf()
    for (const command of sending(url)) {
      const before = await nonceOn(url)
      const { code, stderr } = await runIn(command)
      expect({ code, stderr: code === 0 ? '' : stderr }).toEqual({ code: 0, stderr: '' })
      expect(await nonceOn(url)).not.toEqual(before)
      expect(new Set(await typesOn(url))).toEqual(new Set(['0x0']))
    }
  })

  it('Foundry refuses to send on regtest, whose chain ID it does not know, and names EIP-1559', async () => {
    for (const command of sending(regtest())) {
      const { code, stderr } = await runIn(command)
      expect(code).not.toBe(0)
      expect(stderr).toMatch(/eip-?1559/i)
    }
    expect(await nonceOn(regtest())).toMatchObject({ result: '0x0' })
  })

  it('Foundry sends on regtest with --legacy, and waits for the receipt with --sync', async () => {
    for (const [program, command, ...rest] of sending(regtest())) {
      const { code, stderr } = await runIn([program, command, '--legacy', ...rest])
      expect({ code, stderr: code === 0 ? '' : stderr }).toEqual({ code: 0, stderr: '' })
    }
    const sync = await runIn(['cast', 'send', '--legacy', '--sync', ...at(regtest()), receiver.address, '--json'])
    expect(JSON.parse(sync.stdout)).toMatchObject({ status: '0x1', type: '0x0' })
  })

  it('Foundry shows that Rootstock accepts only legacy transactions when it sends type 2', async () => {
    const fees = ['--gas-price', '1', '--priority-gas-price', '1']
    const { code, stderr } = await runIn(['cast', 'send', ...fees, ...at(regtest()), receiver.address])
    expect(code).not.toBe(0)
    expect(stderr).toContain('this one is of type 2 (EIP-1559, dynamic fee), Rootstock takes legacy ones')
  })
})

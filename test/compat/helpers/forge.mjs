// Cases of forge: deployments, sends and controls.
import { observe, readerOf, TARGET } from './observe.mjs'

const OWNER = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const COUNTER = 'src/Counter.sol:Counter'
const KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'

/** Files of the project in which forge runs. */
export const FORGE_PROJECT = {
  'foundry.toml': '[profile.default]\nevm_version = "cancun"\noffline = true\n',
  'src/Counter.sol': `// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

contract Counter {
    uint256 public number;
    constructor(uint256 value) { number = value; }
    function set(uint256 value) external { require(value < 100, "too much"); number = value; }
}
`,
  'script/Deploy.s.sol': `// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;
import {Counter} from "../src/Counter.sol";

interface Vm {
    function startBroadcast() external;
    function stopBroadcast() external;
    function rpc(string calldata method, string calldata params) external returns (bytes memory);
}

contract Deploy {
    Vm constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));
    bool public constant IS_SCRIPT = true;

    function run() external {
        vm.startBroadcast();
        Counter counter = new Counter(7);
        for (uint256 value = 8; value <= 10; value++) counter.set(value);
        payable(0x00000000000000000000000000000000DeaDBeef).transfer(5);
        vm.stopBroadcast();
    }

    function fails() external {
        vm.startBroadcast();
        new Counter(7).set(100);
    }

    function controls() external {
        vm.rpc("anvil_setBalance", '["0x00000000000000000000000000000000deadbeef", "0x9"]');
        vm.rpc("evm_mine", "[]");
        vm.rpc("anvil_mine", '["0x2"]');
    }
}
`,
  'test/Fork.t.sol': `// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface Vm {
    function rpc(string calldata method, string calldata params) external returns (bytes memory);
    function rpcUrl(string calldata name) external view returns (string memory);
    function createSelectFork(string calldata url) external returns (uint256);
    function createSelectFork(string calldata url, uint256 number) external returns (uint256);
    function envString(string calldata name) external view returns (string memory);
    function roll(uint256 number) external;
    function warp(uint256 time) external;
    function deal(address account, uint256 balance) external;
}

contract ForkTest {
    Vm constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));
    address constant TARGET = 0x00000000000000000000000000000000DeaDBeef;

    function testReadsTheNewestBlock() external {
        vm.createSelectFork(vm.envString("ETH_RPC_URL"));
        require(block.number == 2 && TARGET.balance == 6);
    }

    function testReadsAnEarlierBlock() external {
        vm.createSelectFork(vm.envString("ETH_RPC_URL"), 0);
        require(block.number == 0);
    }

    function testControlsTheNode() external {
        vm.rpc("anvil_setBalance", '["0x00000000000000000000000000000000cafebabe", "0x8"]');
        require(uint256(bytes32(vm.rpc("eth_getBalance", '["0x00000000000000000000000000000000cafebabe", "latest"]'))) > 0);
    }
}
`,
}

/** Runs the cases of forge; `run` runs it against the node, in a folder with the project. */
export function observeForge(request, run) {
  return observe(casesOf(request, run), request)
}

function casesOf(request, run) {
  const { balance, block, nonce } = readerOf(request)
  const seen = async () => ({ nonce: await nonce(OWNER), received: await balance(TARGET) })
  const unlocked = ['--unlocked', '--sender', OWNER]
  const script = (...args) => run(['script', 'script/Deploy.s.sol', '--legacy', '--slow', ...args])

  return {
    async 'create --unlocked'() {
      const signing = ['--legacy', '--unlocked', '--from', OWNER]
      const { code, stdout } = await run([
        'create',
        COUNTER,
        ...signing,
        '--broadcast',
        '--json',
        '--constructor-args',
        '7',
      ])
      const { deployedTo } = code === 0 ? JSON.parse(stdout) : {}
      return {
        code,
        value: deployedTo && Number(await request('eth_call', [{ to: deployedTo, data: '0x8381f58a' }, 'latest'])),
      }
    },
    async 'script --broadcast --unlocked'() {
      const { code, stdout } = await script('--broadcast', ...unlocked)
      return { code, complete: stdout.includes('ONCHAIN EXECUTION COMPLETE & SUCCESSFUL'), ...(await seen()) }
    },
    async 'script --broadcast --private-key'() {
      const { code, stdout } = await script('--broadcast', '--private-key', KEY)
      return { code, complete: stdout.includes('ONCHAIN EXECUTION COMPLETE & SUCCESSFUL'), ...(await seen()) }
    },
    async 'script, without --broadcast'() {
      const { code } = await script(...unlocked)
      return { code, ...(await seen()) }
    },
    async 'script, of one that fails'() {
      const { code, stderr } = await script('--broadcast', ...unlocked, '--sig', 'fails()')
      return { code, hasReason: stderr.includes('too much'), ...(await seen()) }
    },
    async 'script, with vm.rpc'() {
      const { code } = await script('--sig', 'controls()')
      return { code, number: (await block()).number, ...(await seen()) }
    },
    async 'test, with vm.createSelectFork and vm.rpc'() {
      await request('hardhat_setBalance', [TARGET, '0x6'])
      await request('hardhat_mine', ['0x2'])
      const { stdout } = await run(['test', '--json'])
      const results = Object.values(JSON.parse(stdout)).flatMap(({ test_results }) => Object.entries(test_results))
      return Object.fromEntries(results.map(([name, { status }]) => [name, status]).sort())
    },
  }
}

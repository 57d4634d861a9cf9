import { type Bytes, stripLeadingZeros } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import { bytesToBigint } from '../../base/integer.ts'
import { type GenesisContract, genesisNumber, type Network } from '../../chainspec/network.ts'
import { rulesAt } from '../../chainspec/rulesAt.ts'
import { type BlockEnvironment, createEvm, type Execution } from '../../evm/evm.ts'
import type { WritableState } from '../../state/stateView.ts'
import type { WholeAccount } from '../api/controls.ts'
import { FailedInitCode } from '../api/genesisErrors.ts'
import { ROOTSTOCK_PRECOMPILES } from '../execution/precompiles.ts'
import { ZERO_ADDRESS } from '../execution/remasc/remasc.ts'

/** Maximum gas of init code. Deploying code of the maximum size costs 5 million. */
const INIT_CODE_GAS = 30_000_000n

/** Writes a contract of the genesis block. Rejects with {@link FailedInitCode}. */
export async function writeContract(network: Network, contract: GenesisContract, world: WritableState): Promise<void> {
  const { address, kind, bytes, nonce, storage = [] } = contract
  const balance = contract.balanceWei ?? (await world.getAccount(address))?.balance ?? 0n
  if (kind === 'code') {
    await writeAccount(world, { address, nonce, balance, code: bytes, storage })
    return
  }
  await world.putAccount(address, { nonce, balance })
  await runInitCode(network, contract, world)
  await writeStorage(world, address, storage)
}

/** Writes an account of which the state has no code and no storage. */
export async function writeAccount(world: WritableState, account: WholeAccount): Promise<void> {
  const { address, nonce, balance, code, storage } = account
  await world.putAccount(address, { nonce, balance })
  if (code.length === 0 && storage.length === 0) return
  await world.markContract(address)
  if (code.length > 0) await world.putCode(address, code)
  await writeStorage(world, address, storage)
}

async function writeStorage(world: WritableState, address: Bytes, storage: WholeAccount['storage']): Promise<void> {
  for (const [slot, value] of storage) await world.putStorage(address, slot, stripLeadingZeros(value))
}

async function runInitCode(network: Network, contract: GenesisContract, world: WritableState): Promise<void> {
  const { address: newContract, bytes: data, nonce: newContractNonce } = contract
  // Init code runs once, and a start without it needs no WebAssembly.
  const evm = createEvm({ precompiles: ROOTSTOCK_PRECOMPILES, engine: 'typescript' })
  const message = { sender: ZERO_ADDRESS, newContract, newContractNonce, gasPrice: 0n, value: 0n, data }
  const execution = await evm.run(genesisEnvironment(network), { ...message, gasLimit: INIT_CODE_GAS }, world)
  const fault = faultOf(execution)
  if (fault !== undefined) throw new FailedInitCode(newContract, fault)
  for (const address of execution.deleted) await world.deleteAccount(address)
}

function faultOf({ outcome, output }: Execution): string | undefined {
  if (outcome.kind === 'revert') return `reverts with ${toHex(output.subarray(0, 256))}`
  if (outcome.kind === 'exception') return `fails (${outcome.reason})`
  return output.length === 0 ? 'returns no code' : undefined
}

function genesisEnvironment(network: Network): BlockEnvironment {
  const { chainId, bridge, genesis, maxCodeBytes } = network
  const number = genesisNumber(network)
  const { timestamp, coinbase, difficultyBytes, gasLimit, minimumGasPrice } = genesis
  return {
    rules: rulesAt(network, number),
    ...{ chainId, bridge, maxCodeBytes, number, timestamp, coinbase, gasLimit, minimumGasPrice },
    difficulty: bytesToBigint(difficultyBytes),
    getBlockHash: () => undefined,
    getAncestor: async () => undefined,
  }
}

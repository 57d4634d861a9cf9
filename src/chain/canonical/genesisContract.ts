import type { Bytes } from '../../base/bytes.ts'
import { defineError } from '../../base/errors.ts'
import { toHex } from '../../base/hex.ts'
import { bytesToBigint } from '../../base/integer.ts'
import { type GenesisContract, genesisNumber, type Network } from '../../chainspec/network.ts'
import { rulesAt } from '../../chainspec/rulesAt.ts'
import { type BlockEnvironment, createEvm, type Execution } from '../../evm/evm.ts'
import type { WritableState } from '../../state/stateView.ts'
import { ROOTSTOCK_PRECOMPILES } from '../execution/precompiles.ts'

/** Init code of a contract in the genesis block returns no code. */
export const FailedInitCode = defineError(
  'failedInitCode',
  (address: Bytes, fault: string) => `the init code of ${toHex(address)} ${fault}`,
)

/** Maximum gas of init code. Deploying code of the maximum size costs 5 million. */
const INIT_CODE_GAS = 30_000_000n

/** The value of ORIGIN and CALLER, as in a call without a sender. */
const SENDER = new Uint8Array(20)

/** Writes a contract of the genesis block. Rejects with {@link FailedInitCode}. */
export async function writeContract(network: Network, contract: GenesisContract, world: WritableState): Promise<void> {
  const { address, kind, bytes, nonce, storage = [] } = contract
  const { balance } = (await world.getAccount(address)) ?? { balance: 0n }
  await world.putAccount(address, { nonce, balance: contract.balanceWei ?? balance })
  if (kind === 'initCode') await runInitCode(network, contract, world)
  else {
    await world.markContract(address)
    await world.putCode(address, bytes)
  }
  for (const [slot, value] of storage) await world.putStorage(address, slot, value)
}

async function runInitCode(network: Network, contract: GenesisContract, world: WritableState): Promise<void> {
  const { address: newContract, bytes: data, nonce: newContractNonce } = contract
  const evm = createEvm({ precompiles: ROOTSTOCK_PRECOMPILES })
  const message = { sender: SENDER, newContract, newContractNonce, gasPrice: 0n, value: 0n, data }
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

import type { Bytes } from '../base/bytes.ts'
import { defineError } from '../base/errors.ts'
import type { RemoteChain } from '../chain/base/openRemoteBase.ts'
import { createFork } from '../chainspec/fork.ts'
import type { Network, NetworkName } from '../chainspec/network.ts'
import { NETWORKS } from '../chainspec/networks.ts'
import { createSandbox, readSandboxOptions } from '../chainspec/sandbox.ts'
import { withoutRules } from '../chainspec/withoutRules.ts'
import { chainCompatOf } from '../config/compatStyle.ts'
import type { Config } from '../config/load.ts'

/** The endpoint of a fork cannot be forked. */
export const CannotFork = defineError('cannotFork', (reason: string) => `forkUrl: ${reason}`)

/**
 * Returns the rules of the endpoint's chain, which its genesis or, without one, its chain id determines. Blocks keep the
 * minimum gas price of the forked one unless another is set: a lower one lowers the maximum price of transactions, too.
 */
export function forkedNetwork(chain: RemoteChain, config: Config): Network {
  const { forkChainId, gasLimit, minimumGasPrice, unlimitedCodeSize, codeSizeLimit, compat, withoutRule } = config
  const fork = createFork(originOf(chain), {
    ...(forkChainId === 'none' ? {} : { chainId: forkChainId }),
    ...(gasLimit === 'none' ? {} : { gasLimit: BigInt(gasLimit) }),
    minimumGasPriceWei: minimumGasPrice === 0n ? chain.minimumGasPriceWei : minimumGasPrice,
    hasUnlimitedCode: unlimitedCodeSize,
    maxCodeBytes: codeSizeLimit === 'none' ? undefined : codeSizeLimit,
    compat: chainCompatOf(compat),
  })
  return withoutRules(fork, withoutRule)
}

const BY_CHAIN_ID: ReadonlyMap<number, NetworkName> = new Map(
  (['mainnet', 'testnet', 'regtest'] as const).map((name) => [NETWORKS[name].chainId, name]),
)
const BY_NAME: ReadonlyMap<string, NetworkName> = new Map(Object.values(NETWORKS).map(({ name }) => [name, name]))

/** Returns the chain of an endpoint. Throws {@link CannotFork} if it is none of Rootstock. */
export function originOf(chain: Identity): Network {
  const found = findOrigin(chain)
  if (found !== undefined) return found
  throw new CannotFork(`must be a chain of Rootstock (chain id 30, 31 or 33), got chain id ${chain.chainId}; change it`)
}

/** The parts of a chain that determine its network. */
type Identity = Pick<RemoteChain, 'chainId' | 'genesisExtraData'>

/** Returns the chain of an endpoint; undefined if it is none of Rootstock. */
export function findOrigin({ chainId, genesisExtraData }: Identity): Network | undefined {
  const sandbox = genesisExtraData && readSandboxName(genesisExtraData)
  const name = sandbox ?? BY_CHAIN_ID.get(chainId)
  if (name === undefined) return undefined
  const options = genesisExtraData && readSandboxOptions(genesisExtraData)
  return options === undefined ? NETWORKS[name] : createSandbox(NETWORKS[name], options)
}

/** Returns the network of a sandbox of Scion, whose genesis names it. */
function readSandboxName(extraData: Bytes): NetworkName | undefined {
  if (readSandboxOptions(extraData) === undefined) return undefined
  const [, word] = new TextDecoder().decode(extraData).split(' ')
  return BY_NAME.get(word ?? '')
}

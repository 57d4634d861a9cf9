import type { Network } from '../../../chainspec/network.ts'
import type { Config } from '../../../config/load.ts'
import { baseUrl } from '../../banner.ts'
import { accountsOf } from '../banner.ts'
import type { StartedFork } from '../fork.ts'

export interface ConfigOutFacts {
  readonly config: Config
  /** The port that was bound. */
  readonly port: number
  readonly network: Network
  readonly fork?: StartedFork | undefined
  /** Time of the first block, in seconds since 1970. */
  readonly firstTimestamp: number
}

/** Prints the file of `--config-out` in anvil's form, with the URL and the chain id in addition. */
export function printConfigOut({ config, port, network, fork, firstTimestamp }: ConfigOutFacts): string {
  const accounts = accountsOf({ config, fork })
  const { gasLimit, minimumGasPrice } = fork?.base.block.header ?? network.genesis
  const out = {
    available_accounts: accounts.map(({ address }) => address),
    private_keys: accounts.map(({ privateKey }) => privateKey),
    wallet: { derivation_path: `${config.derivationPath}/`, mnemonic: config.mnemonic },
    base_fee: `${minimumGasPrice}`,
    gas_price: `${minimumGasPrice}`,
    gas_limit: `${gasLimit}`,
    genesis_timestamp: `${firstTimestamp}`,
    chain_id: network.chainId,
    url: `${baseUrl(config, port)}/`,
  }
  return `${JSON.stringify(out, undefined, 2)}\n`
}

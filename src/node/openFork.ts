import type { Bytes } from '../base/bytes.ts'
import { systemTimer } from '../base/clock.ts'
import { defineError } from '../base/errors.ts'
import { fromHex, toHex } from '../base/hex.ts'
import { BaseUnavailable } from '../chain/api/errors.ts'
import type { Answers } from '../chain/base/answers.ts'
import { type ForkPoint, findRemoteChain, openRemoteBase, type RemoteChain } from '../chain/base/openRemoteBase.ts'
import type { RemoteBase } from '../chain/base/remoteBase.ts'
import type { FundedAccount } from '../chain/canonical/baseBlock.ts'
import { createFork } from '../chainspec/fork.ts'
import { mnemonicAccounts } from '../chainspec/mnemonicAccounts.ts'
import type { Network, NetworkName } from '../chainspec/network.ts'
import { NETWORKS } from '../chainspec/networks.ts'
import { createSandbox, readSandboxOptions } from '../chainspec/sandbox.ts'
import { withoutRules } from '../chainspec/withoutRules.ts'
import type { Config } from '../config/load.ts'
import { NotKept, RemoteError, RemoteUnavailable, WrongAnswer } from '../remote/errors.ts'
import { createPinnedRemote, type PinnedRemote } from '../remote/pinnedRemote.ts'
import { createRemote, type Remote } from '../remote/remote.ts'

/** The endpoint of a fork cannot be forked. */
export const CannotFork = defineError('cannotFork', (reason: string) => `forkUrl: ${reason}`)

/** The base of a fork with its rules and its client, which is shared by all questions about it. */
export interface Fork {
  readonly network: Network
  readonly base: RemoteBase
  readonly funded: readonly FundedAccount[]
  readonly remote: Remote
  readonly answers: PinnedRemote
  /** Number of accounts that were read and are empty or absent: the endpoint does not say which. */
  emptyAccounts(): number
  close(): Promise<void>
}

/** Compute units of a question, as in anvil. */
const UNITS_PER_QUESTION = 17

/** Opens the fork that the settings describe. Rejects with `CannotFork` and `BaseUnavailable`. */
export async function openFork(config: Config): Promise<Fork> {
  const remote = createRemote({
    urls: config.forkUrl,
    headers: config.forkHeader,
    retries: config.retries,
    timeoutMs: config.timeout,
    backoffMs: config.forkRetryBackoff,
    requestsPerSecond: config.rateLimit ? config.computeUnitsPerSecond / UNITS_PER_QUESTION : Number.POSITIVE_INFINITY,
    timer: systemTimer,
  })
  try {
    return await openWith(remote, config)
  } catch (error) {
    await remote.close()
    throw error
  }
}

async function openWith(remote: Remote, config: Config): Promise<Fork> {
  const chain = await findRemoteChain(toAnswers(remote.ask, remote), pointOf(config))
  const network = networkOf(chain, config)
  const answers = createPinnedRemote({ remote, isOffline: config.offline })
  const accounts = mnemonicAccounts(config.mnemonic, config.accounts).map(({ address }) => fromHex(address))
  const empty = new Set<string>()
  const { base, nonces } = await openRemoteBase(toAnswers(answers.askKept, remote), network, chain, {
    addresses: accounts,
    onEmptyAccount: (address) => void empty.add(toHex(address)),
  })
  base.prefetchMaturing()
  const balance = config.balance * 10n ** 18n
  return {
    network,
    base,
    funded: nonces.map(({ address, nonce }) => ({ address, nonce, balance })),
    remote,
    answers,
    emptyAccounts: () => empty.size,
    async close() {
      await answers.close()
      await remote.close()
    },
  }
}

function pointOf({ forkBlockNumber, forkBlockHash }: Config): ForkPoint {
  if (forkBlockHash !== 'none') return { kind: 'hash', hash: fromHex(forkBlockHash) }
  return forkBlockNumber === 'none' ? { kind: 'latest' } : { kind: 'number', number: forkBlockNumber }
}

/** Returns the rules of the endpoint's chain, which its genesis or, without one, its chain id determines. */
function networkOf(chain: RemoteChain, config: Config): Network {
  const { forkChainId, gasLimit, minimumGasPrice, unlimitedCodeSize, compat, withoutRule } = config
  const fork = createFork(originOf(chain), {
    ...(forkChainId === 'none' ? {} : { chainId: forkChainId }),
    ...(gasLimit === 'none' ? {} : { gasLimit: BigInt(gasLimit) }),
    minimumGasPriceWei: minimumGasPrice,
    hasUnlimitedCode: unlimitedCodeSize,
    compat,
  })
  return withoutRules(fork, withoutRule)
}

const BY_CHAIN_ID: ReadonlyMap<number, NetworkName> = new Map(
  (['mainnet', 'testnet', 'regtest'] as const).map((name) => [NETWORKS[name].chainId, name]),
)

function originOf({ chainId, genesisExtraData }: RemoteChain): Network {
  const sandbox = genesisExtraData && readSandboxName(genesisExtraData)
  const name = sandbox ?? BY_CHAIN_ID.get(chainId)
  if (name === undefined) {
    throw new CannotFork(`must be a chain of Rootstock (chain id 30, 31 or 33), got chain id ${chainId}; change it`)
  }
  const options = genesisExtraData && readSandboxOptions(genesisExtraData)
  return options === undefined ? NETWORKS[name] : createSandbox(NETWORKS[name], options)
}

/** Returns the network of a sandbox of Scion, whose genesis names it. */
function readSandboxName(extraData: Bytes): NetworkName | undefined {
  if (readSandboxOptions(extraData) === undefined) return undefined
  const [, word] = new TextDecoder().decode(extraData).split(' ')
  return BY_NAME.get(word ?? '')
}

const BY_NAME: ReadonlyMap<string, NetworkName> = new Map(Object.values(NETWORKS).map(({ name }) => [name, name]))

/** Returns the answers of a client. Its errors become those of a base. */
function toAnswers(ask: Answers['ask'], remote: Remote): Answers {
  const asking: Answers['ask'] = async (method, params) => {
    try {
      return await ask(method, params)
    } catch (error) {
      throw toBaseError(error, method)
    }
  }
  return {
    ask: asking,
    async read(questions, convert) {
      const found = await Promise.all(questions.map(([method, params]) => asking(method, params)))
      try {
        return convert(found)
      } catch (error) {
        if (!(error instanceof WrongAnswer)) throw error
        for (const answer of found) remote.markWrong(answer, error.message)
        throw new BaseUnavailable(error.message)
      }
    },
  }
}

function toBaseError(error: unknown, method: string): unknown {
  if (error instanceof RemoteError) {
    return new BaseUnavailable(`${method}: ${error.origin} answered: ${error.message}`, error.code)
  }
  return error instanceof RemoteUnavailable || error instanceof NotKept ? new BaseUnavailable(error.message) : error
}

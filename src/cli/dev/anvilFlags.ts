import { type Command, Option } from 'commander'
import { CommandError } from '../failure.ts'

/** A flag of anvil, and what it is here. */
export interface AnvilFlag {
  /** Its spellings, the long one first, then aliases and the short one. */
  readonly names: readonly string[]
  readonly here: Here
}

type Here =
  /** A flag of `scion dev` with the same effect. */
  | { readonly kind: 'same' }
  /** Accepted; one line of the log has the text. */
  | { readonly kind: 'noEffect'; readonly because: string }
  /** Refused with the reason and what to do. */
  | { readonly kind: 'refused'; readonly because: string }

const same = (...names: readonly string[]): AnvilFlag => ({ names, here: { kind: 'same' } })
const noEffect = (names: string, because: string): AnvilFlag => ({
  names: names.split(' '),
  here: { kind: 'noEffect', because },
})
const refused = (names: string, because: string): AnvilFlag => ({
  names: names.split(' '),
  here: { kind: 'refused', because },
})

/** Every flag of anvil 1.7.1. The program, the guide and the comparison with `anvil --help` use this list. */
export const ANVIL_FLAGS: readonly AnvilFlag[] = [
  same('--accounts', '-a'),
  same('--block-time', '--blockTime', '-b'),
  same('--balance'),
  same('--config-out'),
  same('--derivation-path'),
  same('--dump-state'),
  same('--help', '-h'),
  refused(
    '--hardfork',
    'the rules of Rootstock depend on the network and the height; disable single rules with --without-rule',
  ),
  same('--init'),
  refused('--ipc --ipcpath', 'requests are served over HTTP and WebSocket only; use the URLs of the banner'),
  noEffect('--threads --jobs -j', 'long calls run in one worker process per processor'),
  same('--load-state'),
  same('--mnemonic', '-m'),
  noEffect('--max-persisted-states', 'the states of all blocks are stored'),
  refused('--max-transactions', 'blocks are limited by their gas; set --gas-limit'),
  same('--mixed-mining'),
  same('--mnemonic-random'),
  refused('--mnemonic-seed-unsafe', "anvil's generator is not available; pass the words with --mnemonic"),
  same('--no-mining', '--no-mine'),
  same('--number'),
  same('--order'),
  same('--port', '-p'),
  noEffect('--preserve-historical-states', 'a state file has the newest state only; --data stores all states'),
  noEffect('--prune-history', 'no state is removed'),
  same('--state-interval', '-s'),
  noEffect('--slots-in-an-epoch', 'the tags safe and finalized are equal to latest'),
  same('--state'),
  same('--timestamp'),
  noEffect('--transaction-block-keeper', 'all transactions are stored'),
  same('--version', '-V'),
  same('--color'),
  same('--json'),
  refused('--md', 'the log is text or JSON; use --log-format'),
  same('--quiet', '--silent', '-q'),
  same('--verbosity', '-v'),
  same('--allow-origin'),
  noEffect('--cache-path', 'the chain is stored in the directory of --data'),
  same('--host'),
  same('--no-cors'),
  same('--no-request-size-limit'),
  same('--compute-units-per-second'),
  same('--fork-url', '--rpc-url', '-f'),
  same('--fork-block-number'),
  same('--fork-chain-id'),
  same('--fork-header'),
  same('--fork-retry-backoff'),
  same('--fork-transaction-hash'),
  same('--no-rate-limit', '--no-rpc-rate-limit'),
  same('--no-storage-caching'),
  same('--retries'),
  same('--timeout'),
  same('--block-base-fee-per-gas', '--base-fee'),
  same('--chain-id'),
  same('--code-size-limit'),
  refused('--disable-block-gas-limit', 'a transaction must fit into a block; raise --gas-limit'),
  same('--disable-code-size-limit'),
  noEffect('--disable-min-priority-fee --no-priority-fee', 'transactions have no priority fee'),
  refused('--enable-tx-gas-limit --tx-gas-limit', 'EIP-7825 is no rule of Rootstock; set --gas-limit'),
  same('--gas-limit'),
  refused('--gas-price', 'the price of transactions follows from the minimum of blocks; set --minimum-gas-price'),
  same('--auto-impersonate', '--auto-unlock'),
  same('--disable-console-log', '--no-console-log'),
  same('--disable-default-create2-deployer', '--no-create2'),
  refused('--disable-pool-balance-checks', 'senders must be able to pay; set balances with anvil_setBalance'),
  refused('--memory-limit', 'the memory of a call is limited by its gas; set --call-gas-cap'),
  same('--print-traces', '--enable-trace-printing'),
  noEffect('--steps-tracing --tracing', 'debug_traceTransaction is always available'),
  refused('--celo', 'the chain is Rootstock'),
  same('--network', '-n'),
]

/** Flags with a value that have another name, by the setting or flag whose value they are. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  allowOrigin: 'cors',
  rpcUrl: 'forkUrl',
  blockBaseFeePerGas: 'minimumGasPrice',
  baseFee: 'minimumGasPrice',
}

const UNLIMITED_SIZES = { bodyLimitBytes: '0', messageLimitBytes: '0', requestLimitBytes: '0', requestLimitValues: '0' }

/** The group of these flags in the help. */
const GROUP = 'Flags of anvil:'
const COMMAND_GROUP = 'Chain, as with anvil:'

const visible = (flags: string, text: string) => new Option(flags, text).helpGroup(COMMAND_GROUP)
const alias = (flags: string, text = '') => new Option(flags, text).helpGroup(GROUP)
const hidden = (flags: string) => new Option(flags).hideHelp()

/** Returns the flags that are no settings, or that have another name than the setting. */
const options = (): Option[] => [
  visible('--timestamp <seconds>', 'time of the genesis block, in s since 1970, from which the clock continues'),
  visible('--number <number>', 'number of the genesis block'),
  visible('--init <file>', "genesis file of geth's form, whose accounts are added"),
  visible('--state <file>', 'load this state file if it exists, and write it at the end'),
  visible('--load-state <file>', 'begin with the state of this file, of scion dev or anvil'),
  visible('--dump-state <file>', 'write the state to this file at the end'),
  visible('-s, --state-interval <seconds>', 'also write the state at this interval, in s'),
  visible('--config-out <file>', 'write accounts, private keys and mnemonic to this file, as JSON'),
  visible('--mnemonic-random [words]', 'generate the mnemonic, of 12 (default), 15, 18, 21 or 24 words, and print it'),
  visible('--mixed-mining', 'with --block-time: also mine one block per transaction'),
  visible('--auto-impersonate', 'accept transactions of every sender without a signature'),
  visible('--print-traces', 'same as -vvv').implies({ verbosity: 3 }),
  visible('--disable-console-log', 'do not print console.log of contracts'),
  alias('--allow-origin <origin>', 'same as --cors'),
  alias('--no-cors', 'refuse web pages of every other origin, also of this computer'),
  alias('--block-base-fee-per-gas <wei>', 'same as --minimum-gas-price'),
  alias('--json', 'same as --log-format json').implies({ logFormat: 'json' }),
  alias('-q, --quiet', 'same as --log-format none').implies({ logFormat: 'none' }),
  alias('--disable-code-size-limit', 'same as --unlimited-code-size').implies({ unlimitedCodeSize: true }),
  alias('--no-request-size-limit', 'no limits of the size of requests'),
  alias('--disable-default-create2-deployer', 'same as --no-predeploys').implies({ predeploys: false }),
  hidden('--no-create2').implies({ predeploys: false }),
  hidden('--silent').implies({ logFormat: 'none' }),
  hidden('--blockTime <seconds>'),
  hidden('--no-mine').implies({ mining: false }),
  hidden('--rpc-url <url>'),
  hidden('--no-rpc-rate-limit').implies({ rateLimit: false }),
  hidden('--base-fee <wei>'),
  hidden('--auto-unlock').implies({ autoImpersonate: true }),
  hidden('--no-console-log').implies({ disableConsoleLog: true }),
  hidden('--enable-trace-printing').implies({ verbosity: 3 }),
]

/** The flags of a command line, without those of anvil that have other names here. */
export interface ReadFlags {
  readonly flags: Readonly<Record<string, unknown>>
  /** One line for each flag without effect. */
  readonly notices: readonly string[]
}

/**
 * Adds the flags of anvil that the command does not have. Returns the function that reads them after the command line was
 * parsed, which throws a `CommandError` for those that are refused.
 */
export function addAnvilFlags(command: Command): () => ReadFlags {
  for (const option of options()) command.addOption(option)
  const has = (name: string) => command.options.some(({ long, short }) => long === name || short === name)
  const unsupported = ANVIL_FLAGS.filter(({ here }) => here.kind !== 'same').flatMap((flag) =>
    flag.names
      .filter((name) => name.startsWith('--') && !has(name))
      .map((name) => ({ flag, name, option: createUnsupported(flag, name, has) })),
  )
  for (const { option } of unsupported) command.addOption(option)
  return () => {
    const given = unsupported.filter(({ option }) => command.getOptionValueSource(option.attributeName()) === 'cli')
    return {
      flags: toOwnNames(command.opts()),
      notices: given.map(({ flag, name }) => describeUnsupported(flag, name)),
    }
  }
}

/** Returns a hidden flag with an optional value. The first spelling has the short one. */
function createUnsupported({ names }: AnvilFlag, name: string, has: (name: string) => boolean): Option {
  const short = names.find((one) => /^-\w$/.test(one) && name === names[0] && !has(one))
  return hidden(`${short === undefined ? '' : `${short}, `}${name}${name.startsWith('--no-') ? '' : ' [value]'}`)
}

/** Returns the line about a flag without effect. Throws a `CommandError` for one that is refused. */
function describeUnsupported({ here }: AnvilFlag, name: string): string {
  if (here.kind === 'noEffect') return `${name} has no effect: ${here.because}`
  const because = here.kind === 'refused' ? here.because : ''
  throw new CommandError(`${name.slice(2)}: must not be set for scion dev: ${because}`)
}

function toOwnNames(given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const flags: Record<string, unknown> = { ...given }
  for (const [alias, name] of Object.entries(OTHER_NAMES)) {
    if (given[alias] === undefined) continue
    if (given[name] !== undefined)
      throw new CommandError(`${flagOf(alias)}: must not be set with --${flagOf(name)}; remove one of them`)
    flags[name] = given[alias]
  }
  if (given.cors === false) Object.assign(flags, { cors: '', servesPages: false })
  return given.requestSizeLimit === false ? { ...UNLIMITED_SIZES, ...flags } : flags
}

const flagOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

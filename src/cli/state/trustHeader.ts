import { createInterface } from 'node:readline/promises'
import { type Bytes, equalBytes, HASH_BYTES } from '../../base/bytes.ts'
import { systemTimer } from '../../base/clock.ts'
import { fromHex, toHex } from '../../base/hex.ts'
import { type Printable, plainText, printable } from '../../base/printable.ts'
import { toQuantity } from '../../chain/base/answers.ts'
import type { Tip } from '../../chain/canonical/head.ts'
import type { NetworkName } from '../../chainspec/network.ts'
import { countHosts, hostOf } from '../../remote/host.ts'
import { createRemote, type RemoteEndpoint } from '../../remote/remote.ts'
import { type Claim, readHead } from '../../upstream/endpointHead.ts'
import { CommandError } from '../failure.ts'
import { isTerminal, type Output } from '../output.ts'

/** The ways in which the block of a state may be trusted; see {@link readTrust}. */
export interface Trust {
  /** Hash of the block. */
  readonly checkpoint?: Bytes | undefined
  /** URLs of nodes of the network. Two of different hosts must have the block, and none another one. */
  readonly nodes: readonly string[]
}

const MIN_HOSTS = 2
const TIMEOUT_MS = 10_000

/** Reads the flags `--checkpoint HASH` and `--compare-with URL,URL`. Throws a `CommandError`. */
export function readTrust({ checkpoint, compareWith }: Readonly<Record<'checkpoint' | 'compareWith', unknown>>): Trust {
  if (checkpoint !== undefined && !/^0x[0-9a-fA-F]{64}$/.test(String(checkpoint)))
    throw new CommandError('checkpoint: must be a block hash of 32 bytes, such as 0x12ab...; change --checkpoint')
  const nodes = compareWith === undefined ? [] : String(compareWith).split(',')
  const areUrls = nodes.every((url) => /^https?:\/\/./.test(url) && URL.canParse(url))
  if (nodes.length > 0 && (!areUrls || countHosts(nodes.map((url) => ({ host: hostOf(new URL(url)) }))) < MIN_HOSTS))
    throw new CommandError(
      `compareWith: must be http or https URLs of at least ${MIN_HOSTS} hosts, separated by commas; change --compare-with`,
    )
  return { checkpoint: checkpoint === undefined ? undefined : fromHex(String(checkpoint)), nodes }
}

/**
 * Requires that a block is one of the network: by its hash, by the answers of nodes, or by the user at a terminal. No rule shows this,
 * because a header with work can be made at a low difficulty. Throws a `CommandError`.
 */
export async function requireTrusted(tip: Tip, trust: Trust, network: NetworkName, output: Output): Promise<void> {
  const { block } = tip
  if (trust.checkpoint !== undefined && !equalBytes(trust.checkpoint, block.hash))
    throw new CommandError(
      `checkpoint: must be the hash of the state's block ${block.header.number}, which is ${toHex(block.hash)}; use the state of the block that you trust`,
    )
  if (trust.nodes.length > 0) return requireAgreement(tip, trust.nodes)
  if (trust.checkpoint === undefined) await askUser(tip, network, output)
}

async function requireAgreement({ block, totalDifficulty }: Tip, urls: readonly string[]): Promise<void> {
  const { number } = block.header
  const remote = createRemote({ urls, timeoutMs: TIMEOUT_MS, retries: 1, timer: systemTimer })
  try {
    const found = await Promise.all(
      remote.each().map(async (endpoint) => [endpoint, await readAt(endpoint, number)] as const),
    )
    const answers = found.flatMap(([endpoint, claim]) => (claim === undefined ? [] : [{ endpoint, ...claim }]))
    for (const { endpoint, ...claim } of answers) {
      if (equalBytes(claim.hash, block.hash) && claim.totalDifficulty === totalDifficulty) continue
      throw new CommandError(
        `compareWith: must have block ${number} with hash ${toHex(block.hash)} and total difficulty ${totalDifficulty}, got ${toHex(claim.hash)} and ${claim.totalDifficulty} from ${endpoint.origin}; compare both with a block explorer`,
      )
    }
    const hosts = countHosts(answers.map(({ endpoint }) => endpoint))
    if (hosts < MIN_HOSTS)
      throw new CommandError(
        `compareWith: must have ${MIN_HOSTS} hosts that return block ${number}, got ${hosts} (${answers.length} of ${urls.length} nodes); add nodes of other hosts with --compare-with`,
      )
  } finally {
    await remote.close()
  }
}

const readAt = (endpoint: RemoteEndpoint, number: number): Promise<Claim | undefined> =>
  readHead(endpoint, toQuantity(number), (fields) => ({
    number,
    hash: fields.exactly('hash', HASH_BYTES),
    totalDifficulty: fields.quantity('totalDifficulty'),
  }))

async function askUser({ block }: Tip, network: NetworkName, output: Output): Promise<void> {
  const name = `block ${block.header.number} ${toHex(block.hash)}`
  if (!isTerminal(output) || !process.stdin.isTTY)
    throw new CommandError(
      `checkpoint: must be given, because the file alone does not prove that ${name} is of ${network}; compare the hash with a block explorer and add --checkpoint ${toHex(block.hash)}, or add two nodes with --compare-with`,
    )
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const question: Printable = printable`The state is proved by ${plainText(name)}.\nCompare the hash with a block explorer of ${network}. Is it the same? [yes/no] `
  const answer = await terminal.question(question).catch(() => 'no') // Ctrl-C and Ctrl-D abort the question
  terminal.close()
  if (answer.trim().toLowerCase() !== 'yes')
    throw new CommandError('checkpoint: the block was not confirmed; nothing was imported')
}

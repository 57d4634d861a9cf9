import { systemTimer } from '../base/clock.ts'
import { fromHex, toHex } from '../base/hex.ts'
import { type Answers, asBaseErrors, createAnswers } from '../chain/base/answers.ts'
import { type ForkPoint, findRemoteChain, type RemoteChain } from '../chain/base/openRemoteBase.ts'
import { forkCacheFolder } from '../config/dataFiles.ts'
import type { Config } from '../config/load.ts'
import { openKeptAnswers } from '../remote/keptAnswers.ts'
import { type KeptFork, listForks } from '../remote/keptForks.ts'
import { createPinnedRemote, type PinnedRemote } from '../remote/pinnedRemote.ts'
import type { Remote } from '../remote/remote.ts'
import { CannotFork } from './forkedNetwork.ts'

/** The block of stored answers. */
type Block = Pick<KeptFork, 'chainId' | 'blockNumber' | 'blockHash'>

/** The settings of a fork's answers. */
type ClientSettings = Pick<Config, 'storageCaching' | 'offline' | 'cache'>

/** The clients of a fork's endpoint, one for each block at which the fork has begun. */
export type ForkClients = ReturnType<typeof createForkClients>

/** Creates the clients of a fork. Answers are stored by block; offline, they are the only source. */
export function createForkClients(remote: Remote, settings: ClientSettings, onWarning: (message: string) => void) {
  const folder = forkCacheFolder(settings)
  const opened: PinnedRemote[] = []

  async function openClient(fork: Block): Promise<PinnedRemote> {
    const isKept = settings.storageCaching || settings.offline
    const kept = isKept ? await openKeptAnswers({ folder, fork, timer: systemTimer, onWarning }) : undefined
    return createPinnedRemote({ remote, kept, isOffline: settings.offline })
  }

  async function findStored(point: ForkPoint): Promise<RemoteChain> {
    const stored = await chooseStored(folder, point)
    const client = await openClient(stored)
    try {
      return await findRemoteChain(createAnswers(client), { kind: 'hash', hash: fromHex(stored.blockHash) })
    } finally {
      await client.close()
    }
  }

  return {
    /** Asks for the chain and a block. Rejects with `CannotFork` and `BaseUnavailable`. */
    find: (point: ForkPoint): Promise<RemoteChain> =>
      settings.offline ? findStored(point) : findRemoteChain(freshAnswers(remote), point),
    /** Opens the client of a block. It is closed with the others. */
    async open({ chainId, number, hash }: RemoteChain): Promise<PinnedRemote> {
      const client = await openClient({ chainId, blockNumber: number, blockHash: toHex(hash) })
      opened.push(client)
      return client
    },
    /** Returns the client that was opened last. */
    newest(): PinnedRemote {
      const client = opened.at(-1)
      if (client === undefined) throw new Error('a fork has a client')
      return client
    },
    /** Stores the newest answers, and ends the questions. */
    async close(): Promise<void> {
      for (const client of opened) await client.close()
      await remote.close()
    },
  }
}

/** Returns answers that are not stored. */
export const freshAnswers = (remote: Remote): Pick<Answers, 'ask'> => ({
  ask: (method, params) => asBaseErrors(method, () => remote.ask(method, params)),
})

/** Returns the stored fork that a point selects, for `latest` the one that was used last. Throws `CannotFork`. */
async function chooseStored(folder: string, point: ForkPoint): Promise<KeptFork> {
  const found = (await listForks(folder)).filter(({ blockNumber, blockHash }) => {
    if (point.kind === 'hash') return blockHash === toHex(point.hash)
    return point.kind === 'latest' || blockNumber === point.number
  })
  const [stored] = found
  if (stored === undefined)
    throw new CannotFork(
      'must have stored answers about the block with --offline, got none; run once without --offline',
    )
  // Which chain the endpoint has cannot be asked.
  const chainIds = [...new Set(found.map(({ chainId }) => chainId))]
  if (chainIds.length === 1) return stored
  throw new CannotFork(
    `must select one of the stored forks with --offline, got those of the chain ids ${chainIds.join(', ')}; set --fork-block-hash, see "scion cache list"`,
  )
}

import type { Logger } from 'pino'
import type { Bytes } from '../base/bytes.ts'
import { fromHex, toHex } from '../base/hex.ts'
import type { Chain } from '../chain/openChain.ts'
import type { NetworkName } from '../chainspec/network.ts'
import type { Abortable } from '../concurrency/abortable.ts'
import type { FollowedChain } from '../follow/openFollowed.ts'
import type { About, MethodContext } from '../methods/method.ts'
import { createChainSubscriptions } from '../notifications/chainSubscriptions.ts'
import type { ChainLink } from '../replication/sharedChain.ts'
import { forward, type Linked } from '../rpc/throughWriter.ts'
import type { Upstreamed } from '../upstream/throughUpstream.ts'
import type { Upstream } from '../upstream/upstream.ts'
import type { Wallet } from '../wallet/wallet.ts'
import { AnswerCache } from '../wire/answerCache.ts'
import type { NodeOptions } from './openNetwork.ts'

/** The open data of a node, by network. */
export interface OpenData {
  readonly chains: ReadonlyMap<NetworkName, Chain>
  /** The networks that several processes may serve. */
  readonly links: ReadonlyMap<NetworkName, ChainLink>
  /** The endpoints of networks whose blocks are those of other nodes. */
  readonly upstreams: ReadonlyMap<NetworkName, Upstream>
  /** The followed chains of networks that execute the blocks of other nodes. */
  readonly followed: ReadonlyMap<NetworkName, FollowedChain>
  /** The wallets. A replica opens them when it becomes the writer. */
  readonly wallets: ReadonlyMap<NetworkName, Wallet>
}

export type NodeContext = MethodContext & Linked & Upstreamed

/** Returns the objects that methods use, by network. */
export function createMethodContexts(
  { chains, links, upstreams, followed, wallets }: OpenData,
  about: About,
  logger: Pick<Logger, 'error'>,
  { requestLog, nameRevert }: Pick<NodeOptions, 'requestLog' | 'nameRevert'> = {},
): ReadonlyMap<NetworkName, NodeContext> {
  const onProblem = (err: unknown) => logger.error({ err }, 'subscription failed')
  const contexts = [...chains].map(([name, chain]) => {
    const subscriptions = createChainSubscriptions({ ...chain, onProblem })
    const answerCache = new AnswerCache(chain.reads)
    const link = links.get(name)
    const upstream = upstreams.get(name)
    const follow = followed.get(name)
    const context: NodeContext = {
      ...{ ...chain, about, answerCache, subscriptions, link, upstream, requestLog, nameRevert },
      ...(follow && { isFollowed: true, syncing: follow.syncing, submits: follow.submits }),
      get wallet() {
        return wallets.get(name)
      },
      get sendElsewhere() {
        if (link !== undefined && !link.writes()) return sendThrough(link)
        if (upstream === undefined) return undefined
        return async (encoded: Bytes, call: Abortable) => fromHex(await upstream.send(encoded, call))
      },
    }
    return [name, context] as const
  })
  return new Map(contexts)
}

/** Returns the function that forwards signed transactions to the writer. */
function sendThrough(link: ChainLink): NonNullable<MethodContext['sendElsewhere']> {
  return async (encoded, call, { keyId, hasOrigin }) => {
    const caller = { keyId, hasOrigin, ownerMethods: 'none' } as const
    const params = [toHex(encoded)]
    return fromHex(String(await forward(link, { method: 'eth_sendRawTransaction', params, caller }, call)))
  }
}

import { readFileSync } from 'node:fs'
import pino from 'pino'
import { methodNames } from '../../generated/methods.ts'
import { methodTraits } from '../../generated/traits.ts'
import { ReadyJson } from '../../src/base/readyJson.ts'
import type { Chain } from '../../src/chain/openChain.ts'
import type { FollowedChain } from '../../src/follow/openFollowed.ts'
import { methods } from '../../src/methods/index.ts'
import type { About, MethodContext } from '../../src/methods/method.ts'
import { requireForwardable } from '../../src/methods/requireForwardable.ts'
import { createChainSubscriptions } from '../../src/notifications/chainSubscriptions.ts'
import { createServedMethods } from '../../src/rpc/methodRules.ts'
import { createNodeParser } from '../../src/rpc/parseParams.ts'
import { createRpc } from '../../src/rpc/rpc.ts'
import { type Linked, throughWriter, type WriterLink } from '../../src/rpc/throughWriter.ts'
import { createClientAddress } from '../../src/server/auth/clientAddress.ts'
import type { ConnectionBounds } from '../../src/server/options.ts'
import { createServer } from '../../src/server/server.ts'
import { throughUpstream, type Upstreamed } from '../../src/upstream/throughUpstream.ts'
import type { Upstream } from '../../src/upstream/upstream.ts'
import type { Wallet } from '../../src/wallet/wallet.ts'
import { AnswerCache } from '../../src/wire/answerCache.ts'
import { type Asked, askAt } from './wire.ts'

/** A chain behind the real methods and the real server, with the statuses of the hosted profile. */
export interface ServedChain extends Asked {
  readonly chain: Chain
  readonly url: string
  close(): Promise<void>
}

const served = createServedMethods({
  profile: 'dev',
  enable: [],
  disable: [],
  callTimeoutMs: 0,
  timeoutsMs: new Map(),
  weights: new Map(),
  requestLimitBytes: 2 ** 19,
  requestLimitValues: 20_000,
})

const document = readFileSync(new URL('../../generated/openrpc.json', import.meta.url), 'utf8')

/** What is served besides. */
export interface ServedChainOptions {
  readonly wallet?: Wallet | undefined
  readonly bounds?: Partial<ConnectionBounds>
  /** As if other processes served the chain, too. */
  readonly link?: WriterLink
  /** The endpoints that answer what the chain does not know. */
  readonly upstream?: Upstream
  /** The following of endpoints, whose blocks are executed here. */
  readonly followed?: FollowedChain
}

/**
 * Serves a chain that settings cannot make, such as one with another genesis, to everybody, as
 * if to its owner, on a free port of loopback.
 */
export async function serveChain(
  chain: Chain,
  { wallet, bounds = {}, link, upstream, followed }: ServedChainOptions = {},
): Promise<ServedChain> {
  const { name } = chain.network
  const logger = pino({ level: 'silent' })
  const about: About = {
    clientVersion: 'Scion/test',
    modules: served.modules,
    documentAt: () => new ReadyJson(document),
  }
  const context: MethodContext & Linked & Upstreamed = {
    ...chain,
    about,
    answerCache: new AnswerCache(chain.reads),
    wallet,
    ...(link && { link }),
    ...(upstream && { upstream }),
    ...(followed && { isFollowed: true, syncing: followed.syncing, submits: followed.submits }),
    subscriptions: createChainSubscriptions({
      ...chain,
      onProblem(error) {
        throw error
      },
    }),
  }
  const parse = createNodeParser(chain.network.compat)
  const rpc = createRpc({
    handlers: throughUpstream(
      methods,
      methodTraits,
      link === undefined ? undefined : (table) => throughWriter(table, methodTraits, requireForwardable),
    ),
    parseParams(method, params) {
      const name = methodNames.find((known) => known === method)
      if (name === undefined) throw new Error(`${method} is no method of the document`)
      return parse(name, params)
    },
    engineFor: () => context,
    served,
    limits: {
      batchLimit: 50,
      batchConcurrency: 1,
      responseLimitBytes: 0,
      httpStatusOfErrors: 'reference',
      unsentLimitBytes: 2 ** 28,
    },
    logger,
  })
  const server = await createServer({
    rpc,
    async authenticate({ network }) {
      const anybody = { network, keyId: 'anybody', ownerMethods: 'all', hasOrigin: false } as const
      const caller = { ...anybody, allows: () => true, charge: () => {} }
      return { ...caller, withNotifications: (notifications) => ({ ...caller, notifications }) }
    },
    access: { allowedHosts: [], corsOrigins: [], servesLocalPages: false },
    clientAddress: createClientAddress([]),
    networks: [name],
    defaultNetwork: name,
    bodyLimitBytes: 2 ** 20,
    logger,
    health: async () => ({ isReady: true, networks: {} }),
    ready: async () => ({ isReady: true, eventLoop: 'ready', networks: {} }),
    openrpc: () => '{}',
    bounds,
  })
  const url = `http://127.0.0.1:${await server.listen(0, '127.0.0.1')}/${name}`
  return {
    chain,
    url,
    ...askAt(url),
    async close() {
      await server.close(0)
      await wallet?.close()
      await chain.close()
    },
  }
}

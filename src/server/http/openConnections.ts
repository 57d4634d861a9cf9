import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { type AddressSet, clientNetworkOf } from '../../base/addressRanges.ts'
import type { OnRefused } from '../../rpc/refusalReason.ts'
import { LimitExceeded } from '../../rpc/refusals.ts'
import { tcpSocketOf } from '../tls/tlsServer.ts'

/** Bounds of open connections. */
export interface OpenConnectionsOptions {
  readonly maxConnections: number
  /** Maximum for one client network, see `clientNetworkOf`; does not bound proxies. */
  readonly perAddress: number
  /** Maximum for one key; does not bound callers without limits (local key, `--open`). */
  readonly perKey: number
  readonly isProxy: AddressSet
  readonly onRefused: OnRefused
}

/** An open connection of a server. */
export interface OpenConnection {
  /** Returns whether no request is being received or answered. The reader of the connection sets it. */
  isIdle: () => boolean
  /**
   * Counts the connection for the key of its request. Callers without limits (local key, `--open`) are not bounded.
   * Throws `LimitExceeded` if the key has the maximum number of connections, and all of them are in use.
   */
  claim(key: ClaimedKey): void
}

/** The key of a request, and whether the maximum number of connections applies to it. */
export interface ClaimedKey {
  readonly keyId: string
  readonly isBounded: boolean
}

const RETRY_SECONDS = 1

/** Connections in the order in which they were opened. */
type Connections = Set<TrackedConnection>

/** The connections of one client network. */
interface Client {
  /** Connections without a request with a valid key so far. */
  readonly unauthenticated: Connections
  readonly authenticated: Connections
}

class TrackedConnection implements OpenConnection {
  readonly #all: OpenConnections
  readonly socket: Socket
  readonly network: string
  keyId: string | undefined
  isIdle = (): boolean => true

  constructor(all: OpenConnections, socket: Socket) {
    this.#all = all
    this.socket = socket
    this.network = clientNetworkOf(socket.remoteAddress ?? '')
  }

  claim(key: ClaimedKey): void {
    if (this.keyId !== key.keyId) this.#all.claim(this, key)
  }
}

/**
 * The open connections of a server, by client and key. At the maximum, a new connection replaces a connection of the
 * client with most of them: one without a valid key first, then an idle one, then one in use if its client has more
 * connections than the client of the new one.
 */
export class OpenConnections {
  readonly #options: OpenConnectionsOptions
  readonly #clients = new Map<string, Client>()
  readonly #byKey = new Map<string, Connections>()
  #count = 0

  constructor(options: OpenConnectionsOptions) {
    this.#options = options
  }

  get count(): number {
    return this.#count
  }

  /** Counts a new connection until it closes. Returns undefined if it must be closed. */
  open(socket: Socket): OpenConnection | undefined {
    const entry = new TrackedConnection(this, socket)
    const { maxConnections, perAddress, isProxy, onRefused } = this.#options
    const client = this.#clients.get(entry.network)
    if (client !== undefined && sizeOf(client) >= perAddress && !isProxy(socket.remoteAddress ?? '')) {
      onRefused('address_connections')
      if (!this.#close(findUnused([client]))) return undefined
    }
    if (this.#count >= maxConnections) {
      onRefused('connections')
      if (!this.#close(this.#findDispensable(client))) return undefined
    }
    this.#add(entry)
    socket.once('close', () => this.#remove(entry))
    return entry
  }

  claim(entry: TrackedConnection, { keyId, isBounded }: ClaimedKey): void {
    const ofKey = this.#byKey.get(keyId) ?? new Set()
    if (isBounded && ofKey.size >= this.#options.perKey && !this.#close(findIdle(ofKey))) {
      const hint = 'close unused connections, or reuse open ones'
      const text = `limit of ${this.#options.perKey} connections exceeded`
      throw new LimitExceeded(text, RETRY_SECONDS, { reason: 'key_connections', hint })
    }
    const isOpen = this.#remove(entry)
    entry.keyId = keyId
    if (isOpen) this.#add(entry)
  }

  #add(entry: TrackedConnection): void {
    const { network, keyId } = entry
    const client = this.#clients.get(network) ?? { unauthenticated: new Set(), authenticated: new Set() }
    this.#clients.set(network, client)
    this.#count++
    if (keyId === undefined) {
      client.unauthenticated.add(entry)
      return
    }
    client.authenticated.add(entry)
    this.#byKey.set(keyId, (this.#byKey.get(keyId) ?? new Set()).add(entry))
  }

  /** Returns false if the connection was not counted. */
  #remove(entry: TrackedConnection): boolean {
    const { network, keyId } = entry
    const client = this.#clients.get(network)
    if (client === undefined) return false
    const isOpen = client.unauthenticated.delete(entry) || client.authenticated.delete(entry)
    if (isOpen) this.#count--
    if (sizeOf(client) === 0) this.#clients.delete(network)
    const ofKey = keyId === undefined ? undefined : this.#byKey.get(keyId)
    ofKey?.delete(entry)
    if (ofKey?.size === 0) this.#byKey.delete(keyId ?? '')
    return isOpen
  }

  #close(entry: TrackedConnection | undefined): boolean {
    if (entry === undefined) return false
    this.#remove(entry) // not counted while it closes
    entry.socket.destroy()
    return true
  }

  #findDispensable(newcomer: Client | undefined): TrackedConnection | undefined {
    const unused = findUnused(this.#clients.values())
    if (unused !== undefined) return unused
    const largest = largestOf(this.#clients.values(), sizeOf)
    const hasMore = largest !== undefined && sizeOf(largest) > (newcomer === undefined ? 1 : sizeOf(newcomer) + 1)
    return hasMore ? first(largest.authenticated) : undefined
  }
}

const sizeOf = ({ unauthenticated, authenticated }: Client): number => unauthenticated.size + authenticated.size

/** Returns a connection without a valid key of the client with most of these, or else an idle one. */
function findUnused(clients: Iterable<Client>): TrackedConnection | undefined {
  const all = [...clients]
  const unauthenticated = largestOf(all, (client) => client.unauthenticated.size)?.unauthenticated
  if (unauthenticated !== undefined && unauthenticated.size > 0)
    return findIdle(unauthenticated) ?? first(unauthenticated)
  const bySize = all.toSorted((a, b) => sizeOf(b) - sizeOf(a))
  for (const { authenticated } of bySize) {
    const idle = findIdle(authenticated)
    if (idle !== undefined) return idle
  }
  return undefined
}

function largestOf(clients: Iterable<Client>, sizeOfClient: (client: Client) => number): Client | undefined {
  let largest: Client | undefined
  for (const client of clients)
    if (largest === undefined || sizeOfClient(client) > sizeOfClient(largest)) largest = client
  return largest
}

function findIdle(connections: Connections): TrackedConnection | undefined {
  for (const entry of connections) if (entry.isIdle()) return entry
  return undefined
}

function first(connections: Connections): TrackedConnection | undefined {
  for (const entry of connections) return entry
  return undefined
}

const bySocket = new WeakMap<Socket, OpenConnection>()

/** Returns the entry of a connection; undefined on a server that does not bound them. */
export function openConnectionOf(socket: Socket): OpenConnection | undefined {
  return bySocket.get(tcpSocketOf(socket))
}

/** Bounds the connections of a server. Call after all other listeners of connections are added. */
export function boundConnections(server: Server, connections: OpenConnections): void {
  const listeners = server.listeners('connection')
  server.removeAllListeners('connection')
  server.on('connection', (socket: Socket) => {
    const connection = connections.open(socket)
    if (connection === undefined) return void socket.destroy()
    bySocket.set(socket, connection)
    for (const listener of listeners) listener.call(server, socket)
  })
}

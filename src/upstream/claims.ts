import { type Bytes, equalBytes, HASH_BYTES } from '../base/bytes.ts'
import type { Timer } from '../base/clock.ts'
import { toHex } from '../base/hex.ts'
import type { Remote, RemoteEndpoint } from '../remote/remote.ts'
import { type Claim, readClaim, readHead } from './endpointHead.ts'

/** Maximum time in ms for which an endpoint whose head cannot be read is not read again. */
const MAX_UNREADABLE_MS = 60_000

export interface ClaimsSetup {
  readonly remote: Pick<Remote, 'each'>
  /** Hash of the first block of the chain. */
  readonly genesisHash: Bytes
  readonly timer: Timer
}

/** Creates the list of the heads that endpoints state, of which nothing is checked yet. An endpoint whose chain has another first block is excluded. */
export function createClaims({ remote, genesisHash, timer }: ClaimsSetup) {
  const endpoints = remote.each()
  const claims = new Map<RemoteEndpoint, Claim>()
  /** The last head of each endpoint, also of those that do not answer any more. */
  const lastClaims = new Map<RemoteEndpoint, Claim>()
  /** Endpoints that have the first block of the chain. */
  const ofChain = new Set<RemoteEndpoint>()
  /** Endpoints whose heads could not be read, with the time in ms until which they are not read again. */
  const unreadable = new Map<RemoteEndpoint, { readonly times: number; readonly untilMs: number }>()

  /** Returns whether an endpoint has the first block of the chain. One with another first block is wrong. */
  async function isOfChain(endpoint: RemoteEndpoint): Promise<boolean> {
    if (ofChain.has(endpoint)) return true
    const isOfChain = await readHead(endpoint, '0x0', (fields) => {
      const hash = fields.exactly('hash', HASH_BYTES)
      if (equalBytes(hash, genesisHash)) return true
      throw fields.wrong('hash', `is ${toHex(hash)} instead of ${toHex(genesisHash)} of the genesis block`)
    })
    if (isOfChain === true) ofChain.add(endpoint)
    return ofChain.has(endpoint)
  }

  function note(endpoint: RemoteEndpoint, claim: Claim): void {
    claims.set(endpoint, claim)
    lastClaims.set(endpoint, claim)
  }

  return {
    endpoints,
    /** Returns the heads of the endpoints that have answered the last question for it. */
    current: (): ReadonlyMap<RemoteEndpoint, Claim> => claims,
    lastOf: (endpoint: RemoteEndpoint): Claim | undefined => lastClaims.get(endpoint),
    note,
    /** Asks an endpoint for its head. */
    async read(endpoint: RemoteEndpoint): Promise<void> {
      const claim = (await isOfChain(endpoint)) ? await readClaim(endpoint) : undefined
      if (claim === undefined) return void claims.delete(endpoint)
      note(endpoint, claim)
      endpoint.sawHeight(claim.number)
    },
    /** Forgets a head until the next answer, and does not read it for a time that doubles: others wait meanwhile. */
    noteUnreadable(endpoint: RemoteEndpoint): void {
      claims.delete(endpoint)
      const times = (unreadable.get(endpoint)?.times ?? 0) + 1
      const pauseMs = times === 1 ? 0 : Math.min(MAX_UNREADABLE_MS, 1_000 * 2 ** times)
      unreadable.set(endpoint, { times, untilMs: timer.nowMs() + pauseMs })
    },
    noteReadable: (endpoint: RemoteEndpoint): void => void unreadable.delete(endpoint),
    /** Returns whether the head of an endpoint may be read: it is not wrong, and was not unreadable lately. */
    mayRead: (endpoint: RemoteEndpoint): boolean =>
      !endpoint.isWrong() && (unreadable.get(endpoint)?.untilMs ?? 0) <= timer.nowMs(),
  }
}

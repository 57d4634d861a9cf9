import { IncomingMessage } from 'node:http'

const WANTS_UPGRADE = Symbol('wantsUpgrade')

/**
 * A request that leaves HTTP only for a WebSocket. Once anybody listens for upgrades, Node 20 takes every request out of
 * HTTP that asks for any; but a server passes over those it does not know (RFC 9110, 7.8), and some clients ask for
 * HTTP/2 with each first request. Node looks at `upgrade` to decide; newer ones have `shouldUpgradeCallback` for this.
 */
export class UpgradingMessage extends IncomingMessage {
  declare [WANTS_UPGRADE]: boolean

  /** Set by Node's parser before the headers are there, and read after. */
  set upgrade(wants: boolean) {
    this[WANTS_UPGRADE] = wants
  }

  get upgrade(): boolean {
    if (!this[WANTS_UPGRADE]) return false
    return this.method === 'CONNECT' || (this.method === 'GET' && isWebSocket(this.headers.upgrade))
  }
}

/**
 * Whether a request asks for an upgrade that it does not get. Node's parser takes the bytes behind it, in the same piece, for
 * another protocol and drops them, so nothing that follows it can be read as a request.
 */
export function isUpgradeIgnored(message: IncomingMessage): boolean {
  return message instanceof UpgradingMessage && message[WANTS_UPGRADE] && !message.upgrade
}

function isWebSocket(protocols: string | undefined): boolean {
  return protocols?.trim().toLowerCase() === 'websocket'
}

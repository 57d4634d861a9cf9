import { IncomingMessage } from 'node:http'

const WANTS_UPGRADE = Symbol('wantsUpgrade')

/**
 * A request that leaves HTTP only for a WebSocket. With a listener for upgrades, Node 20 upgrades every request that has
 * the header. A server must ignore unknown protocols (RFC 9110, 7.8), and some clients offer HTTP/2 in their first
 * request. Node reads `upgrade` to decide; newer versions have `shouldUpgradeCallback`.
 */
export class UpgradingMessage extends IncomingMessage {
  declare [WANTS_UPGRADE]: boolean

  /** Node's parser sets it before the headers are complete, and reads it afterwards. */
  set upgrade(wants: boolean) {
    this[WANTS_UPGRADE] = wants
  }

  get upgrade(): boolean {
    if (!this[WANTS_UPGRADE]) return false
    return this.method === 'CONNECT' || (this.method === 'GET' && isWebSocket(this.headers.upgrade))
  }
}

/**
 * Returns whether a request offers an upgrade that the server ignores. Node's parser drops the bytes after it in the same
 * piece as another protocol's, so no later request of the connection can be read.
 */
export function isUpgradeIgnored(message: IncomingMessage): boolean {
  return message instanceof UpgradingMessage && message[WANTS_UPGRADE] && !message.upgrade
}

function isWebSocket(protocols: string | undefined): boolean {
  return protocols?.trim().toLowerCase() === 'websocket'
}

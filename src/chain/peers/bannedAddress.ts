import { BlockList, isIP, SocketAddress } from 'node:net'
import { InvalidBannedAddress } from '../api/errors.ts'

const FORM = /^([0-9a-fA-F:.]{2,45})(?:\/([1-9][0-9]{0,2}))?$/
const MAPPED = '::ffff:'

/** Addresses of this computer and the unspecified ones. */
const LOCAL = new BlockList()
LOCAL.addSubnet('127.0.0.0', 8, 'ipv4')
LOCAL.addAddress('0.0.0.0', 'ipv4')
LOCAL.addAddress('::1', 'ipv6')
LOCAL.addAddress('::', 'ipv6')

/** Returns an IP address in the form of RFC 5952, a mapped IPv4 address as IPv4; undefined for any other text. */
export function parseIpAddress(text: string): string | undefined {
  const family = isIP(text)
  if (family === 0 || text.includes('%')) return undefined
  if (family === 4) return text
  const { address } = new SocketAddress({ address: text, family: 'ipv6' })
  const mapped = address.startsWith(MAPPED) ? address.slice(MAPPED.length) : ''
  return isIP(mapped) === 4 ? mapped : address
}

/**
 * Parses a ban, `address` or `address/bits`, so that equal addresses have one spelling. Bits of
 * the address after the prefix are not cleared, as in the reference node. Throws {@link InvalidBannedAddress}, also for
 * addresses of this computer.
 */
export function parseBannedAddress(text: string): string {
  const [, host = '', bits] = FORM.exec(text.trim()) ?? []
  const address = parseIpAddress(host)
  if (address === undefined) throw new InvalidBannedAddress(text)
  const family = isIP(address) === 4 ? 'ipv4' : 'ipv6'
  const isTooLong = bits !== undefined && Number(bits) > (family === 'ipv4' ? 32 : 128)
  if (isTooLong || LOCAL.check(address, family)) throw new InvalidBannedAddress(text)
  return bits === undefined ? address : `${address}/${bits}`
}

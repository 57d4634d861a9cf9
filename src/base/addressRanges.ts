import { BlockList, isIP } from 'node:net'

const V4_AS_V6 = /^::ffff:(?=\d+\.)/i
const ZONE = /%.*$/
const RANGE = /^([0-9a-f.:]+)(?:\/(\d{1,3}))?$/i

interface AddressRange {
  readonly address: string
  readonly family: 'ipv4' | 'ipv6'
  readonly prefixBits: number
}

/** Parses `192.0.2.7`, `10.0.0.0/8` or `2001:db8::/32`; undefined for any other text. */
function parseAddressRange(text: string): AddressRange | undefined {
  const [, address = '', prefix] = RANGE.exec(text) ?? []
  const version = isIP(address)
  if (version === 0) return undefined
  const maxBits = version === 4 ? 32 : 128
  const prefixBits = prefix === undefined ? maxBits : Number(prefix)
  return prefixBits > maxBits ? undefined : { address, family: version === 4 ? 'ipv4' : 'ipv6', prefixBits }
}

/** Returns whether a text is an IP address or a range of addresses (address/prefix length). */
export function isAddressRange(text: string): boolean {
  return parseAddressRange(text) !== undefined
}

/** Returns whether an IP address is in the set. */
export type AddressSet = (address: string) => boolean

/** Creates the set of the addresses in these ranges. IPv4 addresses in IPv6 form (`::ffff:`) match as IPv4. */
export function createAddressSet(ranges: readonly string[]): AddressSet {
  const list = new BlockList()
  for (const range of ranges) {
    const parsed = parseAddressRange(range)
    if (parsed === undefined) throw new RangeError(`${range} is no IP address and no range of them`)
    list.addSubnet(parsed.address, parsed.prefixBits, parsed.family)
  }
  return (address) => {
    const plain = address.replace(V4_AS_V6, '').replace(ZONE, '')
    const version = isIP(plain)
    return version !== 0 && list.check(plain, version === 4 ? 'ipv4' : 'ipv6')
  }
}

const HEXTETS = 8
const NETWORK_HEXTETS = 4

/**
 * Returns the network of one client: the address itself for IPv4, the first 64 bits for IPv6, because a client owns all
 * addresses of such a network (RFC 6177).
 */
export function clientNetworkOf(address: string): string {
  const plain = address.replace(V4_AS_V6, '').replace(ZONE, '')
  if (isIP(plain) !== 6) return plain
  const [before = '', after] = plain.split('::')
  const head = before === '' ? [] : before.split(':')
  const tail = after === undefined || after === '' ? [] : after.split(':')
  const zeros: string[] = Array(Math.max(0, HEXTETS - head.length - tail.length)).fill('0')
  const network = [...head, ...zeros, ...tail].slice(0, NETWORK_HEXTETS)
  return `${network.map((hextet) => Number.parseInt(hextet, 16).toString(16)).join(':')}::/64`
}

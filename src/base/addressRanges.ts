import { BlockList, isIP } from 'node:net'

const V4_AS_V6 = /^::ffff:(?=\d+\.)/i
const ZONE = /%.*$/
const RANGE = /^([0-9a-f.:]+)(?:\/(\d{1,3}))?$/i

interface AddressRange {
  readonly address: string
  readonly family: 'ipv4' | 'ipv6'
  readonly prefixBits: number
}

/** `192.0.2.7`, `10.0.0.0/8`, `2001:db8::/32`; undefined when it is none. */
function parseAddressRange(text: string): AddressRange | undefined {
  const [, address = '', prefix] = RANGE.exec(text) ?? []
  const version = isIP(address)
  if (version === 0) return undefined
  const most = version === 4 ? 32 : 128
  const prefixBits = prefix === undefined ? most : Number(prefix)
  return prefixBits > most ? undefined : { address, family: version === 4 ? 'ipv4' : 'ipv6', prefixBits }
}

/** Whether a text is an IP address or, with the length of its prefix, a range of them. */
export function isAddressRange(text: string): boolean {
  return parseAddressRange(text) !== undefined
}

/** Whether an IP address is in a set. */
export type AddressSet = (address: string) => boolean

/** The addresses that are in one of these ranges; the system may write an IPv4 address as one of IPv6. */
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
 * The network of one client: an IPv4 address itself, of an IPv6 address the first 64 bits, since a client has all
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

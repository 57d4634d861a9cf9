import { expect, it } from 'vitest'
import { clientNetworkOf, createAddressSet, isAddressRange } from '../../src/base/addressRanges.ts'

it.each([
  ['192.0.2.7', ['192.0.2.7', '::ffff:192.0.2.7'], ['192.0.2.8', '::192.0.2.7', '']],
  ['192.0.2.0/31', ['192.0.2.0', '192.0.2.1'], ['192.0.2.2', '192.0.1.255']],
  ['0.0.0.0/0', ['255.255.255.255'], ['::1']],
  ['2001:db8::/32', ['2001:db8::1', '2001:DB8:ffff::'], ['2001:db9::', '32.1.13.184']],
  ['::1', ['::1', '0:0:0:0:0:0:0:1', '::1%lo'], ['::2', '127.0.0.1']],
])('the range %s contains only its addresses', (range, inside, outside) => {
  const has = createAddressSet([range])
  expect(inside.filter((address) => !has(address))).toEqual([])
  expect(outside.filter((address) => has(address))).toEqual([])
})

it('an empty address set contains no address', () => {
  expect(createAddressSet([])('127.0.0.1')).toBe(false)
})

it.each(['', '192.0.2', '192.0.2.0/33', '192.0.2.0/', '::/129', 'host.example', '1.2.3.4/-1', '010.0.0.1/8', '::1%lo'])(
  '%j is refused as an address range',
  (text) => {
    expect(isAddressRange(text)).toBe(false)
    expect(() => createAddressSet([text])).toThrow('is no IP address and no range of them')
  },
)

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:0:1:2:3:4:5', '2001:db8:0:1::/64'],
  ['2001:0DB8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
])('the network of the client %s is %s', (address, network) => {
  expect(clientNetworkOf(address)).toBe(network)
})

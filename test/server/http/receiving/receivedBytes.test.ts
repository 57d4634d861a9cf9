import { describe, expect, it } from 'vitest'
import { ReceivedBytes } from '../../../../src/server/http/receiving/receivedBytes.ts'

/** Creates a bound of 100 bytes. `evicted` has the names of evicted arrivals in order. */
function createReceived() {
  const received = new ReceivedBytes(100)
  const evicted: string[] = []
  const begin = (name: string, keyId: string, address: string) =>
    received.begin({ keyId, address }, () => evicted.push(name))
  return { received, evicted, begin }
}

describe('bytes that are arriving', () => {
  it('arriving bytes are counted until they are released', () => {
    const { received, evicted, begin } = createReceived()
    const one = begin('one', 'key', 'address')
    one.hold(60)
    one.hold(40)
    expect([received.bytes, received.connections]).toEqual([100, 1])
    one.release()
    one.release()
    expect([received.bytes, received.connections]).toEqual([0, 0])
    one.hold(100)
    expect(evicted).toEqual([])
  })

  it('beyond the bound, the largest connection of the largest address of the largest key is evicted', () => {
    const { received, evicted, begin } = createReceived()
    begin('other key', 'quiet', '192.0.2.1').hold(40)
    begin('small address', 'loud', '192.0.2.1').hold(19)
    begin('small connection', 'loud', '192.0.2.2').hold(10)
    const largest = begin('largest', 'loud', '192.0.2.2')
    largest.hold(12)
    expect(evicted).toEqual([])
    largest.hold(20)
    expect(evicted).toEqual(['largest'])
    expect(received.bytes).toBe(69)
  })

  it('connections are evicted until the bytes are within the bound', () => {
    const { received, evicted, begin } = createReceived()
    for (let i = 0; i < 10; i++) begin(`${i}`, 'key', 'address').hold(10)
    begin('last', 'key', 'address').hold(25)
    expect(evicted).toEqual(['last'])
    begin('next', 'other', 'address').hold(9)
    expect(evicted).toEqual(['last', '0'])
    expect(received.bytes).toBe(99)
  })

  it('of equal connections the older one is evicted', () => {
    const { evicted, begin } = createReceived()
    const [slow, fast] = [begin('slow', 'key', 'address'), begin('fast', 'key', 'address')]
    slow.hold(10)
    fast.hold(50)
    slow.hold(40)
    fast.hold(0)
    expect(evicted).toEqual([])
    begin('third', 'key', 'address').hold(1)
    expect(evicted).toEqual(['slow'])
  })
})

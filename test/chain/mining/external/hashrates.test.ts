import { describe, expect, it } from 'vitest'
import { createHashrates } from '../../../../src/chain/mining/external/hashrates.ts'
import { holdClock } from '../../../_helpers/chain.ts'

const client = (index: number) => new Uint8Array(new Uint32Array([index]).buffer)

describe('submitted hashrates', () => {
  it("submitted hashrates are summed, count for 60 s, and replace the client's former one", () => {
    const clock = holdClock()
    const hashrates = createHashrates(clock)
    hashrates.submit(client(1), 100n)
    clock.advance(30_000)
    hashrates.submit(client(2), 20n)
    expect(hashrates.sum()).toBe(120n)
    hashrates.submit(client(2), 3n)
    expect(hashrates.sum()).toBe(103n)
    clock.advance(30_000)
    expect(hashrates.sum()).toBe(3n)
    clock.advance(30_000)
    expect(hashrates.sum()).toBe(0n)
  })

  it('submitted hashrates count for the newest 1,000 clients, up to 256 bits', () => {
    const hashrates = createHashrates(holdClock())
    hashrates.submit(client(0), 2n ** 256n - 1n)
    hashrates.submit(client(1), 2n ** 256n - 1n)
    expect(hashrates.sum()).toBe(2n ** 256n - 1n)
    for (let index = 2; index < 1_002; index++) hashrates.submit(client(index), 1n)
    expect(hashrates.sum()).toBe(1_000n)
  })
})

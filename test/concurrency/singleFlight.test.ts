import { expect, it } from 'vitest'
import { createSingleFlight, SingleFlightStopped } from '../../src/concurrency/singleFlight.ts'

/** Rounds that the test ends. */
function holdRounds() {
  const begun: { end(): void; fail(error: Error): void }[] = []
  const rounds = createSingleFlight(
    () =>
      new Promise<void>((resolve, reject) => {
        begun.push({ end: resolve, fail: reject })
      }),
  )
  return { rounds, begun }
}

it('calls during a round share the next one', async () => {
  const { rounds, begun } = holdRounds()
  const first = rounds.next()
  const others = [rounds.next(), rounds.next()]
  expect(begun).toHaveLength(1)
  begun[0]?.end()
  await first
  const late = rounds.next() // before the second round starts
  expect(begun.length).toBeLessThanOrEqual(2)
  begun[1]?.end()
  await Promise.all(others)
  begun[2]?.end()
  await late
  expect(begun.length).toBeLessThanOrEqual(3)
})

it('rounds never overlap, whenever they are requested', async () => {
  let [running, most, count] = [0, 0, 0]
  const rounds = createSingleFlight(async () => {
    most = Math.max(most, ++running)
    count++
    await undefined
    running--
  })
  const askers = Array.from({ length: 50 }, async (_, index) => {
    for (let turn = 0; turn < index % 7; turn++) await undefined
    await rounds.next()
    await rounds.next()
  })
  await Promise.all(askers)
  expect(most).toBe(1)
  expect(count).toBeLessThan(100)
})

it('a failed round rejects its callers, and the next round runs', async () => {
  const { rounds, begun } = holdRounds()
  const [first, second] = [rounds.next(), rounds.next()]
  begun[0]?.fail(new Error('no luck'))
  await expect(first).rejects.toThrow('no luck')
  begun[1]?.end()
  await expect(second).resolves.toBeUndefined()
})

it('no round starts after a stop', async () => {
  const { rounds, begun } = holdRounds()
  const first = rounds.next()
  const refused = expect(rounds.next()).rejects.toThrow(SingleFlightStopped)
  const stopped = rounds.stop()
  begun[0]?.end()
  await stopped
  await first
  await refused
  await expect(rounds.next()).rejects.toThrow(SingleFlightStopped)
  expect(begun).toHaveLength(1)
})

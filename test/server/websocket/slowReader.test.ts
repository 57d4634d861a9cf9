import { expect } from 'vitest'
import type { Caller } from '../../../src/rpc/caller.ts'
import { ALL_SENT } from '../../../src/wire/chainCursor.ts'
import { it } from '../../_helpers/it.ts'
import { mine, openOn } from '../../chain/import/_branches.ts'
import { subscriptionsOf } from '../../notifications/_reader.ts'
import { openRaw, text } from './_frames.ts'
import { startWebSocketServer } from './_webSocketServer.ts'

const SUBSCRIPTIONS = 100
const BLOCKS = 100

it('a client that does not read holds at most a bound, and then receives each block once', async ({ store }) => {
  const chain = await openOn(store)
  const { heads, settle } = subscriptionsOf(chain)
  let sent = 0
  const subscribe = async (_engine: unknown, _params: unknown, _call: unknown, { notifications }: Caller) => {
    const source = await heads({ position: chain.feeds.head(), sent: ALL_SENT })
    return notifications?.subscribe((subscriber) =>
      source({
        ...subscriber,
        notify(members) {
          sent++
          subscriber.notify(members)
        },
      }),
    )
  }
  const { port } = await startWebSocketServer({ handlers: { subscribe }, webSocketBounds: { waitingBytes: 100_000 } })
  const { socket, frames, until } = await openRaw(port)
  for (let i = 0; i < SUBSCRIPTIONS; i++) socket.write(text(`{"id":${i},"method":"subscribe"}`))
  await until(() => frames.length === SUBSCRIPTIONS)
  socket.pause()
  await mine(chain, ...Array.from({ length: BLOCKS }, () => []))
  await settle()
  expect(sent).toBeLessThan(SUBSCRIPTIONS * BLOCKS) // the kernel takes some megabytes, and then it waits
  socket.resume()
  await until(() => frames.length === SUBSCRIPTIONS * (BLOCKS + 1))
  const numbers = new Map<string, number[]>()
  for (const { payload } of frames.slice(SUBSCRIPTIONS)) {
    const { params } = JSON.parse(payload.toString())
    numbers.set(params.subscription, [...(numbers.get(params.subscription) ?? []), Number(params.result.number)])
  }
  const all = Array.from({ length: BLOCKS }, (_, index) => index + 1)
  expect([...numbers.values()]).toEqual(Array.from({ length: SUBSCRIPTIONS }, () => all))
  expect(sent).toBe(SUBSCRIPTIONS * BLOCKS)
})

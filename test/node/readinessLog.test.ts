import { pino } from 'pino'
import { expect, it } from 'vitest'
import { watchReadiness } from '../../src/node/readinessLog.ts'
import type { NetworkReadiness, Readiness } from '../../src/server/pages/health.ts'
import { holdTimer } from '../_helpers/heldTimer.ts'

const READY = { head: 'ready', store: 'ready' } as const
const SYNCED = { ...READY, follow: { state: 'following', behind: 0 } } as const

/** Logs the readiness of a node, one check a second. Returns the lines with their levels. */
async function logReadiness(states: readonly (Partial<Readiness> | NetworkReadiness)[]): Promise<string[]> {
  const lines: string[] = []
  const timer = holdTimer()
  const logger = pino({ level: 'info' }, { write: (line) => void lines.push(line) })
  const left = states.map((state) => ('head' in state ? { networks: { regtest: state } } : state))
  let state: Partial<Readiness> = {}
  const ready = async (): Promise<Readiness> => {
    state = left.shift() ?? state
    return { isReady: true, eventLoop: 'ready', networks: {}, ...state }
  }
  const next = timer.nextWait()
  const watch = watchReadiness(ready, logger, timer)
  await next
  for (let check = 1; check < states.length; check++) {
    const waits = timer.nextWait()
    timer.advance(1_000)
    await waits
  }
  await watch.stop()
  return lines.map((line) => {
    const { level, msg } = JSON.parse(line)
    return `${level === 40 ? 'warn' : 'info'} ${msg}`
  })
}

it.each<[string, NetworkReadiness, string, string]>([
  [
    'a store',
    { ...READY, store: 'unreachable' },
    'the store of regtest does not answer',
    'the store of regtest answers again',
  ],
  [
    'a head',
    { ...READY, head: 'old' },
    'the newest block of regtest is older than readyHeadAgeSeconds',
    'the newest block of regtest is recent again',
  ],
  [
    'a replica',
    { ...READY, sharing: { role: 'replica', behindMs: 2_500 } },
    "this process may lack the newest blocks of regtest: it cannot read the writer's changes, or renew its own lease",
    'this process has the newest block of regtest again',
  ],
  [
    'an upstream',
    { ...READY, upstream: { nodes: 2, serving: 0 } },
    'no endpoint of regtest serves: requests for it fail',
    'an endpoint of regtest serves again',
  ],
])('%s that is not ready is one line, and its return another one', async (_, bad, text, again) => {
  expect(await logReadiness([READY, bad, bad, READY, READY])).toEqual([
    `warn ${text}, after 1.0 s`,
    `warn ${again}, after 2.0 s`,
  ])
})

it('a slow event loop is one line, and its end another one', async () => {
  expect(await logReadiness([{ eventLoop: 'slow' }, { eventLoop: 'slow' }, { eventLoop: 'ready' }])).toEqual([
    'warn the event loop is slow: GET /ready reports it',
    'warn the event loop is fast again, after 2.0 s',
  ])
})

it('a follower that becomes ready, falls behind and loses its nodes logs each change', async () => {
  const behind = { ...READY, follow: { state: 'behind', behind: 7 } } as const
  const alone = { ...READY, follow: { state: 'unreachable', behind: 0 } } as const
  expect(await logReadiness([behind, SYNCED, SYNCED, alone, SYNCED])).toEqual([
    'warn regtest is 7 blocks behind its nodes',
    'warn regtest follows its nodes: it has their newest block, after 1.0 s',
    'warn no node of regtest answers: the newest block may be old, after 2.0 s',
    'warn regtest follows its nodes: it has their newest block, after 1.0 s',
  ])
})

it('a halt has a line of its own elsewhere, and gets none here', async () => {
  const halted = { ...READY, follow: { state: 'halted', behind: 1 } } as const
  expect(await logReadiness([SYNCED, halted, halted])).toEqual([
    'info regtest follows its nodes: it has their newest block',
  ])
})

it('a node that is ready from the start logs nothing', async () => {
  expect(await logReadiness([READY, READY])).toEqual([])
})

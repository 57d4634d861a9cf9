import { describe, expect, it, onTestFinished } from 'vitest'
import { NODE_ITSELF } from '../../src/concurrency/fairQueue.ts'
import { createForwardedExecutor, type ForwardedHandler } from '../../src/replication/executeForwarded.ts'
import type { ForwardedAnswer } from '../../src/replication/forwardedCalls.ts'
import { createForwarding, NotForwarded } from '../../src/replication/forwarding.ts'
import { openSharedStore, type SharedStore } from '../../src/replication/sharedStore.ts'
import { holdTimer } from '../_helpers/heldTimer.ts'
import { findPostgres, newPlace } from '../_helpers/postgres.ts'
import { until } from '../_helpers/until.ts'

const server = await findPostgres()
const CALLER = { clientPath: NODE_ITSELF }

/** Opens the stores of a writer and of a replica that forwards calls to it. */
async function openBoth() {
  const place = newPlace(server ?? '')
  const writer = await openSharedStore(place)
  await writer.becomeWriter()
  const replica = await openSharedStore(place)
  onTestFinished(async () => {
    await replica.close()
    await writer.close()
  })
  const timer = holdTimer()
  const forwarding = createForwarding(replica, 'replica', timer)
  onTestFinished(forwarding.stop)
  return { writer, replica, forwarding, timer }
}

function execute(store: SharedStore, requests: Partial<ForwardedHandler>, epoch = store.writing()?.epoch ?? 0) {
  const unexpected = async (request: string) => `unexpected ${request}`
  const all = { execute: unexpected, executeAgain: unexpected, ...requests }
  const executor = createForwardedExecutor({
    store,
    epoch,
    requests: all,
    onFailure: (error) => expect.fail(String(error)),
  })
  onTestFinished(executor.stop)
  return executor
}

/** Returns an empty list of the texts of each statement. */
const newList = (): string[][] => []

describe.runIf(server !== undefined)('a forwarded call', () => {
  it('each of 700 forwarded calls gets its own answer', async () => {
    const { writer, forwarding } = await openBoth()
    execute(writer, { execute: async (request) => `${request}!` })
    const requests = Array.from({ length: 700 }, (_, index) => `request ${index}`)
    const answers = await Promise.all(requests.map((request) => forwarding.forward(request, CALLER)))
    expect(answers).toEqual(requests.map((request) => `${request}!`))
  })

  it('long calls of one client are sent and answered in several statements, and the call of another client is in an early one', async () => {
    const { writer, replica, timer } = await openBoth()
    const [inserted, begun, answered, taken] = [newList(), newList(), newList(), newList()]
    const calls = {
      insertAll: (member: string, requests: readonly string[]) => {
        inserted.push([...requests])
        return replica.calls.insertAll(member, requests)
      },
      takeAnswers: async (member: string) => {
        const found = await replica.calls.takeAnswers(member)
        taken.push(found.map(({ answer }) => answer))
        return found
      },
    }
    const forwarding = createForwarding({ ...replica, calls: { ...replica.calls, ...calls } }, 'other', timer)
    onTestFinished(forwarding.stop)
    const long = (index: number) => `${index}`.repeat(60_000)
    const requests = Array.from({ length: 9 }, (_, index) => forwarding.forward(long(index + 1), { clientPath: ['a'] }))
    const short = forwarding.forward('short', { clientPath: ['b'] })
    await until(() => inserted.flat().length === 10)
    const watched = {
      ...writer.calls,
      async begin(epoch: number, limit: number) {
        const found = await writer.calls.begin(epoch, limit)
        begun.push(found.map(({ request }) => request))
        return found
      },
      answerAll(epoch: number, answers: readonly ForwardedAnswer[]) {
        answered.push(answers.map(({ answer }) => answer))
        return writer.calls.answerAll(epoch, answers)
      },
    }
    execute({ ...writer, calls: watched }, { execute: async (request) => request })
    expect(await Promise.all([...requests, short])).toEqual([
      ...Array.from({ length: 9 }, (_, i) => long(i + 1)),
      'short',
    ])
    for (const statements of [inserted, begun, answered, taken]) {
      const sizes = statements.map((texts) => texts.join('').length)
      expect(Math.max(...sizes)).toBeLessThan(131_072 + 60_000)
    }
    // The first call is sent at once, and the other client's with the next two.
    expect(inserted.findIndex((texts) => texts.includes('short'))).toBe(1)
  })

  it('a forwarded call is answered before an earlier call that takes longer', async () => {
    const { writer, forwarding } = await openBoth()
    let end = (_answer: string) => {}
    const slow = new Promise<string>((resolve) => {
      end = resolve
    })
    execute(writer, { execute: async (request) => (request === 'slow' ? slow : 'at once') })
    const waiting = forwarding.forward('slow', CALLER)
    expect(await forwarding.forward('quick', CALLER)).toBe('at once')
    end('at last')
    expect(await waiting).toBe('at last')
  })

  it('a forwarded call is answered before its executor stops', async () => {
    const { writer, forwarding } = await openBoth()
    let end = (_answer: string) => {}
    let hasStopped = false
    const begun = new Promise<void>((resolve) => {
      const executor = execute(writer, {
        execute: () =>
          new Promise((answer) => {
            end = answer
            void executor.stop().then(() => {
              hasStopped = true
            })
            resolve()
          }),
      })
    })
    const answer = forwarding.forward('the last one', CALLER)
    await begun
    for (let read = 0; read < 5; read++) await writer.blocks.getHead() // a stop that does not wait would have ended
    expect(hasStopped).toBe(false)
    end('done')
    expect(await answer).toBe('done')
  })

  it('a call that no executor has begun in time is withdrawn without effect', async () => {
    const { writer, forwarding, timer } = await openBoth()
    const begun = timer.nextWait()
    const refused = expect(forwarding.forward('withdrawn', CALLER)).rejects.toThrow(NotForwarded)
    await begun
    timer.advance(10_000)
    await refused
    const done: string[] = []
    execute(writer, {
      async execute(request) {
        done.push(request)
        return ''
      },
    })
    await forwarding.forward('executed', CALLER)
    expect(done).toEqual(['executed'])
  })

  it('a call that a former writer had begun is passed to executeAgain', async () => {
    const { writer, replica, forwarding } = await openBoth()
    const answer = forwarding.forward('begun', CALLER)
    const epoch = writer.writing()?.epoch ?? 0
    let begun = await replica.calls.begin(epoch, 10)
    while (begun.length === 0) begun = await replica.calls.begin(epoch, 10)
    execute(writer, { executeAgain: async (request) => `again ${request}` }, epoch + 1)
    expect(await answer).toBe('again begun')
  })

  it('a replaced writer can neither begin nor answer a call', async () => {
    const { writer, forwarding } = await openBoth()
    const answer = forwarding.forward('for the new writer', CALLER)
    const epoch = writer.writing()?.epoch ?? 0
    expect(await writer.calls.begin(epoch - 1, 10)).toEqual([])
    expect(await writer.calls.answerAll(epoch - 1, [{ id: 1, answer: 'of the old writer' }])).toEqual([])
    execute(writer, { execute: async () => 'of the new writer' })
    expect(await answer).toBe('of the new writer')
  })
})

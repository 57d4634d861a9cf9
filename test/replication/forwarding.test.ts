import { describe, expect, it, onTestFinished } from 'vitest'
import { NODE_ITSELF } from '../../src/concurrency/fairQueue.ts'
import { createForwardedExecutor, type ForwardedHandler } from '../../src/replication/executeForwarded.ts'
import { createForwarding, NotForwarded } from '../../src/replication/forwarding.ts'
import { openSharedStore, type SharedStore } from '../../src/replication/sharedStore.ts'
import { holdTimer } from '../_helpers/heldTimer.ts'
import { findPostgres, newPlace } from '../_helpers/postgres.ts'

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

describe.runIf(server !== undefined)('a forwarded call', () => {
  it('each of 700 forwarded calls gets its own answer', async () => {
    const { writer, forwarding } = await openBoth()
    execute(writer, { execute: async (request) => `${request}!` })
    const requests = Array.from({ length: 700 }, (_, index) => `request ${index}`)
    const answers = await Promise.all(requests.map((request) => forwarding.forward(request, CALLER)))
    expect(answers).toEqual(requests.map((request) => `${request}!`))
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

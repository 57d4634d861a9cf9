import { expect, it } from 'vitest'
import { createSharedBuild } from '../../src/concurrency/sharedBuild.ts'

/** Builds of a chain that the test changes, each ended by the test. */
function openBuilds() {
  let version = 0
  const begun: { readonly version: number; readonly signal: AbortSignal; end(): void; fail(): void }[] = []
  let tellBegun = () => {}
  let running = 0
  let mostRunning = 0
  const get = createSharedBuild<number, string>({
    now: () => version,
    isCurrent: (made) => made === version,
    build: async (stamp, signal) => {
      mostRunning = Math.max(mostRunning, ++running)
      try {
        await new Promise<void>((resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('stopped')))
          begun.push({ version: stamp, signal, end: resolve, fail: () => reject(new Error('failed')) })
          tellBegun()
        })
        return `made of ${stamp}`
      } finally {
        running--
      }
    },
  })
  return {
    get,
    change: () => void version++,
    /** The build with this number, as soon as it has begun. */
    async nth(number: number) {
      for (;;) {
        const build = begun[number - 1]
        if (build !== undefined) return build
        await new Promise<void>((resolve) => {
          tellBegun = resolve
        })
      }
    },
    counts: () => ({ begun: begun.length, mostRunning }),
  }
}

function createCall() {
  const controller = new AbortController()
  return { signal: controller.signal, leave: () => controller.abort() }
}

it('all who ask while nothing changes share a build, also when it has ended', async () => {
  const { get, nth, counts } = openBuilds()
  const asked = [get(), get(createCall())]
  ;(await nth(1)).end()
  expect(await Promise.all([...asked, get(), get(createCall())])).toEqual(Array(4).fill('made of 0'))
  expect(counts().begun).toBe(1)
})

it('one build runs and one waits, however often what they are made of changes', async () => {
  const { get, change, nth, counts } = openBuilds()
  const asked = [get()]
  for (let changes = 0; changes < 20; changes++) {
    change()
    asked.push(get())
  }
  ;(await nth(1)).end()
  ;(await nth(2)).end()
  expect(await Promise.all(asked)).toEqual(['made of 0', ...Array(20).fill('made of 20')])
  expect(counts()).toEqual({ begun: 2, mostRunning: 1 })
})

it('who asks while the next build is about to begin has that one', async () => {
  const { get, change, nth, counts } = openBuilds()
  const first = get()
  change()
  const second = get()
  ;(await nth(1)).end()
  await first
  change()
  const third = get()
  ;(await nth(2)).end()
  expect(await Promise.all([second, third])).toEqual(['made of 2', 'made of 2'])
  expect(counts()).toEqual({ begun: 2, mostRunning: 1 })
})

it('a build is stopped when the last one has gone who waits for it, and the next one begins', async () => {
  const { get, change, nth, counts } = openBuilds()
  const calls = [createCall(), createCall()]
  const asked = Promise.allSettled(calls.map(get))
  const { signal } = await nth(1)
  calls[0]?.leave()
  expect(signal.aborted).toBe(false)
  change()
  const next = get()
  calls[1]?.leave()
  expect(signal.aborted).toBe(true)
  ;(await nth(2)).end()
  expect((await asked).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect([await next, counts()]).toEqual(['made of 1', { begun: 2, mostRunning: 1 }])
})

it('nobody is given a build that is being stopped', async () => {
  const { get, nth } = openBuilds()
  const call = createCall()
  const asked = expect(get(call)).rejects.toThrow('stopped')
  await nth(1)
  call.leave()
  const again = get()
  ;(await nth(2)).end()
  expect(await again).toBe('made of 0')
  await asked
})

it('a build for which nobody waits any more does not begin', async () => {
  const { get, change, nth, counts } = openBuilds()
  const [first, call, gone] = [get(), createCall(), createCall()]
  gone.leave()
  change()
  const asked = Promise.allSettled([get(call), get(gone)])
  call.leave()
  const last = get()
  ;(await nth(1)).end()
  ;(await nth(2)).end()
  expect([await first, await last, counts().begun]).toEqual(['made of 0', 'made of 1', 2])
  expect((await asked).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})

it('a failure is told to those who waited, and the next one who asks tries again', async () => {
  const { get, change, nth } = openBuilds()
  const failing = expect(get()).rejects.toThrow('failed')
  change()
  const waiting = get()
  ;(await nth(1)).fail()
  await failing
  ;(await nth(2)).fail()
  await expect(waiting).rejects.toThrow('failed')
  const again = get()
  ;(await nth(3)).end()
  expect(await again).toBe('made of 1')
})

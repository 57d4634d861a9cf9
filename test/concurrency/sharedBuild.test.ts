import { expect, it } from 'vitest'
import { createSharedBuild } from '../../src/concurrency/sharedBuild.ts'

/** Builds of a versioned value; the test changes the version and ends each build. */
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
    /** Waits until the build with this number has started, and returns it. */
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

it('callers share a build while nothing changes, also after it has ended', async () => {
  const { get, nth, counts } = openBuilds()
  const asked = [get(), get(createCall())]
  ;(await nth(1)).end()
  expect(await Promise.all([...asked, get(), get(createCall())])).toEqual(Array(4).fill('made of 0'))
  expect(counts().begun).toBe(1)
})

it('one shared build runs and one waits, however often the input changes', async () => {
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

it('a call before the waiting build starts shares that build', async () => {
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

it('a shared build is aborted when its last caller leaves, and the next one starts', async () => {
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

it('a new caller does not get a shared build that is being aborted', async () => {
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

it('a waiting build without callers does not start', async () => {
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

it('a failed build rejects its callers, and the next call builds again', async () => {
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

import { expect, it } from 'vitest'
import { createResourcePool } from '../../src/concurrency/resourcePool.ts'

const closed = () => new Error('closed')

/** A promise that the test resolves. */
function createGate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open: () => open(), opened }
}

it('a pool member is used by one task at a time, also when a task arrives during a release', async () => {
  const pool = createResourcePool(['only'], closed)
  const order: string[] = []
  const gates = ['a', 'b', 'c'].map((name) => ({ name, ...createGate() }))
  const [a, b, c] = gates.map((gate) =>
    pool.use(async () => {
      order.push(`${gate.name} begins`)
      await gate.opened
      order.push(`${gate.name} ends`)
    }),
  )
  gates[0]?.open()
  await a
  const late = pool.use(async () => order.push('late'))
  for (const gate of gates) gate.open()
  await Promise.all([b, c, late])
  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends', 'late'])
})

it('concurrent tasks use different members of a pool', async () => {
  const pool = createResourcePool([1, 2], closed)
  const gate = createGate()
  const first = pool.use(async (member) => {
    await gate.opened
    return member
  })
  const second = await pool.use(async (member) => member)
  gate.open()
  expect([await first, second].sort()).toEqual([1, 2])
})

it('a task that fails releases its pool member', async () => {
  const pool = createResourcePool([1], closed)
  await expect(pool.use(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await pool.use(async (member) => member)).toBe(1)
})

it('drain waits for earlier tasks of the pool and refuses later ones', async () => {
  const pool = createResourcePool([1], closed)
  const order: string[] = []
  const tasks = ['a', 'b'].map((name) => pool.use(async () => order.push(name)))
  const drained = pool.drain().then(() => order.push('drained'))
  await expect(pool.use(async () => order.push('late'))).rejects.toThrow('closed')
  await Promise.all([...tasks, drained])
  expect(order).toEqual(['a', 'b', 'drained'])
})

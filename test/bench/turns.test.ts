import { expect, it } from 'vitest'
import type { Contender, Name } from '../../bench/dev/contenders.ts'
import type { Part } from '../../bench/dev/part.ts'
import { printDevHead, printDevRow } from '../../bench/dev/table.ts'
import { measureInTurns, type Row, summarise, type Turn } from '../../bench/dev/turns.ts'

const counted = (value: number, cpuUs?: number): Turn => ({ value, cpuUs, isCounted: true })
const disturbed = (value: number): Turn => ({ value, cpuUs: 1, isCounted: false })

const rowOf = (name: string, unit: Row['unit'], turns: Partial<Record<Name, readonly number[]>>): Row => {
  const names: readonly Name[] = ['anvil', 'scion dev', 'scion start']
  return { name, unit, turns: new Map(names.map((node) => [node, (turns[node] ?? []).map((value) => counted(value))])) }
}

const cellsOf = (row: Row) => {
  const heads = printDevHead().split('\n')[0]?.split(' | ') ?? []
  const cells = printDevRow(row).split(' | ')
  return (head: string) => cells[heads.indexOf(head)]
}

it('a summary has the median and the spread of the turns that count', () => {
  expect(summarise([counted(3, 30), counted(1, 10), disturbed(100), counted(2, 20)])).toEqual({
    median: 2,
    min: 1,
    max: 3,
    cpuUs: 20,
    counted: 3,
    all: 4,
  })
  expect(summarise([disturbed(1), disturbed(3)])).toMatchObject({ median: 2, counted: 0, all: 2 })
  expect(summarise([counted(1, 5), counted(2)])).toMatchObject({ cpuUs: undefined })
  expect(summarise([])).toBeUndefined()
})

it('a row of the table judges both nodes by the targets of the row', () => {
  const cell = cellsOf(
    rowOf('transfer, head 1,000', 'tx/s', { anvil: [900, 1_000], 'scion dev': [940, 960], 'scion start': [500, 700] }),
  )
  expect(cell('anvil')).toBe('950 (900 to 1,000)')
  expect(cell('dev/anvil')).toBe('1.0')
  expect(cell('targets')).toBe('dev yes >= 1.0; start yes >= 0.60; dev/start yes')
  const slower = cellsOf(rowOf('eth_chainId', 'req/s', { anvil: [100], 'scion dev': [80], 'scion start': [90] }))
  expect(slower('targets')).toBe('dev **NO** >= 1.0; dev/start **NO** >= 1.0')
})

it('turns of scion dev and scion start that overlap are within the spread', () => {
  const row = rowOf('eth_call 2,000 SLOAD', 'ms', { 'scion dev': [1, 2, 3], 'scion start': [1, 1.5, 2] })
  expect(cellsOf(row)('targets')).toBe('dev/start within the spread')
})

it('less time is a higher ratio, and a maximum is judged by the median', () => {
  const cell = cellsOf(rowOf('start to first answer', 'ms', { anvil: [100], 'scion dev': [200, 400, 900] }))
  expect(cell('dev/anvil')).toBe('0.25')
  expect(cell('targets')).toBe('dev yes <= 400')
})

const createPlan = (loads: number[]) => ({
  seconds: 1,
  connections: 1,
  turns: 2,
  maxWaitMs: loads.length > 0 ? 60_000 : 0,
  measureLoad: async () => loads.shift() ?? 0.6,
})

const contenders = (['anvil', 'scion dev'] as const).map(
  (name): Contender => ({
    name,
    foreignPid: undefined,
    start: undefined,
    startPackage: undefined,
    scene: () => Promise.reject(new Error('no scene is needed')),
    stop: async () => {},
  }),
)

it('nodes take turns, after the preparation of each, and a part ends also when a turn fails', async () => {
  const order: string[] = []
  const part: Part = {
    name: 'part',
    prepare: async ({ name }) => void order.push(`prepare ${name}`),
    async measure({ name }) {
      order.push(name)
      if (order.length === 6) throw new Error('the last turn fails')
      return [{ name: 'row', unit: 'ms', value: order.length }]
    },
    end: async () => void order.push('end'),
  }
  await expect(measureInTurns(part, contenders, createPlan([]))).rejects.toThrow('the last turn fails')
  expect(order).toEqual(['prepare anvil', 'prepare scion dev', 'anvil', 'scion dev', 'anvil', 'scion dev', 'end'])
})

it('a turn waits for a quiet machine, and does not count if it began without', async () => {
  const part: Part = { name: 'part', measure: async () => [{ name: 'row', unit: 'ms', value: 1 }] }
  const loads = [0.9, 0.7, 0.5, 0, 0, 0]
  const [waited] = await measureInTurns(part, contenders, createPlan(loads))
  expect(loads).toEqual([])
  expect(waited?.turns.get('anvil')).toEqual([counted(1), counted(1)])
  const [busy] = await measureInTurns(part, contenders, createPlan([]))
  expect(summarise(busy?.turns.get('anvil'))).toMatchObject({ median: 1, counted: 0, all: 2 })
})

import { describe, expect, it } from 'vitest'
import { HeldResponses } from '../../src/rpc/heldResponses.ts'
import { ResponsesExceeded } from '../../src/rpc/refusals.ts'
import { ResponseBudget } from '../../src/rpc/responseBudget.ts'

const MEBIBYTE = 'x'.repeat(1024 * 1024)
const PLENTY = new HeldResponses(2 ** 40)

describe('the limit of a response', () => {
  it.each([
    ['ASCII', 'x', 1],
    ['of two bytes each', 'ä', 2],
    ['of three', '€', 3],
    ['of four', '😀', 4],
  ])('the limit of a response can be spent to the last byte: %s', (_, character, bytes) => {
    const budget = new ResponseBudget(100 * bytes, PLENTY, 'a')
    for (let spent = 0; spent < 10; spent++) expect(budget.spend(character.repeat(10))).toBe(character.repeat(10))
    expect(budget.spend('')).toBe('')
    expect(() => budget.spend('x')).toThrow(`${100 * bytes} bytes`)
  })

  it('a limit of 0 is no limit', () => {
    expect(new ResponseBudget(0, PLENTY, 'a').spend(MEBIBYTE)).toBe(MEBIBYTE)
  })
})

describe('the limit of all held responses', () => {
  it('a response beyond the limit of all is refused, until another is released', () => {
    const held = new HeldResponses(3 * MEBIBYTE.length)
    const open = () => new ResponseBudget(0, held, 'a')
    const budgets = [open(), open(), open()]
    for (const budget of budgets) budget.spend([MEBIBYTE])
    expect(() => open().spend(MEBIBYTE)).toThrow(ResponsesExceeded)
    budgets.pop()?.release()
    const next = open()
    expect(next.spend(MEBIBYTE)).toBe(MEBIBYTE)
    for (const budget of [...budgets, next]) budget.release()
    expect(held.size).toBe(0)
  })

  it('a group that holds less than its share is not refused', () => {
    const held = new HeldResponses(4 * MEBIBYTE.length)
    for (let i = 0; i < 4; i++) new ResponseBudget(0, held, 'many').spend(MEBIBYTE)
    new ResponseBudget(0, held, 'one').spend(MEBIBYTE)
    expect(() => new ResponseBudget(0, held, 'many').spend(MEBIBYTE)).toThrow(ResponsesExceeded)
    expect(() => new ResponseBudget(0, held, 'one').spend(MEBIBYTE)).toThrow(ResponsesExceeded)
    expect(held.size).toBe(5 * MEBIBYTE.length)
  })

  it('only long responses are held', () => {
    const held = new HeldResponses(0)
    const budget = new ResponseBudget(0, held, 'a')
    budget.spend('x'.repeat(60_000))
    expect([held.size, budget.isHolding]).toEqual([0, false])
    expect(() => budget.spend('x'.repeat(60_000))).toThrow(ResponsesExceeded)
  })

  it('texts of an abandoned response are not held', () => {
    const held = new HeldResponses(4 * MEBIBYTE.length)
    const budget = new ResponseBudget(0, held, 'a')
    budget.spend(MEBIBYTE)
    budget.release()
    budget.spend(MEBIBYTE)
    budget.release()
    expect([held.size, budget.isHolding]).toEqual([0, false])
  })
})

import { describe, expect, it } from 'vitest'
import { HeldAnswers } from '../../src/rpc/heldAnswers.ts'
import { AnswersExceeded } from '../../src/rpc/refusals.ts'
import { ResponseBudget } from '../../src/rpc/responseBudget.ts'

const MEBIBYTE = 'x'.repeat(1024 * 1024)
const PLENTY = new HeldAnswers(2 ** 40)

describe('the limit of one answer', () => {
  it.each([
    ['ASCII', 'x', 1],
    ['of two bytes each', 'ä', 2],
    ['of three', '€', 3],
    ['of four', '😀', 4],
  ])('is spent to the last byte: %s', (_, character, bytes) => {
    const budget = new ResponseBudget(100 * bytes, PLENTY, 'a')
    for (let spent = 0; spent < 10; spent++) expect(budget.spend(character.repeat(10))).toBe(character.repeat(10))
    expect(budget.spend('')).toBe('')
    expect(() => budget.spend('x')).toThrow(`${100 * bytes} bytes`)
  })

  it('is none at 0', () => {
    expect(new ResponseBudget(0, PLENTY, 'a').spend(MEBIBYTE)).toBe(MEBIBYTE)
  })
})

describe('what all answers hold', () => {
  it('has no room for an answer beyond it, and has it again when another is out', () => {
    const held = new HeldAnswers(3 * MEBIBYTE.length)
    const open = () => new ResponseBudget(0, held, 'a')
    const budgets = [open(), open(), open()]
    for (const budget of budgets) budget.spend([MEBIBYTE])
    expect(() => open().spend(MEBIBYTE)).toThrow(AnswersExceeded)
    budgets.pop()?.release()
    const next = open()
    expect(next.spend(MEBIBYTE)).toBe(MEBIBYTE)
    for (const budget of [...budgets, next]) budget.release()
    expect(held.size).toBe(0)
  })

  it('leaves a share to whoever holds less', () => {
    const held = new HeldAnswers(4 * MEBIBYTE.length)
    for (let i = 0; i < 4; i++) new ResponseBudget(0, held, 'many').spend(MEBIBYTE)
    new ResponseBudget(0, held, 'one').spend(MEBIBYTE)
    expect(() => new ResponseBudget(0, held, 'many').spend(MEBIBYTE)).toThrow(AnswersExceeded)
    expect(() => new ResponseBudget(0, held, 'one').spend(MEBIBYTE)).toThrow(AnswersExceeded)
    expect(held.size).toBe(5 * MEBIBYTE.length)
  })

  it('counts long answers only', () => {
    const held = new HeldAnswers(0)
    const budget = new ResponseBudget(0, held, 'a')
    budget.spend('x'.repeat(60_000))
    expect([held.size, budget.isHolding]).toEqual([0, false])
    expect(() => budget.spend('x'.repeat(60_000))).toThrow(AnswersExceeded)
  })

  it('counts nothing that is made for an answer after it was given up', () => {
    const held = new HeldAnswers(4 * MEBIBYTE.length)
    const budget = new ResponseBudget(0, held, 'a')
    budget.spend(MEBIBYTE)
    budget.release()
    budget.spend(MEBIBYTE)
    budget.release()
    expect([held.size, budget.isHolding]).toEqual([0, false])
  })
})

import { expect } from 'vitest'
import { requireValidResult } from '../../scripts/fixture/replay.ts'
import { readReply } from '../../src/doctor/answer.ts'
import { judgeReplay } from '../../src/doctor/checks/examples.ts'
import type { Replay, ResultOrError } from '../../src/doctor/replay.ts'

/** Expects the answer that the example shows, to the letter and in the order of its members; the doctor must agree. */
export function expectAnswer(replay: Replay, answer: unknown, id: number): void {
  const { expected, isVolatile } = replay
  expect(judgeReplay(replay, readReply({ kind: 'body', status: 200, value: answer, size: 0, ms: 0 }, id))).toEqual([])
  requireValidResult(replay, answer as ResultOrError) // the next lines compare it with one
  if (isVolatile) expect(answer).toHaveProperty('result')
  else
    expect(JSON.stringify(answer, undefined, 1)).toBe(JSON.stringify({ jsonrpc: '2.0', id, ...expected }, undefined, 1))
}

import { describe, expect, it } from 'vitest'
import type { MethodName } from '../../generated/methods.ts'
import { requireValidResult, send } from '../../scripts/fixture/replay.ts'
import type { Fixture } from '../../scripts/fixture/startFixture.ts'
import { readReply } from '../../src/doctor/answer.ts'
import { readDocument } from '../../src/doctor/document.ts'
import { judgeReplay } from '../../src/doctor/judgeReplay.ts'
import { changesState, type Replay, type ResultOrError, replaysOf, requestOf } from '../../src/doctor/replay.ts'
import { sharedFixture } from './sharedFixture.ts'

const { methods } = await readDocument()
const ID = 7

/** Nothing that the doctor would report, and equal to the letter: values, and the order of members. */
export function expectAnswer(replay: Replay, answer: unknown, id: number): void {
  const { expected, isVolatile } = replay
  expect(judgeReplay(replay, readReply({ kind: 'body', status: 200, value: answer, size: 0, ms: 0 }, id))).toEqual([])
  requireValidResult(replay, answer as ResultOrError) // what it is if it is what the next line wants
  if (isVolatile) expect(answer).toHaveProperty('result')
  else
    expect(JSON.stringify(answer, undefined, 1)).toBe(JSON.stringify({ jsonrpc: '2.0', id, ...expected }, undefined, 1))
}

/**
 * The tests that every method has: its examples are answered as the document shows them, by the shared node. A method that
 * changes state says how to start a node for each request.
 */
export function replayExamples(name: MethodName, start?: () => Promise<Fixture>): void {
  const method = methods.find((one) => one.name === name)
  if (method === undefined) throw new Error(`the document has no method ${name}`)
  if (changesState({ method }) !== (start !== undefined)) {
    throw new Error(`${name} has to start nodes of its own exactly if it changes state`)
  }
  const answer = async (replay: Replay, params: unknown) => {
    const fixture = await (start ?? sharedFixture)()
    return send(fixture, replay, requestOf(replay, params, ID))
  }

  describe(name, () => {
    it.each(replaysOf(method))('$name: answered as shown, by position and by name', async (replay) => {
      expectAnswer(replay, await answer(replay, replay.params), ID)
      if (replay.named !== undefined) expectAnswer(replay, await answer(replay, replay.named), ID)
    })
  })
}

import type { ErrorBody, Method } from '../../base/openrpc.ts'
import { describeReply, isMissing, type Reply } from '../answer.ts'
import { compareValues } from '../compare.ts'
import { brief, type Finding } from '../deviation.ts'
import { chainIndependent, type Replay } from '../replay.ts'
import { type Session, showCall } from '../session.ts'

/** Replays the examples of a method that hold on every chain of `network`. */
export async function checkExamples(session: Session, method: Method, network: string | undefined): Promise<void> {
  for (const replay of chainIndependent(method, network)) {
    const reply = await session.ask(method.name, replay.params)
    if (reply.kind === 'result' && 'result' in replay.expected) await session.result(method.name, replay.params)
    session.matrix.report(method.name, showCall(method.name, replay.params), judgeReplay(replay, reply))
  }
}

/** Returns the differences between a response and an example. The document's schema is checked elsewhere. */
export function judgeReplay(replay: Replay, reply: Reply): Finding[] {
  const { expected, method, isVolatile } = replay
  if (reply.kind === 'failure' || isMissing(reply)) return []
  if ('error' in expected) return judgeError(expected.error, reply)
  if (reply.kind === 'error') {
    return [{ class: 'wrongErrorCode', path: '', expected: brief(expected.result), found: describeReply(reply) }]
  }
  if (isVolatile) return []
  const findings = compareValues(expected.result, reply.result)
  if (method['x-identifies-chain'] !== true) return findings
  return findings.map((finding) => ({ ...finding, class: 'wrongChainId' }))
}

/** Compares errors: code and payload must be equal. Texts and explanations are for people. */
export function judgeError({ code, message, data }: ErrorBody, reply: Exclude<Reply, { kind: 'failure' }>): Finding[] {
  if (reply.kind === 'result') {
    return [
      { class: 'wrongErrorCode', path: 'error.code', expected: `${code}`, found: `the result ${brief(reply.result)}` },
    ]
  }
  const differs = (deviation: Finding['class'], path: string, expected: unknown, found: unknown): Finding[] =>
    expected === found ? [] : [{ class: deviation, path, expected: brief(expected), found: brief(found) }]
  return [
    ...differs('wrongErrorCode', 'error.code', code, reply.code),
    ...differs('wrongErrorMessage', 'error.message', message, reply.message),
    ...(typeof data === 'string' ? differs('wrongValue', 'error.data', data, reply.data) : []),
  ]
}

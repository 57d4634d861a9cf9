import type { ErrorBody } from '../base/openrpc.ts'
import { describeReply, isMissing, type Reply } from './answer.ts'
import { compareValues } from './compare.ts'
import { brief, type Finding } from './deviation.ts'
import type { Replay } from './replay.ts'

/** Methods whose result identifies the chain. */
const NAMES_CHAIN: readonly string[] = ['eth_chainId', 'net_version']

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
  if (!NAMES_CHAIN.includes(method.name)) return findings
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

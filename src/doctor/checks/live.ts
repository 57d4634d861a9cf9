import { errors } from '../../../generated/errors.ts'
import type { Method } from '../../base/openrpc.ts'
import { describeReply, isMissing, type Reply } from '../answer.ts'
import type { Material } from '../material.ts'
import { liveParameters, needsParameters } from '../parameters.ts'
import { changesState, isForOwner } from '../replay.ts'
import { type Session, showCall } from '../session.ts'

/** Calls a method with material of this chain and validates the result against the document. */
export async function checkLive(session: Session, method: Method, material: Material): Promise<void> {
  if (changesState({ method }) || isForOwner(method)) return
  for (const params of liveParameters(method, material)) await session.result(method.name, params)
  if (needsParameters(method)) await expectRefusal(session, method.name, [])
}

/** Checks that invalid parameters return -32602. */
export async function expectRefusal(session: Session, method: string, params: readonly unknown[], row = method) {
  const reply = await session.ask(method, params)
  if (reply.kind === 'failure' || isMissing(reply)) return
  if (isError(reply, errors.invalidParams.code)) return
  const finding = { path: 'error.code', expected: `${errors.invalidParams.code}`, found: describeReply(reply) }
  session.matrix.report(row, showCall(method, params), [{ ...finding, class: 'wrongErrorCode' }])
}

const isError = (reply: Reply, code: number) => reply.kind === 'error' && reply.code === code

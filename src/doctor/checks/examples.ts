import type { Method } from '../../base/openrpc.ts'
import { judgeReplay } from '../judgeReplay.ts'
import { chainIndependent } from '../replay.ts'
import { type Session, showCall } from '../session.ts'

/** Replays the examples of a method that hold on every chain of `network`. */
export async function checkExamples(session: Session, method: Method, network: string | undefined): Promise<void> {
  for (const replay of chainIndependent(method, network)) {
    const reply = await session.ask(method.name, replay.params)
    if (reply.kind === 'result' && 'result' in replay.expected) await session.result(method.name, replay.params)
    session.matrix.report(method.name, showCall(method.name, replay.params), judgeReplay(replay, reply))
  }
}

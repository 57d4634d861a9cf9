import type { Timer } from '../base/clock.ts'
import { NodeError } from '../base/errors.ts'
import type { MaybePromise } from '../concurrency/maybePromise.ts'
import type { Member } from './endpointSet.ts'
import { RemoteError, WrongAnswer } from './errors.ts'
import type { RecheckOutcome } from './health.ts'
import type { JsonValue } from './json.ts'

/** Questions to which an endpoint has given a wrong answer. */
export interface Recheck {
  readonly questions: ReadonlyArray<readonly [method: string, params: readonly JsonValue[]]>
  /** Throws `WrongAnswer` if the answers are wrong. */
  read(answers: readonly JsonValue[]): MaybePromise<unknown>
}

export interface RechecksSetup {
  readonly timer: Timer
  readonly stopped: AbortSignal
  /** Asks one endpoint. Undefined is no answer. */
  ask(member: Member, method: string, params: readonly JsonValue[]): Promise<JsonValue | RemoteError | undefined>
}

/** Creates the repetition of the questions to which excluded endpoints have given wrong answers, after their pauses. */
export function createRechecks({ timer, stopped, ask }: RechecksSetup) {
  async function check(member: Member, { questions, read }: Recheck): Promise<RecheckOutcome> {
    const found = await Promise.all(questions.map(([method, params]) => ask(member, method, params)))
    const answers = found.filter(isResult)
    if (answers.length < questions.length) return 'unanswered'
    try {
      await read(answers)
      return 'right'
    } catch (error) {
      return error instanceof NodeError && !(error instanceof WrongAnswer) ? 'unanswered' : 'wrong'
    }
  }

  /** Asks an excluded endpoint the same again after its pause, until it is right. */
  function schedule(member: Member, recheck: Recheck): void {
    const run = async () => {
      const outcome = await check(member, recheck)
      member.health.rechecked(outcome)
      if (outcome !== 'right') schedule(member, recheck)
    }
    timer.wakeIn(member.health.recheckInMs() ?? 0, () => void run(), stopped)
  }

  return { schedule }
}

const isResult = (answer: JsonValue | RemoteError | undefined): answer is JsonValue =>
  answer !== undefined && !(answer instanceof RemoteError)

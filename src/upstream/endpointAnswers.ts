import type { Timer } from '../base/clock.ts'
import { BaseUnavailable } from '../chain/api/errors.ts'
import { type Answers, asBaseErrors } from '../chain/base/answers.ts'
import { withTimeout } from '../concurrency/withTimeout.ts'
import { RemoteError, RemoteUnavailable, WrongAnswer } from '../remote/errors.ts'
import type { JsonValue } from '../remote/json.ts'
import type { RemoteEndpoint } from '../remote/remote.ts'

/** Returns the answers of one endpoint. A wrong answer marks it. */
export function createEndpointAnswers(endpoint: RemoteEndpoint): Answers {
  const ask = (method: string, params: readonly JsonValue[]): Promise<JsonValue> =>
    asBaseErrors(method, async () => {
      const answer = await endpoint.ask(method, params)
      if (answer === undefined) throw new RemoteUnavailable(method, endpoint.origin)
      if (answer instanceof RemoteError) throw answer
      return answer
    })

  return {
    ask,
    async read(questions, convert) {
      const found = await Promise.all(questions.map((question) => ask(...question)))
      try {
        return await convert(found)
      } catch (error) {
        if (!(error instanceof WrongAnswer)) throw error
        endpoint.markWrong(error.message)
        throw new BaseUnavailable(error.message)
      }
    },
  }
}

/** Maximum time in ms for which an answer of one endpoint is awaited when others answer. */
export const MAX_WAIT_MS = 2_000

/**
 * Returns answers that are undefined, or missing, only if no endpoint has others: what one does not have, denies or
 * falsifies is asked of each one that has the head.
 */
export function createThoroughAnswers(answers: Answers, endpoints: readonly RemoteEndpoint[], timer: Timer): Answers {
  const sources = endpoints.map((endpoint) => ({ endpoint, answers: createEndpointAnswers(endpoint) }))
  return {
    ask: answers.ask,
    async read<T>(...question: Parameters<typeof answers.read<T>>): Promise<T> {
      const first = await settle(answers.read(...question))
      const isSettled = 'failure' in first ? first.failure.code !== undefined : first.value !== undefined
      if (isSettled || endpoints.length === 1) return requireValue(first)
      const ready = sources.filter(({ endpoint }) => endpoint.isReady())
      const others = ready.map((source) => settle(source.answers.read(...question)))
      const found = await Promise.all(others.map((other) => withTimeout(other, MAX_WAIT_MS, timer, () => first)))
      return requireValue(found.find((outcome) => 'value' in outcome && outcome.value !== undefined) ?? first)
    },
  }
}

type Outcome<T> = { readonly value: T } | { readonly failure: BaseUnavailable }

/** Returns the value of a read, or the reason without one. */
async function settle<T>(read: Promise<T>): Promise<Outcome<T>> {
  try {
    return { value: await read }
  } catch (error) {
    if (error instanceof BaseUnavailable) return { failure: error }
    throw error
  }
}

function requireValue<T>(outcome: Outcome<T>): T {
  if ('failure' in outcome) throw outcome.failure
  return outcome.value
}

import { BaseUnavailable } from '../chain/api/errors.ts'
import type { Answers } from '../chain/base/answers.ts'
import { RemoteError, WrongAnswer } from '../remote/errors.ts'
import type { JsonValue } from '../remote/json.ts'
import type { RemoteEndpoint } from '../remote/remote.ts'

/** Returns the answers of one endpoint. A wrong answer marks it. */
export function createEndpointAnswers(endpoint: RemoteEndpoint): Answers {
  async function ask(method: string, params: readonly JsonValue[]): Promise<JsonValue> {
    const answer = await endpoint.ask(method, params)
    if (answer === undefined) throw new BaseUnavailable(`${method}: ${endpoint.origin} did not answer`)
    if (answer instanceof RemoteError) {
      throw new BaseUnavailable(`${method}: ${endpoint.origin} answered: ${answer.message}`, 'refused', answer.code)
    }
    return answer
  }

  return {
    ask,
    async read(questions, convert) {
      const found = await Promise.all(questions.map((question) => ask(...question)))
      try {
        return convert(found)
      } catch (error) {
        if (!(error instanceof WrongAnswer)) throw error
        endpoint.markWrong(error.message)
        throw new BaseUnavailable(error.message)
      }
    },
  }
}

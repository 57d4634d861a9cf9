import type { Timer } from '../base/clock.ts'
import { BaseUnavailable } from '../chain/api/errors.ts'
import { type Answers, asBaseErrors, type Question } from '../chain/base/answers.ts'
import { withTimeout } from '../concurrency/withTimeout.ts'
import { RemoteError, RemoteUnavailable, WrongAnswer } from '../remote/errors.ts'
import { parseQuantity } from '../remote/fields.ts'
import { isRecord, type JsonValue } from '../remote/json.ts'
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
        endpoint.markWrong(error.message, { questions, read: convert })
        throw new BaseUnavailable(error.message)
      }
    },
  }
}

/** Maximum time in ms for which an answer of one endpoint is awaited when others answer. */
export const MAX_WAIT_MS = 2_000

/**
 * Returns the height up to which an endpoint must have the chain, if the answer does not show by a hash whether it has. One
 * on another branch may have a transaction in another block.
 */
export function neededHeight([method, [first = null]]: Question): number | undefined {
  if (method === 'eth_getTransactionByHash') return 0
  const named = method === 'eth_getLogs' && isRecord(first) ? first.toBlock : first
  const height = BY_NUMBER.has(method) ? parseQuantity(named) : undefined
  return height === undefined ? undefined : Number(height)
}

/** The methods of {@link Answers} that name blocks by their numbers. */
const BY_NUMBER = new Set(['eth_getBlockByNumber', 'eth_getLogs'])

/**
 * Returns answers that are undefined, or missing, only if no endpoint has others: what one does not have, denies or
 * falsifies is asked of each one. Only endpoints that have the head can deny.
 */
export function createThoroughAnswers(answers: Answers, endpoints: readonly RemoteEndpoint[], timer: Timer): Answers {
  const sources = endpoints.map((endpoint) => ({ endpoint, answers: createEndpointAnswers(endpoint) }))

  /** Asks each endpoint that may have the answer. Returns the first value, otherwise a denial. Throws `BaseUnavailable`. */
  async function askEach<T>(...[questions, convert]: Parameters<typeof answers.read<T>>): Promise<T> {
    const height = heightOf(questions)
    const right = sources.filter(({ endpoint }) => !endpoint.isWrong())
    const trusted = right.length > 0 ? right : sources
    const able = trusted.filter(({ endpoint }) => height === undefined || endpoint.reaches(height))
    const asked = able.map(async ({ endpoint, answers: own }) => {
      const mayDeny = isByNumber(questions) || endpoint.reaches(HEAD)
      const outcome = await withTimeout(settle(own.read(questions, convert)), MAX_WAIT_MS, timer, () => undefined)
      return outcome !== undefined && 'value' in outcome ? { value: outcome.value, mayDeny } : undefined
    })
    const found = (await Promise.all(asked)).filter((outcome) => outcome !== undefined)
    const best = found.find(({ value }) => value !== undefined) ?? found.find(({ mayDeny }) => mayDeny)
    if (best !== undefined) return best.value
    throw found.length > 0 ? lacksHead() : new BaseUnavailable('no endpoint answers')
  }

  return {
    ask: answers.ask,
    async read<T>(...question: Parameters<typeof answers.read<T>>): Promise<T> {
      const mayDeny = isByNumber(question[0]) || endpoints[0]?.reaches(HEAD) === true
      const first = await settle(answers.read(...question))
      const isFinal = 'failure' in first ? isAnswered(first.failure) : first.value !== undefined
      if (isFinal) return requireValue(first)
      if (endpoints.length > 1) {
        const other = await settle(askEach(...question))
        return requireValue('failure' in first && isNothing(other) ? first : other)
      }
      if ('value' in first && !mayDeny) throw lacksHead()
      return requireValue(first)
    },
  }
}

const lacksHead = () => new BaseUnavailable('no endpoint that answers has the head', 'behind')

/** Returns whether a read has found nothing. */
const isNothing = (outcome: Outcome<unknown>): boolean => 'failure' in outcome || outcome.value === undefined

/** Reach of an endpoint that has the head. */
const HEAD = Number.POSITIVE_INFINITY

const isByNumber = ([first]: readonly Question[]): boolean => first !== undefined && BY_NUMBER.has(first[0])
const heightOf = (questions: readonly Question[]) => questions.map(neededHeight).find((height) => height !== undefined)

/** Returns whether no other endpoint can have an answer. */
const isAnswered = ({ code, reason }: BaseUnavailable): boolean => code !== undefined || reason === 'behind'

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

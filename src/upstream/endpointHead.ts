import { type Bytes, equalBytes, HASH_BYTES } from '../base/bytes.ts'
import { toHex } from '../base/hex.ts'
import { toQuantity } from '../chain/base/answers.ts'
import type { Block } from '../primitives/block.ts'
import { RemoteError, WrongAnswer } from '../remote/errors.ts'
import { type Fields, readFields } from '../remote/fields.ts'
import type { JsonValue } from '../remote/json.ts'
import type { Recheck } from '../remote/rechecks.ts'
import type { RemoteEndpoint } from '../remote/remote.ts'
import { isContradictory } from './branch.ts'

/** The head of an endpoint as it states it. Nothing of it is checked. */
export interface Claim {
  readonly number: number
  readonly hash: Bytes
  readonly totalDifficulty: bigint
}

/** Returns the head of an endpoint; undefined if it does not answer. */
export const readClaim = (endpoint: RemoteEndpoint) =>
  readHead(endpoint, 'latest', (fields) => ({
    number: fields.number('number'),
    hash: fields.exactly('hash', HASH_BYTES),
    totalDifficulty: fields.quantity('totalDifficulty'),
  }))

/** Returns the question whether an endpoint contradicts what it has stated of a head. */
export const checkClaim = ({ number, hash, totalDifficulty }: Claim): Recheck => ({
  questions: [['eth_getBlockByHash', [toHex(hash), false]]],
  read([answer = null]) {
    if (answer === null) return
    const fields = readFields(answer, `block ${toHex(hash)}`)
    if (fields.number('number') !== number) throw fields.wrong('number', 'is not that of the head')
    if (fields.quantity('totalDifficulty') !== totalDifficulty) throw fields.wrong('totalDifficulty', 'has changed')
  },
})

/** Returns the question whether an endpoint still has a block on its chain. */
export const checkLeft = ({ hash, number }: Pick<Claim, 'hash' | 'number'>): Recheck => ({
  questions: [['eth_getBlockByNumber', [toQuantity(number), false]]],
  read([answer = null]) {
    if (answer === null) return
    const fields = readFields(answer, `block ${number}`)
    if (equalBytes(fields.exactly('hash', HASH_BYTES), hash)) throw fields.wrong('hash', 'is that of a refused block')
  },
})

/** Returns the questions whether the total difficulties of consecutive blocks contradict their work. */
export const checkSums = (added: readonly Block[]): Recheck => ({
  questions: added.map(({ hash }) => ['eth_getBlockByHash', [toHex(hash), false]]),
  read(answers) {
    const stated = added.map((block, index) => {
      const fields = readFields(answers[index] ?? null, `block ${block.header.number}`)
      return { block, totalDifficulty: fields.quantity('totalDifficulty'), fields }
    })
    if (isContradictory(stated)) throw stated[0]?.fields.wrong('totalDifficulty', 'is not that of the work')
  },
})

/** Returns members of a block of an endpoint; undefined if it has no such block, or no answer. */
export async function readHead<T>(
  endpoint: RemoteEndpoint,
  block: string,
  read: (fields: Fields) => T,
): Promise<T | undefined> {
  const answer = await endpoint.ask('eth_getBlockByNumber', [block, false])
  if (answer === undefined || answer instanceof RemoteError) return undefined
  const readOne = (found: JsonValue) => (found === null ? undefined : read(readFields(found, `block ${block}`)))
  try {
    return readOne(answer)
  } catch (error) {
    if (!(error instanceof WrongAnswer)) throw error
    const questions: Recheck['questions'] = [['eth_getBlockByNumber', [block, false]]]
    endpoint.markWrong(error.message, { questions, read: ([found = null]) => readOne(found) })
    return undefined
  }
}

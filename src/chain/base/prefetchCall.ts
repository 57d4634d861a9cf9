import { ADDRESS_BYTES, type Bytes, WORD_BYTES } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import { mapKey } from '../../base/mapKey.ts'
import { METHOD_NOT_FOUND, WrongAnswer } from '../../remote/errors.ts'
import { readFields } from '../../remote/fields.ts'
import type { JsonValue } from '../../remote/json.ts'
import { accountKey, codeKey, storageKey } from '../../state/keys.ts'
import { BaseUnavailable } from '../api/errors.ts'
import { type Answers, toQuantity } from './answers.ts'
import type { PredictableCall } from './chainBase.ts'

/** Maximum number of values that are read ahead of one call. */
const MAX_VALUES = 2_000
/** Maximum number of contracts of which the first call was predicted. */
const MAX_CONTRACTS = 10_000

/**
 * Returns a function that reads what a call needs before it runs: the endpoint predicts it by `eth_createAccessList`, and
 * few batches carry it. Otherwise the execution waits for one value after the other. Only the first call of a contract is
 * predicted, because later ones find most values. Failures are left to the read that needs the value.
 */
export function createPrefetch(
  answers: Answers,
  pinned: JsonValue,
  readValue: (key: Bytes) => Promise<unknown>,
): (call: PredictableCall) => Promise<void> {
  const predicted = new Set<string>()
  let isOffered = true

  async function predict({ from, to, data, value }: PredictableCall): Promise<readonly Bytes[]> {
    const request = {
      ...(from === undefined ? {} : { from: toHex(from) }),
      ...(to === undefined ? {} : { to: toHex(to) }),
      ...(data.length === 0 ? {} : { data: toHex(data) }),
      ...(value === undefined ? {} : { value: toQuantity(value) }),
    }
    const keys = await answers.read([['eth_createAccessList', [request, pinned]]], ([answer]) => readKeys(answer))
    const callers = [from, to].flatMap((address) => (address === undefined ? [] : keysOf(address)))
    return [...callers, ...keys].slice(0, MAX_VALUES)
  }

  return async (call) => {
    const name = call.to === undefined ? undefined : mapKey(call.to)
    if (!isOffered || name === undefined || call.data.length === 0 || predicted.has(name)) return
    if (predicted.size >= MAX_CONTRACTS) predicted.clear()
    predicted.add(name)
    try {
      const keys = await predict(call)
      await Promise.allSettled(keys.map(readValue))
    } catch (error) {
      if (!(error instanceof BaseUnavailable)) throw error
      // The execution of a call may fail at the endpoint as well.
      if (error.code === METHOD_NOT_FOUND) isOffered = false
    }
  }
}

/** Returns the keys of the values in an access list. Throws `WrongAnswer`. */
function readKeys(answer: JsonValue | undefined): readonly Bytes[] {
  const entries = readFields(answer, 'eth_createAccessList').list('accessList', MAX_VALUES)
  const keys: Bytes[] = []
  for (const entry of entries) {
    const fields = readFields(entry, 'eth_createAccessList')
    const address = fields.exactly('address', ADDRESS_BYTES)
    keys.push(...keysOf(address))
    for (const slot of fields.list('storageKeys', MAX_VALUES)) {
      if (keys.length > MAX_VALUES) throw new WrongAnswer('eth_createAccessList', 'accessList', 'is too long')
      keys.push(storageKey(address, readFields({ slot }, 'eth_createAccessList').exactly('slot', WORD_BYTES)))
    }
  }
  return keys
}

const keysOf = (address: Bytes): readonly Bytes[] => [accountKey(address), codeKey(address)]

import type { Bytes } from '../../base/bytes.ts'
import { mapKey } from '../../base/mapKey.ts'
import { sizeOfAnswer } from '../sizes.ts'
import type { AnswerTable } from '../store.ts'

/** Maximum size of all rows in bytes. A larger bound is for answers on a disk. */
const MAX_BYTES = 64 * 2 ** 20

/** Creates the table of other nodes' answers. */
export function createMemoryAnswers(): AnswerTable {
  /** Answers by question, the oldest first. */
  const answers = new Map<string, Bytes>()
  let bytes = 0

  function remove(key: string): void {
    const answer = answers.get(key)
    if (answer === undefined) return
    answers.delete(key)
    bytes -= sizeOfAnswer({ answer })
  }

  return {
    get: (question) => answers.get(mapKey(question)),
    async putAll(rows, maxBytes) {
      for (const { question, answer } of rows) {
        remove(mapKey(question))
        answers.set(mapKey(question), answer)
        bytes += sizeOfAnswer({ answer })
      }
      for (const key of answers.keys()) {
        if (bytes <= Math.min(maxBytes, MAX_BYTES)) return
        remove(key)
      }
    },
  }
}

import type { Bytes } from '../../base/bytes.ts'
import { ReadyJson } from '../../base/readyJson.ts'
import { parseLogFilter } from '../../wire/logFilter.ts'
import type { Method } from '../method.ts'

export const eth_getLogs: Method<'eth_getLogs'> = async ({ reads }, [filter]) => {
  const pages = await reads.findLogs(parseLogFilter(filter))
  return new ReadyJson(printArray(pages))
}

/** The text of an array whose items are JSON text already. */
async function* printArray(pages: AsyncIterable<Bytes>): AsyncGenerator<string | Bytes> {
  let opening = '['
  for await (const items of pages) {
    yield opening
    yield items
    opening = ','
  }
  yield opening === '[' ? '[]' : ']'
}

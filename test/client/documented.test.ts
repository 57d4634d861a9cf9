import { beforeAll, describe, expect, it } from 'vitest'
import { printExample, shownExample } from '../../scripts/codegen/print/example.ts'
import { createClient, type ScionClient } from '../../src/client/client.ts'
import { http } from '../../src/client/http.ts'
import { inProcess } from '../../src/client/inProcess.ts'
import { changesState, needsWebSocket } from '../../src/doctor/replay.ts'
import { document, useFixture } from '../_helpers/fixture.ts'
import { owner } from '../rpc/_testRpc.ts'

const start = useFixture()

/** Runs lines of code of the documentation; gives what they print. */
async function run(lines: readonly string[], client: ScionClient): Promise<unknown> {
  const code = lines.join('\n').replace('console.log(', 'return (')
  return new Function('client', `return (async () => { ${code}\n })()`)(client)
}

type Way = 'over HTTP' | 'in process'

/** A client of a node that nobody else asks. */
async function startClient(way: Way): Promise<ScionClient> {
  const { url, node } = await start({ networks: ['regtest'] })
  return createClient({ transport: way === 'over HTTP' ? http(url('regtest')) : inProcess(node.rpc, owner) })
}

/** Some names nobody answers, and some examples take more than a call: a filter, a WebSocket. */
const replayed = document.methods.filter((method) => {
  const example = shownExample(method)
  return example !== undefined && example['x-match'] !== 'none' && !needsWebSocket({ method })
})

describe.each<Way>(['over HTTP', 'in process'])('the examples of the documentation, %s', (way) => {
  let shared: ScionClient
  beforeAll(async () => {
    shared = await startClient(way)
  })

  it.each(replayed)('$name', async (method) => {
    const client = changesState({ method }) ? await startClient(way) : shared
    const answer = await run(printExample(method), client)
    const example = shownExample(method)
    if (example?.['x-match'] === 'schema') expect(typeof answer).toBe(typeof example.result.value)
    else expect(answer).toEqual(example?.result.value)
  })
})

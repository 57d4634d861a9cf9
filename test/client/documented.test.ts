import { describe, expect } from 'vitest'
import { printExample, shownExample } from '../../scripts/codegen/print/example.ts'
import type { Method } from '../../src/base/openrpc.ts'
import { createClient, type ScionClient } from '../../src/client/client.ts'
import { http } from '../../src/client/http.ts'
import { inProcess } from '../../src/client/inProcess.ts'
import { changesState, needsWebSocket } from '../../src/doctor/replay.ts'
import { document, useFreshFixture } from '../_helpers/fixture.ts'
import { it } from '../_helpers/it.ts'
import { owner } from '../rpc/_testRpc.ts'

const startFresh = useFreshFixture()

/** Runs lines of code of the documentation; returns the value that they print. */
async function run(lines: readonly string[], client: ScionClient): Promise<unknown> {
  const code = lines.join('\n').replace('console.log(', 'return (')
  return new Function('client', `return (async () => { ${code}\n })()`)(client)
}

/** Methods with an expected result whose example is a single call, without a WebSocket. */
const replayed = document.methods.filter((method) => {
  const example = shownExample(method)
  return example !== undefined && example['x-match'] !== 'none' && !needsWebSocket({ method })
})
const reading = replayed.filter((method) => !changesState({ method }))

async function expectAsShown(method: Method, client: ScionClient): Promise<void> {
  const answer = await run(printExample(method), client)
  const example = shownExample(method)
  if (example?.['x-match'] === 'schema') expect(typeof answer).toBe(typeof example.result.value)
  else expect(answer).toEqual(example?.result.value)
}

describe.each(['over HTTP', 'in process'])('examples of methods that only read, %s', (way) => {
  let client: ScionClient
  it.beforeAll(({ node: { url, node } }) => {
    client = createClient({ transport: way === 'over HTTP' ? http(url('regtest')) : inProcess(node.rpc, owner) })
  })

  it.each(reading)(`the example of $name returns the documented result ${way}`, (method) =>
    expectAsShown(method, client),
  )
})

describe('examples of methods that change the chain', () => {
  it.each(replayed.filter((method) => changesState({ method })))(
    'the example of $name returns the documented result on a new node',
    async (method) => {
      const { url } = await startFresh()
      await expectAsShown(method, createClient({ transport: http(url('regtest')) }))
    },
  )
})

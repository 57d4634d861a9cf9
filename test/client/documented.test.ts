import { beforeAll, describe, expect, it } from 'vitest'
import { printExample, shownExample } from '../../scripts/codegen/print/example.ts'
import { createClient, type ScionClient } from '../../src/client/client.ts'
import { http } from '../../src/client/http.ts'
import { inProcess } from '../../src/client/inProcess.ts'
import type { Caller } from '../../src/rpc/caller.ts'
import { document, useFixture } from '../_helpers/fixture.ts'

const start = useFixture()
const owner: Caller = { network: 'regtest', profile: 'local', allows: () => true, charge: () => {} }
const clients = new Map<string, ScionClient>()

/** Runs lines of code of the documentation; gives what they print. */
async function run(lines: readonly string[], client: ScionClient): Promise<unknown> {
  const code = lines.join('\n').replace('console.log(', 'return (')
  return new Function('client', `return (async () => { ${code}\n })()`)(client)
}

describe.each(['over HTTP', 'in process'])('the examples of the documentation, %s', (way) => {
  beforeAll(async () => {
    const { url, node } = await start({ networks: ['regtest'] })
    clients.set('over HTTP', createClient({ transport: http(url('regtest')) }))
    clients.set('in process', createClient({ transport: inProcess(node.rpc, owner) }))
  })

  it.each(document.methods)('$name', async (method) => {
    const [client, example] = [clients.get(way), shownExample(method)]
    if (client === undefined || example === undefined) throw new Error('a client and an example are needed')
    const answer = await run(printExample(method), client)
    if (example['x-match'] === 'schema') expect(typeof answer).toBe(typeof example.result.value)
    else expect(answer).toEqual(example.result.value)
  })
})

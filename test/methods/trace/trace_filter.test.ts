import { expect, it } from 'vitest'
import { ExecutionTimedOut } from '../../../src/chain/api/errors.ts'
import { methods } from '../../../src/methods/index.ts'
import { createMethodContexts } from '../../../src/node/methodContexts.ts'
import { openTestChain } from '../../_helpers/chain.ts'
import { closedAfterTest } from '../../_helpers/temporary.ts'

const CALLER = { keyId: 'a', hasOrigin: false, charge: () => undefined }
const NOTHING = { links: new Map(), upstreams: new Map(), followed: new Map(), wallets: new Map() }

it('trace_filter ends with its call, which waits for the whole search', async () => {
  const chain = closedAfterTest(await openTestChain())
  await chain.miner.mineOne()
  const { name } = chain.network
  const about = { clientVersion: '', modules: [], documentAt: () => expect.fail('not asked for') }
  const context = createMethodContexts({ chains: new Map([[name, chain]]), ...NOTHING }, about, console).get(name)
  if (context === undefined) throw new Error('there is no context')
  const call = { signal: AbortSignal.abort(new ExecutionTimedOut()) }
  await expect(methods.trace_filter(context, [{}], call, CALLER)).rejects.toThrow(ExecutionTimedOut)
})

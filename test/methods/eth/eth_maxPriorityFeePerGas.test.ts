import { expect, it } from 'vitest'
import { regtest } from '../../../src/chainspec/regtest.ts'
import { createSandbox } from '../../../src/chainspec/sandbox.ts'
import { openTestChain } from '../../_helpers/chain.ts'
import { serveChain } from '../../_helpers/chainServer.ts'
import { call } from '../../_helpers/wire.ts'

it('eth_maxPriorityFeePerGas equals eth_gasPrice if that is not zero', async () => {
  const sandbox = createSandbox(regtest)
  const genesis = { ...sandbox.genesis, minimumGasPrice: 1_000n }
  const served = await serveChain(await openTestChain({ network: { ...sandbox, genesis } }))
  try {
    const answers = ['eth_maxPriorityFeePerGas', 'eth_gasPrice'].map((method) => call(served.url, method))
    for (const { body } of await Promise.all(answers)) expect(body).toMatchObject({ result: '0x44c' })
  } finally {
    await served.close()
  }
})

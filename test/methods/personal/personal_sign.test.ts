import { JsonRpcProvider, verifyMessage } from 'ethers'
import { expect, it } from 'vitest'
import { MNEMONIC_ACCOUNTS } from '../../../src/chainspec/sandboxAccounts.ts'
import { spawnDev } from '../../cli/_cli.ts'

it('is what ethers signs messages with for accounts of the node', async () => {
  const { node, url } = await spawnDev()
  const provider = new JsonRpcProvider(url, 33, { staticNetwork: true })
  const signer = await provider.getSigner(MNEMONIC_ACCOUNTS[0]?.address)
  const signature = await signer.signMessage('good morning')
  expect(verifyMessage('good morning', signature)).toBe(await signer.getAddress())
  provider.destroy()
  node.child.kill('SIGTERM')
  expect(await node.ended).toBe(0)
})

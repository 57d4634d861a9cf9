import { JsonRpcProvider, verifyMessage } from 'ethers'
import { expect, it } from 'vitest'
import { MNEMONIC_ACCOUNTS } from '../../../src/chainspec/sandboxAccounts.ts'
import { spawnDev } from '../../cli/_cli.ts'

it('personal_sign is the method with which ethers signs messages for accounts of the node', async () => {
  const { node, url } = await spawnDev()
  const provider = new JsonRpcProvider(url, 33, { staticNetwork: true })
  const signer = await provider.getSigner(MNEMONIC_ACCOUNTS[0]?.address)
  const signature = await signer.signMessage('good morning')
  expect(verifyMessage('good morning', signature)).toBe(await signer.getAddress())
  provider.destroy()
  node.child.kill('SIGTERM')
  expect(await node.ended).toBe(0)
})

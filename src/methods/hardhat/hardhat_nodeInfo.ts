import { toWireChainInfo } from '../../wire/chainInfo.ts'
import type { Method } from '../method.ts'
import { requireControls } from '../requireControls.ts'

export const hardhat_nodeInfo: Method<'hardhat_nodeInfo'> = async (context) => {
  requireControls(context)
  const head = await context.reads.findBlock({ kind: 'latest' })
  if (head === undefined) throw new Error('the newest block is missing')
  return toWireChainInfo(context.network, head, await context.reads.gasPrice())
}

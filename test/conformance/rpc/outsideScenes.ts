import { bare, mineBitcoin } from '../../_helpers/bitcoinMiner.ts'
import { type Build, build } from './scene.ts'

/** A Bitcoin block for the work that the node gives. */
export const minedOutside: Build = async () => {
  const { served } = await build({})
  const { block } = mineBitcoin(await served.chain.work.getWork())
  return { served, values: { 'hex of a valid merged-mined block': bare(block) } }
}

export const oneBanned: Build = async () => {
  const scene = await build({})
  await scene.served.chain.peers.ban('192.168.56.1')
  return scene
}

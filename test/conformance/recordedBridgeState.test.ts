import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { AbiCoder } from 'ethers'
import { expect, it } from 'vitest'
import { fromHex, type Hex, toHex } from '../../src/base/hex.ts'
import { decodeRlp, requireList, requireString } from '../../src/base/rlp.ts'
import { readBridgeState } from '../../src/evm/precompiles/bridge/bridgeState.ts'
import { regtestBridge } from '../../src/network/bridge/regtest.ts'
import { describeVectorFolder, vectorPath } from '../_helpers/vectors.ts'

interface Reads {
  readonly calls: readonly { readonly id: number; readonly method: string }[]
  /** By block: the answers that changed, by the call's id. */
  readonly blocks: Readonly<Record<string, Readonly<Record<string, Hex>>>>
}

interface Written {
  readonly block: number
  readonly set: Readonly<Record<string, string>>
  readonly del: readonly string[]
}

describeVectorFolder('recorded/chainP', () => {
  const read = <T>(file: string): T =>
    JSON.parse(gunzipSync(readFileSync(vectorPath(`recorded/chainP/${file}`))).toString())

  const decodeAbi = (type: string, answer: Hex) => AbiCoder.defaultAbiCoder().decode([type], answer)[0]
  /** The hashes in what the Bridge tells signers: a list of one list of hashes and transactions in turn. */
  function hashesIn(answer: Hex): string[] {
    const [waiting] = requireList(decodeRlp(fromHex(decodeAbi('bytes', answer))), 'state')
    return requireList(waiting, 'waiting')
      .filter((_, place) => place % 2 === 0)
      .map((hash) => toHex(requireString(hash, 'hash')))
  }

  it('after each of 1,161 blocks: height and hashes as the Bridge itself told them', async () => {
    const { calls, blocks } = read<Reads>('bridge-reads.json.gz')
    const idOf = (name: string) => `${calls.find(({ method }) => method === name)?.id}`
    const [heightId, signersId] = [idOf('getBtcBlockchainBestChainHeight'), idOf('getStateForBtcReleaseClient')]
    const cells = new Map<string, Uint8Array>()
    const reader = {
      constants: regtestBridge,
      read: async ({ slot }: { slot: Uint8Array }) => cells.get(toHex(slot).slice(2)),
      pause: async () => {},
    }
    let told: Readonly<Record<string, Hex>> = {}
    const seen = { heights: new Set<number>(), waiting: new Set<string>() }
    for (const { block, set, del } of read<Written[]>('bridge-storage.json.gz')) {
      for (const [slot, value] of Object.entries(set)) cells.set(slot, fromHex(`0x${value}`))
      for (const slot of del) cells.delete(slot)
      told = { ...told, ...blocks[block] }
      const state = await readBridgeState(reader)
      expect([block, BigInt(state.bitcoinHeight)]).toEqual([block, decodeAbi('int256', told[heightId] ?? '0x')])
      expect(state.waitingForSignatures.map(toHex)).toEqual(hashesIn(told[signersId] ?? '0x'))
      seen.heights.add(state.bitcoinHeight)
      for (const hash of state.waitingForSignatures) seen.waiting.add(toHex(hash))
    }
    expect([seen.heights.size, seen.waiting.size]).toEqual([44, 35])
  })
})

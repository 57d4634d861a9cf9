import { expect } from 'vitest'
import { encodeRlp } from '../../../src/base/encodeRlp.ts'
import { toHex } from '../../../src/base/hex.ts'
import { encodeStoredBlock } from '../../../src/bridge/bitcoinChain/storedBlock.ts'
import { storageEntry } from '../../../src/bridge/storageEntry.ts'
import { regtest } from '../../../src/chainspec/regtest.ts'
import { rulesAt } from '../../../src/chainspec/rulesAt.ts'
import { storageKey } from '../../../src/state/keys.ts'
import { BRIDGE } from '../../_helpers/bridge.ts'
import { it } from '../../_helpers/it.ts'
import { serveTestChain } from '../../_helpers/serveTestChain.ts'

it('eth_bridgeState follows the storage of the Bridge', async ({ store }) => {
  const { askResult } = await serveTestChain({ store })
  expect(await askResult('eth_bridgeState')).toEqual({
    rskTxsWaitingForSignatures: [],
    btcBlockchainBestChainHeight: 0,
  })
  const hashes = [1, 2].map((byte) => new Uint8Array(32).fill(byte))
  const best = encodeStoredBlock({ height: 777, work: 1n, header: new Uint8Array(80) }, rulesAt(regtest, 1))
  const write = (name: string, value: Uint8Array) => ({ key: storageKey(BRIDGE, storageEntry(name).slot), value })
  await store.write(({ state }) => {
    state.insertAll(0, [
      write('blockStoreChainHead', best),
      write('rskTxsWaitingFS', encodeRlp(hashes.flatMap((hash) => [hash, Uint8Array.of(9)]))),
    ])
  })
  const again = await serveTestChain({ store })
  expect(await again.askResult('eth_bridgeState')).toEqual({
    rskTxsWaitingForSignatures: hashes.map((hash) => toHex(hash).slice(2)),
    btcBlockchainBestChainHeight: 777,
  })
})

it('eth_bridgeState begins at the checkpoint of its network', async () => {
  const first = { height: 4_321, work: 1n, header: regtest.bridge.bitcoin.genesisHeader }
  const bitcoin = { ...regtest.bridge.bitcoin, checkpoints: { first, last: first } }
  const { askResult } = await serveTestChain({ network: { ...regtest, bridge: { ...regtest.bridge, bitcoin } } })
  expect(await askResult('eth_bridgeState')).toMatchObject({ btcBlockchainBestChainHeight: 4_321 })
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readExportLine } from '../../src/chain/import/exportLine.ts'
import { regtest } from '../../src/chainspec/regtest.ts'
import { openRegtest } from '../_helpers/regtest.ts'

/** What each block does that the reference node (rskj 9.1, regtest) mined; the next state is checked by its root and receipts. */
const ROWS = [
  'a getBtcTransactionConfirmations that cannot pay its price has opened the Bitcoin chain all the same',
  'releaseUnionBridgeRbtc returns its value to a sender that may not release',
  'a contract is made that calls the Bridge with its input and value, and logs what comes back',
  'releaseUnionBridgeRbtc returns its value to such a contract too',
  'arguments that end inside the offset of a dynamic one are padded; inside any other word they cannot be decoded',
  'getMultisigScriptHash without arguments cannot be decoded and costs nothing',
  'receiveHeader of a header whose parent is unknown: -3, from a transaction',
  'the same from a contract',
  'receiveHeader of the genesis block: -4',
  'receiveHeader of a header with another difficulty: -99',
  'receiveHeader of the block after genesis: 0',
  'receiveHeader again within 300 seconds: -1',
]

it('blocks of the reference that call the Bridge and HDWalletUtils in odd ways are valid here', async () => {
  const chain = await openRegtest()
  const lines = readFileSync(join(import.meta.dirname, 'bridgeRows.csv'), 'utf8')
    .trim()
    .split('\n')
  expect(lines).toHaveLength(ROWS.length)
  for (const [i, row] of ROWS.entries()) {
    const importing = chain.importer.importBlock(readExportLine(lines[i] ?? '', regtest).decode())
    expect(await importing.catch(String), row).toBe('head')
  }
})

import { expect, it } from 'vitest'
import { toHex } from '../../../src/base/hex.ts'
import { PegNotSupported } from '../../../src/chain/import/pegNotSupported.ts'
import { type Block, createBlock } from '../../../src/model/block.ts'
import { regtest } from '../../../src/network/networks/regtest.ts'
import { rulesAt } from '../../../src/network/rulesAt.ts'
import { BRIDGE, callData } from '../../_helpers/bridge.ts'
import { signFrom } from '../../_helpers/chain.ts'
import { openRegtest } from '../../_helpers/regtest.ts'
import { sealAgain } from '../../generator/seal.ts'

/** A block with a call of the Bridge, as our miner makes it: without a peg that call fails. */
async function mineCall(data: Uint8Array): Promise<{ block: Block; hash: Uint8Array }> {
  const chain = await openRegtest()
  const hash = await chain.submits.sendRaw(signFrom(0, { to: BRIDGE, data, gasLimit: 100_000n }))
  const block = await chain.reads.findBlock({ kind: 'latest' })
  if (block === undefined) return expect.fail('nothing was mined')
  return { block, hash }
}

/** The same block, saying that it came out otherwise. */
function tellOtherwise({ header, transactions }: Block): Block {
  const rules = rulesAt(regtest, header.number)
  const other = { ...header, stateRoot: new Uint8Array(32).fill(1) }
  return createBlock(sealAgain(other, header, rules), transactions, [], rules)
}

const WORD = new Uint8Array(32)
/** Of the only transaction in its block. */
const PROOF = `0x0100000001${'00'.repeat(32)}0101`
const NEEDS_PEG = callData('registerBtcCoinbaseTransaction(bytes,bytes32,bytes,bytes32,bytes32)', [
  '0x',
  WORD,
  PROOF,
  WORD,
  WORD,
])

it('a call that takes the peg and fails in the block as it fails here is like any other', async () => {
  const { block } = await mineCall(NEEDS_PEG)
  expect(await (await openRegtest()).importer.importBlock(block)).toBe('head')
})

it('where the block came out otherwise, block, transaction and method are named', async () => {
  const { block, hash } = await mineCall(NEEDS_PEG)
  const importing = (await openRegtest()).importer.importBlock(tellOtherwise(block))
  const error = await importing.catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(PegNotSupported)
  expect(error).toMatchObject({
    kind: 'pegNotSupported',
    number: 1,
    index: 0,
    method: 'registerBtcCoinbaseTransaction',
  })
  expect(String(error)).toContain(
    `block 1, transaction 0 (${toHex(hash)}), Bridge method registerBtcCoinbaseTransaction: not supported`,
  )
})

it('where no call took the peg, it is the root that is wrong', async () => {
  const { block } = await mineCall(callData('updateCollections()'))
  const importing = (await openRegtest()).importer.importBlock(tellOtherwise(block))
  await expect(importing).rejects.toMatchObject({ kind: 'blockRefused', rule: 'stateRoot' })
})

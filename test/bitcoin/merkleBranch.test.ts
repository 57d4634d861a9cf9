import { expect, it } from 'vitest'
import { decodeBitcoinHeader } from '../../src/bitcoin/header.ts'
import { branchOfFirst, encodeMerkleProof, encodePartialMerkleTree } from '../../src/bitcoin/merkleBranch.ts'
import { openPartialMerkleTree } from '../../src/bitcoin/partialMerkleTree.ts'
import { merkleRootOf } from '../../src/bitcoin/proofOfWork.ts'
import { mineBitcoin } from '../_helpers/bitcoinMiner.ts'

const NO_HASH = new Uint8Array(32)

it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 31, 32, 33])(
  'the branch of the first of %i transactions leads to the root of an independent library, in both encodings',
  async (transactions) => {
    const mined = mineBitcoin({ hashForMergedMining: NO_HASH, transactions })
    const { merkleRoot } = decodeBitcoinHeader(mined.header)
    const [coinbaseId = NO_HASH, ...siblings] = mined.merkleHashes
    const branch = await branchOfFirst(mined.transactionIds)
    expect(branch).toEqual({ siblings, transactionCount: transactions })
    expect(merkleRootOf(coinbaseId, encodeMerkleProof(branch))).toEqual(merkleRoot)
    const proven = openPartialMerkleTree(encodePartialMerkleTree(coinbaseId, branch))
    expect(proven).toEqual({ merkleRoot, transactionIds: [coinbaseId] })
  },
)

import { type Bytes, equalBytes } from '../../base/bytes.ts'
import { bitcoinWorkValue, decodeBitcoinHeader } from '../../bitcoin/header.ts'
import { decodeCompactTarget } from '../../bitcoin/target.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { indexHeight, openBitcoinChain, readBlock, setHead, storeBlock } from './bitcoinChain.ts'
import { hasRightDifficulty } from './headerDifficulty.ts'
import { hashOf, parentHashOf, type StoredBlock, workOfTarget } from './storedBlock.ts'

/**
 * Adds a block to the Bridge's Bitcoin chain. `parent` is stored, the block is not. The best chain is the first of
 * those with the most work. Returns false for an invalid difficulty or work, and for a branch that does not lead back
 * to the best chain.
 */
export async function extendBitcoinChain(call: BridgeCall, header: Bytes, parent: StoredBlock): Promise<boolean> {
  const decoded = decodeBitcoinHeader(header)
  const target = decodeCompactTarget(decoded.bits)
  const isTarget = target > 0n && target <= call.constants.bitcoin.maximumTarget
  if (!isTarget || bitcoinWorkValue(header) > target || !(await hasRightDifficulty(call, decoded, parent))) return false
  const block = { height: parent.height + 1, work: parent.work + workOfTarget(target), header }
  const head = await openBitcoinChain(call)
  const isOnHead = equalBytes(head.header, parent.header)
  const branch = isOnHead ? [] : await findBranch(call, parent, head)
  if (branch === undefined) return false
  await storeBlock(call, block)
  if (!isOnHead && block.work <= head.work) return true
  for (const { height, hash } of branch) indexHeight(call, height, hash)
  await setHead(call, block)
  return true
}

/** Returns the blocks from the fork with the best chain to `tip`; undefined if an ancestor is not stored. */
async function findBranch(
  call: BridgeCall,
  tip: StoredBlock,
  head: StoredBlock,
): Promise<readonly { readonly height: number; readonly hash: Bytes }[] | undefined> {
  const branch: { readonly height: number; readonly hash: Bytes }[] = []
  let [onBranch, onChain]: (StoredBlock | undefined)[] = [tip, head]
  while (onBranch !== undefined && onChain !== undefined) {
    await call.pause()
    if (equalBytes(onBranch.header, onChain.header)) return branch
    if (onChain.height > onBranch.height) {
      onChain = await readBlock(call, parentHashOf(onChain))
    } else {
      branch.push({ height: onBranch.height, hash: hashOf(onBranch) })
      onBranch = await readBlock(call, parentHashOf(onBranch))
    }
  }
  return undefined
}

/** Whether the next block's work exceeds the 12 bytes that stored blocks had for it before RSKIP-434. */
export function hasTooMuchWork({ constants, rules }: BridgeCall, parent: StoredBlock): boolean {
  const { tooMuchWorkFrom } = constants.bitcoin
  return tooMuchWorkFrom !== undefined && parent.height + 1 >= tooMuchWorkFrom && !rules.has('rskip434')
}

import { type BitcoinHeader, decodeBitcoinHeader } from '../../bitcoin/header.ts'
import { decodeCompactTarget, encodeCompactTarget } from '../../bitcoin/target.ts'
import type { BridgeReader } from '../bridgeCall.ts'
import { readBlock } from './bitcoinChain.ts'
import { parentHashOf, type StoredBlock } from './storedBlock.ts'

const RETARGET_BLOCKS = 2016
const RETARGET_SECONDS = 1_209_600
const MAX_STEP = 4
const EASY_AFTER_SECONDS = 1200

/**
 * Whether a header has the difficulty that its network requires after `parent` (bitcoinj's checkDifficultyTransitions).
 * False if an ancestor that decides it is not stored.
 */
export async function hasRightDifficulty(
  call: BridgeReader,
  header: BitcoinHeader,
  parent: StoredBlock,
): Promise<boolean> {
  const { isRetargeted, easyBlocksSince } = call.constants.bitcoin
  const isTransition = isRetargeted && (parent.height + 1) % RETARGET_BLOCKS === 0
  if (isTransition) return hasNewTarget(call, header, parent)
  const parentHeader = decodeBitcoinHeader(parent.header)
  if (easyBlocksSince === undefined || header.timestamp <= easyBlocksSince) return header.bits === parentHeader.bits
  const waitedSeconds = header.timestamp - parentHeader.timestamp
  if (waitedSeconds < 0 || waitedSeconds > EASY_AFTER_SECONDS) return true
  const lastHard = await findLastHard(call, parent)
  return lastHard !== undefined && targetOf(lastHard) === decodeCompactTarget(header.bits)
}

const targetOf = ({ header }: StoredBlock) => decodeCompactTarget(decodeBitcoinHeader(header).bits)

/**
 * Returns the newest block up to this one with more than the minimum difficulty, or the first after the last
 * transition.
 */
async function findLastHard(call: BridgeReader, block: StoredBlock): Promise<StoredBlock | undefined> {
  const { maximumTarget } = call.constants.bitcoin
  let candidate: StoredBlock | undefined = block
  while (candidate !== undefined && candidate.height % RETARGET_BLOCKS !== 0 && targetOf(candidate) === maximumTarget) {
    await call.pause()
    candidate = await readBlock(call, parentHashOf(candidate))
  }
  return candidate
}

async function hasNewTarget(call: BridgeReader, { bits }: BitcoinHeader, last: StoredBlock): Promise<boolean> {
  let first: StoredBlock | undefined = last
  for (let i = 1; i < RETARGET_BLOCKS && first !== undefined; i++) {
    await call.pause()
    first = await readBlock(call, parentHashOf(first))
  }
  if (first === undefined) return false
  const taken = decodeBitcoinHeader(last.header).timestamp - decodeBitcoinHeader(first.header).timestamp
  const seconds = Math.min(Math.max(taken, RETARGET_SECONDS / MAX_STEP), RETARGET_SECONDS * MAX_STEP)
  const target = (targetOf(last) * BigInt(seconds)) / BigInt(RETARGET_SECONDS)
  const { maximumTarget } = call.constants.bitcoin
  // The claimed bits determine the bytes of the target that are compared.
  const unit = 8n * BigInt((bits >>> 24) - 3)
  const mask = unit < 0n ? 0xffffffn >> -unit : 0xffffffn << unit
  return encodeCompactTarget((target > maximumTarget ? maximumTarget : target) & mask) === bits
}

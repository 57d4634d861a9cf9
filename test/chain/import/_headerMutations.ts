import { concatBytes, EMPTY_BYTES } from '../../../src/base/bytes.ts'
import { minimalBytes, signedMinimalBytes } from '../../../src/base/integer.ts'
import type { Header } from '../../../src/primitives/header.ts'
import { alter, flip, header, type Mutation, mutation } from './_alter.ts'
import { NOW_SECONDS } from './_now.ts'
import type { Target } from './_targets.ts'

const ZERO = Uint8Array.of(0)
const zeros = (length: number) => new Uint8Array(length)

const limitOf = (gasLimit: bigint) => ({ gasLimit, gasLimitBytes: signedMinimalBytes(gasLimit) })
const parentOf = ({ parent }: Target): Header => parent.block.header

/** Mutations of a field: too short, too long, or with bytes that are not its number's encoding. */
const FORM: readonly Mutation[] = [
  ...(['unclesHash', 'coinbase', 'stateRoot', 'transactionsRoot', 'receiptsRoot', 'logsBloom'] as const).flatMap(
    (field) => [
      header('fieldForm', `${field} is a byte short`, (told) => ({ [field]: told[field].slice(1) })),
      header('fieldForm', `${field} is a byte long`, (told) => ({ [field]: concatBytes(told[field], ZERO) })),
    ],
  ),
  header('fieldForm', 'difficulty begins with zeros', (told) => ({
    difficultyBytes: concatBytes(ZERO, told.difficultyBytes),
  })),
  header('fieldForm', 'gas limit in the bytes of another', (told) => ({
    gasLimitBytes: minimalBytes(told.gasLimit + 1n),
  })),
  header('fieldForm', 'uncle count beyond 31 bits', () => ({ uncleCount: 2 ** 31 })),
  header('headerVersion', 'the next version', (told) => ({ version: told.version + 1 })),
  header('headerVersion', 'another version', (told) => ({ version: told.version === 0 ? 2 : told.version - 1 })),
  header('ummRoot', 'of 19 bytes', (_, { rules }) => (rules.has('rskipUmm') ? { ummRoot: zeros(19) } : undefined)),
  header('ummRoot', 'of 32 bytes', (_, { rules }) => (rules.has('rskipUmm') ? { ummRoot: zeros(32) } : undefined)),
  header('ummRoot', 'there or not there', (_, { rules }) => ({
    ummRoot: rules.has('rskipUmm') ? undefined : EMPTY_BYTES,
  })),
  header('edgesPresence', 'there or not there', (told) =>
    told.version === 0 ? undefined : { edges: told.edges === undefined ? [] : undefined },
  ),
  header('baseEvent', 'of 129 bytes', (told) => (told.version < 2 ? undefined : { baseEvent: zeros(129) })),
  header('baseEvent', 'of 1000 bytes', (told) => (told.version < 2 ? undefined : { baseEvent: zeros(1000) })),
  header('extraData', 'of 33 bytes', () => ({ extraData: zeros(33) })),
  header('extraData', 'of 1000 bytes', () => ({ extraData: zeros(1000) })),
]

const NUMBERS: readonly Mutation[] = [
  header('parent', 'unknown', (told) => ({ parentHash: flip(told.parentHash, 31) })),
  header('parent', 'none', () => ({ parentHash: zeros(32) })),
  header('number', 'of its sibling for a parent', (_, { block }) => ({ parentHash: block.hash })),
  header('parent', 'an unknown sibling', (told) => ({ parentHash: told.stateRoot })),
  header('number', 'one more', (told) => ({ number: told.number + 1 })),
  header('number', 'one less', (told) => ({ number: told.number - 1 })),
  header('number', 'far off', (told) => ({ number: told.number + 1_000_000 })),
  header('number', 'of another parent', (_, { parent }) => ({
    parentHash: parent.block.header.parentHash,
  })),
  header('difficulty', 'one more', (told) => ({ difficulty: told.difficulty + 1n })),
  header('difficulty', 'one less', (told) => ({ difficulty: told.difficulty - 1n })),
  header('difficulty', 'twice as much', (told) => ({ difficulty: told.difficulty * 2n })),
  header('difficulty', 'none', () => ({ difficulty: 0n })),
  header('difficulty', 'that of another count of uncles', (told) => ({
    uncleCount: told.uncleCount + 60,
    difficulty: told.difficulty + 1000n,
  })),
  header('gasLimitMinimum', 'a bit under', () => limitOf(2_999_999n)),
  header('gasLimitMinimum', 'none', () => limitOf(0n)),
  header('gasLimitStep', 'too high', (_, target) => limitOf((parentOf(target).gasLimit * 1025n) / 1024n + 1n)),
  header('gasLimitStep', 'too low', (_, target) => limitOf((parentOf(target).gasLimit * 1023n) / 1024n - 1n)),
  header('gasLimitStep', 'twice as high', (told) => limitOf(told.gasLimit * 2n)),
  header('gasUsedLimit', 'one over', (told) => ({ gasUsed: told.gasLimit + 1n })),
  header('gasUsedLimit', 'far over', () => ({ gasUsed: 1n << 64n })),
  header('minimumGasPriceStep', 'two up', (_, target) => ({ minimumGasPrice: parentOf(target).minimumGasPrice + 2n })),
  header('minimumGasPriceStep', 'two down', (_, target) => ({
    minimumGasPrice: parentOf(target).minimumGasPrice - 2n,
  })),
  header('minimumGasPriceStep', 'to nothing', () => ({ minimumGasPrice: 0n })),
]

const timed = (name: string, ahead: (limit: number) => number): Mutation =>
  mutation('bitcoinTimestamp', name, (target) => {
    const { rules, block } = target
    if (!rules.has('rskip179')) return undefined
    const limit = rules.has('rskip297') ? 7200 : 300
    return alter(target, { work: { bitcoinTimestamp: block.header.timestamp + ahead(limit) } })
  })

const TIMES: readonly Mutation[] = [
  header('timestampAfterParent', 'as its parent', (_, target) => ({ timestamp: parentOf(target).timestamp })),
  header('timestampAfterParent', 'before its parent', (_, target) => ({ timestamp: parentOf(target).timestamp - 1 })),
  header('timestampAfterParent', 'in 1970', () => ({ timestamp: 0 })),
  header('timestampInFuture', 'a second too far', () => ({ timestamp: NOW_SECONDS + 541 })),
  header('timestampInFuture', 'years ahead', () => ({ timestamp: 4_000_000_000 })),
  timed('a second too far ahead', (limit) => limit),
  timed('a second too far behind', (limit) => -limit),
  timed('far behind', (limit) => -10 * limit),
]

export const HEADER_MUTATIONS: readonly Mutation[] = [...NUMBERS, ...FORM, ...TIMES]

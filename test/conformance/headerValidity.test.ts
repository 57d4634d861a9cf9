import { expect, it } from 'vitest'
import { EMPTY_BYTES } from '../../src/base/bytes.ts'
import { fromHex } from '../../src/base/hex.ts'
import { bytesToBigint } from '../../src/base/integer.ts'
import { HEADER_RULES } from '../../src/chain/import/rules/headerRules.ts'
import { difficulty } from '../../src/chain/import/rules/headerValues.ts'
import { requireValidBlock } from '../../src/chain/import/rules/requireValidBlock.ts'
import type { ChildSubject } from '../../src/chain/import/rules/rule.ts'
import type { RuleName } from '../../src/chain/import/rules/ruleNames.ts'
import { mainnet } from '../../src/chainspec/mainnet.ts'
import type { Network } from '../../src/chainspec/network.ts'
import { regtest } from '../../src/chainspec/regtest.ts'
import type { Rule } from '../../src/chainspec/rules.ts'
import { rulesAt } from '../../src/chainspec/rulesAt.ts'
import { testnet } from '../../src/chainspec/testnet.ts'
import { decodeBlock } from '../../src/primitives/block.ts'
import { createGenesisBlock } from '../../src/primitives/genesis.ts'
import type { Header } from '../../src/primitives/header.ts'
import { decodeHeader } from '../../src/primitives/headerDecoding.ts'
import { createTestHeader } from '../_helpers/header.ts'
import { describeVectors } from '../_helpers/vectors.ts'
import { openScene, without } from '../chain/import/rules/_scene.ts'

/** Rules that need the parent of a header. */
const ABOUT_PARENTS: readonly RuleName[] = [
  'number',
  'difficulty',
  'gasLimitStep',
  'minimumGasPriceStep',
  'timestampAfterParent',
]

/** Returns the rules that the header breaks at its timestamp, except for `leftOut`. */
function brokenBy(network: Network, header: Header, parent: Header, leftOut: readonly RuleName[]): RuleName[] {
  const rules = rulesAt(network, header.number)
  const subject: ChildSubject = { network, rules, nowSeconds: header.timestamp, header, parent }
  const asked = HEADER_RULES.filter(([name]) => !leftOut.includes(name))
  return asked.filter(([, rule]) => rule(subject) !== undefined).map(([name]) => name)
}

interface RealHeader {
  readonly name: string
  readonly encodedFull: string
}

interface RealFields {
  readonly name: string
  readonly version: number
  readonly fields: Readonly<Record<'stateRoot' | 'gasLimitBytes' | 'timestamp' | 'extraData', string>> & {
    readonly bitcoinMergedMiningHeader?: string
  }
}

interface HeaderVectors {
  readonly real: readonly RealHeader[]
  readonly realRegtest: readonly RealFields[]
}

function decodeReal({ name, encodedFull }: RealHeader): { network: Network; header: Header } {
  const network = name.startsWith('mainnet') ? mainnet : testnet
  return { network, header: decodeHeader(fromHex(encodedFull), network) }
}

describeVectors<HeaderVectors>('block-headers.json', ({ real, realRegtest }) => {
  it('block-headers.json has 5 real headers and 2 of regtest', () =>
    expect([real.length, realRegtest.length]).toEqual([5, 2]))

  it.each(real)('the real header $name follows all rules that need no parent', (encoded) => {
    const { network, header } = decodeReal(encoded)
    expect(brokenBy(network, header, header, ABOUT_PARENTS)).toEqual([])
    expect(brokenBy(network, { ...header, gasUsed: header.gasUsed + 1n }, header, ABOUT_PARENTS)).toEqual([
      'proofOfWork',
    ])
  })

  // The file has no complete proof of work of these headers, at most a Bitcoin header.
  it.each(realRegtest)('the real header $name is valid as a child of genesis', ({ version, fields }) => {
    const network = version === 1 ? without(regtest, 'rskip535') : regtest
    const { edges, ummRoot, baseEvent, ...common } = createTestHeader()
    const header: Header = {
      ...common,
      ...(version === 1 ? {} : { baseEvent: baseEvent ?? EMPTY_BYTES }),
      edges: edges ?? [],
      ummRoot: ummRoot ?? EMPTY_BYTES,
      version,
      stateRoot: fromHex(fields.stateRoot),
      gasLimitBytes: fromHex(fields.gasLimitBytes),
      gasLimit: bytesToBigint(fromHex(fields.gasLimitBytes)),
      timestamp: Number(fields.timestamp),
      extraData: fromHex(fields.extraData),
      bitcoinMergedMiningHeader: fromHex(fields.bitcoinMergedMiningHeader ?? '0x'),
    }
    const genesis = createGenesisBlock(network, fromHex(fields.stateRoot)).header
    const hasWork = fields.bitcoinMergedMiningHeader !== undefined
    const leftOut: RuleName[] = hasWork ? ['proofOfWork'] : ['proofOfWork', 'bitcoinHeaderSize']
    expect(brokenBy(network, header, genesis, leftOut)).toEqual([])
  })
})

describeVectors<{ cases: readonly { readonly name: string }[] }>('hash-for-merged-mining.json', ({ cases }) => {
  describeVectors<HeaderVectors>('block-headers.json', ({ real }) => {
    it.each(cases)('the header $name follows all rules that need no parent', ({ name }) => {
      const encoded = real.find((header) => header.name === name)
      if (encoded === undefined) throw new Error(`there is no header ${name}`)
      const { network, header } = decodeReal(encoded)
      expect(brokenBy(network, header, header, ABOUT_PARENTS)).toEqual([])
    })
  })
})

describeVectors<{ blockRlp: string }>('testnet-block1.json', ({ blockRlp }) => {
  it('block 1 of testnet is valid on genesis, unless the clock is 541 s behind its timestamp', async () => {
    const block = decodeBlock(fromHex(blockRlp), testnet)
    const genesis = createGenesisBlock(testnet, fromHex(TESTNET_ROOT))
    const scene = await openScene(testnet, [genesis])
    await requireValidBlock(scene, block, genesis)
    const late = { ...scene, clock: { nowMs: () => (block.header.timestamp - 541) * 1000 } }
    await expect(requireValidBlock(late, block, genesis)).rejects.toMatchObject({ rule: 'timestampInFuture' })
    await scene.close()
  })
})

const TESTNET_ROOT = '0x45bce5168430c42b3d568331753f900a32457b4f3748697cbd8375ff4da72641'

interface DifficultyVectors {
  readonly literal: readonly {
    readonly name: string
    readonly config: Readonly<Record<'divisor' | 'minimum', string>> & {
      readonly durationLimit: number
      readonly rskip97Active: boolean
      readonly uncleCount: number
    }
    readonly parentTimestamp: string
    readonly parentDifficulty: string
    readonly currentTimestamp: string
    readonly currentDifficulty: string
  }[]
}

// The computed cases are compared with the formula in blocksAndReceipts.test.ts; here the rule itself checks the literal ones.
describeVectors<DifficultyVectors>('difficulty.json', ({ literal }) => {
  it.each(literal)('the difficulty rule accepts only the exact value: $name', ({ config, ...expected }) => {
    const constants = {
      ...mainnet.difficulty,
      targetBlockSeconds: config.durationLimit,
      divisor: BigInt(config.divisor),
      minimum: BigInt(config.minimum),
    }
    const isKept = (offset: bigint) => {
      const header = createTestHeader({
        timestamp: Number(expected.currentTimestamp),
        difficulty: BigInt(expected.currentDifficulty) + offset,
        uncleCount: config.uncleCount,
      })
      const parent = createTestHeader({
        timestamp: Number(expected.parentTimestamp),
        difficulty: BigInt(expected.parentDifficulty),
      })
      const rules = new Set<Rule>(config.rskip97Active ? ['rskip97'] : [])
      const network = { ...mainnet, difficulty: constants }
      return difficulty({ network, rules, nowSeconds: 0, header, parent }) === undefined
    }
    expect([-1n, 0n, 1n].map(isKept)).toEqual([false, true, false])
  })
})

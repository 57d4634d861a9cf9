import { describe, expect, it } from 'vitest'
import { type MethodName, methodNames } from '../../generated/methods.ts'
import type { Method } from '../../scripts/codegen/openrpc.ts'
import { COMPATS, type Compat } from '../../src/chainspec/network.ts'
import { createNodeParser } from '../../src/rpc/parseParams.ts'
import { InvalidParams } from '../../src/rpc/refusals.ts'
import { document } from '../_helpers/fixture.ts'
import { optionalPlaces, type Path, put } from '../_helpers/optionalPlaces.ts'

const ADDRESS = '0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826'
const HASH = `0x${'ab'.repeat(32)}`
const without0x = (text: string) => text.slice(2)
const upperDigits = (text: string) => `0x${text.slice(2).toUpperCase()}`
const upperPrefix = (text: string) => `0X${text.slice(2)}`

/** Spellings of a value that all parameters of a kind accept or refuse, by compat. */
interface Spellings {
  readonly accepted: readonly unknown[]
  /** Accepted with `--compat ethereum` only. */
  readonly inEthereum: readonly unknown[]
  readonly refused: readonly unknown[]
}

const NO_NUMBER = ['zz', '0xzz', '-0x1', '1.5', 1.5, true, { type: 'BigNumber', hex: '0x1' }, '10n']

const KINDS: Readonly<Record<string, Spellings>> = {
  number: {
    accepted: ['0xa', '0xA', '0x0a', '10', '010', 10],
    inEthereum: ['0Xa'],
    refused: NO_NUMBER,
  },
  block: {
    accepted: [
      ...['latest', 'earliest', 'safe', 'finalized', '0xa', '0xA', '0x0a', 10, HASH, upperDigits(HASH)],
      ...[{ blockNumber: '0xa' }, { blockNumber: 10 }, { blockNumber: '10' }, { blockHash: HASH }],
      ...[
        { blockHash: HASH, requireCanonical: true },
        { blockHash: HASH, requireCanonical: 'false' },
      ],
      ...[
        { blockHash: HASH, requireCanonical: null },
        { blockNumber: '0xa', blockHash: null },
      ],
      ...[{ blockNumber: '0xa', unknown: 1 }],
    ],
    inEthereum: ['Latest', 'SAFE', '0Xa', '10', upperPrefix(HASH)],
    refused: ['newest', '', '0x', '-1', -1, 1.5, true, {}, [], { number: '0xa' }],
  },
  boolean: { accepted: [true, false], inEthereum: [], refused: ['yes', 2, [], {}] },
  address: {
    accepted: [ADDRESS, upperDigits(ADDRESS), without0x(ADDRESS), '0xCd2a3d9f938e13cd947ec05abc7fe734df8dd826'],
    inEthereum: [upperPrefix(ADDRESS)],
    refused: ['', '0x', '0x12', `${ADDRESS}00`, `0x${'zz'.repeat(20)}`, 1, true, {}],
  },
  hash: {
    accepted: [HASH, upperDigits(HASH), without0x(HASH)],
    inEthereum: [upperPrefix(HASH)],
    refused: ['0x12', `${HASH}00`, `0x${'zz'.repeat(32)}`, true, {}],
  },
  data: {
    accepted: ['0x', '0x12', '0xAB', '12', `0x${'12'.repeat(100)}`],
    inEthereum: ['0X12'],
    refused: ['0xzz', 1, true, {}],
  },
  object: { accepted: [{}, { unknownMember: 1 }, { unknownMember: null }], inEthereum: [], refused: [true] },
}

/** A parameter, or a member inside it. */
interface Place {
  readonly where: string
  readonly method: MethodName
  readonly base: readonly unknown[]
  readonly path: Path
}

const parsers = new Map(COMPATS.map((compat) => [compat, createNodeParser(compat)]))

function accepts({ method, base, path }: Place, value: unknown, compat: Compat = 'rootstock'): boolean {
  const params = put(base, path, value)
  try {
    parsers.get(compat)?.(method, params)
    return true
  } catch (error) {
    if (error instanceof InvalidParams) return false
    throw error
  }
}

/** Returns the kind of a place by values that only one kind accepts; undefined for texts and for lists. */
function kindOf(place: Place): keyof typeof KINDS | undefined {
  const takes = (value: unknown) => accepts(place, value)
  if (takes('any text at all')) return undefined
  if (takes('latest')) return 'block'
  if (takes({}) || takes({ forking: {} })) return 'object'
  if (takes(true) && takes(false)) return 'boolean'
  if (takes(`0x${'12'.repeat(100)}`)) return 'data'
  if (takes(ADDRESS) && !takes(`${ADDRESS}00`)) return 'address'
  if (takes(HASH) && !takes('0x12')) return 'hash'
  return takes('0xa') || takes(10) ? 'number' : undefined
}

/** Yields each parameter of a method, and each optional member inside the parameters of its examples. */
function* placesOf(method: Method): Generator<Place> {
  const name = methodNames.find((one) => one === method.name)
  if (name === undefined) throw new Error(`${method.name} is not generated`)
  const length = method.params.length
  const bases = method.examples.map(({ params }) =>
    Array.from({ length }, (_, i) => params[i]?.value ?? (method.params[i]?.required ? null : undefined)),
  )
  const seen = new Set<string>()
  for (const base of bases) {
    for (const [i, parameter] of method.params.entries()) {
      const inside = [...optionalPlaces(document.components.schemas, parameter.schema, base[i], [i], '')]
      const own = { where: parameter.name, path: [i] }
      for (const { where, path } of [own, ...inside]) {
        if (seen.has(where)) continue
        seen.add(where)
        yield { where: `${method.name}: ${where}`, method: name, base, path }
      }
    }
  }
}

const places = document.methods.filter((one) => one['x-unsupported'] === undefined).flatMap((one) => [...placesOf(one)])

/** Returns the spellings at a place that differ from those of its kind. */
function differencesOf(place: Place, kind: string, compat: Compat): string[] {
  const { accepted, inEthereum, refused } = KINDS[kind] ?? { accepted: [], inEthereum: [], refused: [] }
  const expected =
    compat === 'ethereum' ? [accepted.concat(inEthereum), refused] : [accepted, refused.concat(inEthereum)]
  const [wanted = [], unwanted = []] = expected
  const show = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value))
  return [
    ...show(wanted.filter((value) => !accepts(place, value, compat))).map((text) => `refuses ${text}`),
    ...show(unwanted.filter((value) => accepts(place, value, compat))).map((text) => `accepts ${text}`),
  ]
}

/** Places that differ from others of their kind, and the reason. */
const EXPLAINED: readonly { readonly where: RegExp; readonly compat?: Compat; readonly why: string }[] = [
  {
    where: /\.(from|to|start)Block$/,
    why: 'an end of a range is a number or a tag; `blockHash` selects one block by its hash',
  },
  {
    where: /^trace_block: block$/,
    compat: 'rootstock',
    why: 'the reference node accepts tags in either case here only',
  },
  {
    where:
      /^(eth_(call|estimateGas|simulateV1|createAccessList|callMany|getAccountInfo|getBlockReceipts|getHeaderByNumber|getProof|getRaw\w+|feeHistory)|debug_(getRaw|storageRange|traceCall)\w*|trace_(call|callMany|rawTransaction|replayBlockTransactions)): (block|newestBlock|StateContext\.blockNumber)$/,
    compat: 'rootstock',
    why: 'the reference node reads decimal text in calls and estimates, and has no others of these methods',
  },
  {
    where: /^(debug|rsk|trace)_\w+: (transactionHash|blockHash)$|: filterId$/,
    why: 'the reference node reads the text of any JSON value, as a hash or an id that matches nothing',
  },
  { where: /^web3_sha3: data$/, why: 'the reference node and geth require 0x here, and the reference node a digit' },
  {
    where: /: (index|positions|snapshot)$|\.(txIndex|transactionIndex)$/,
    compat: 'rootstock',
    why: 'the reference node refuses decimal text',
  },
  { where: /_set\w*StorageAt: value$/, why: 'a word of 32 bytes, not a number' },
  { where: /: (hashrate|blockTransactionCount)$/, why: 'the reference node reads hexadecimal text, also without 0x' },
  { where: /^mnr_submit\w+: (merkleHashes|transactionHashes)$/, compat: 'ethereum', why: 'several hashes in one text' },
  {
    where: /\.(stateOverrides|state|stateDiff|blockHash)$|: stateOverrides$/,
    why: 'members are addresses, slots or block numbers; with compat ethereum a selector has a hash or a number',
  },
  { where: /: BlockReference\.(blockHash|blockNumber)$/, compat: 'ethereum', why: 'a selector has a hash or a number' },
]

const isExplained = ({ where }: Place, compat: Compat) =>
  EXPLAINED.some((one) => one.where.test(where) && (one.compat ?? compat) === compat)

it('the document has parameters of each kind', () => {
  const counts = new Map<string, number>()
  for (const kind of places.map(kindOf)) counts.set(kind ?? 'other', (counts.get(kind ?? 'other') ?? 0) + 1)
  for (const kind of Object.keys(KINDS)) expect(counts.get(kind), kind).toBeGreaterThan(5)
})

describe.each(COMPATS)('compat %s', (compat) => {
  const differing = places.flatMap((place) => {
    const kind = kindOf(place)
    const differences = kind === undefined ? [] : differencesOf(place, kind, compat)
    return differences.length === 0 ? [] : [{ place, text: `${kind} ${place.where}: ${differences.join(', ')}` }]
  })

  it('parameters of a kind accept and refuse the same spellings, or the difference is explained', () => {
    expect(differing.filter(({ place }) => !isExplained(place, compat)).map(({ text }) => text)).toEqual([])
  })

  it('each explanation is about a difference', () => {
    const explanations = EXPLAINED.filter((one) => (one.compat ?? compat) === compat)
    const unused = explanations.filter(({ where }) => !differing.some(({ place }) => where.test(place.where)))
    expect(unused.map(({ why }) => why)).toEqual([])
  })
})

import { type Method, type Parameter, refName, type Schema } from '../base/openrpc.ts'
import { type Material, NOBODY } from './material.ts'

const MAX_CASES = 3
const HELLO = '0x68656c6c6f'
const NOTHING = { to: NOBODY, data: '0x' }
/** A signed transaction without a chain id (no EIP-155) and without value, which every chain can decode. */
const SIGNED_FOR_ALL =
  '0xf85f8080825208945c10d0c70f00000000000000000000000dead77e80801ba0fdddc004106895c56c04807ef0c187b06fe3bcc3907adae3d74c2ec6939bf2e2a0550da7c0af0be85d84ceed73b7e971e628a6dfeb37932318a528537a80b1882f'

const defined = (...values: readonly (string | undefined)[]) => values.filter((value) => value !== undefined)

/** Material by the name of a parameter's schema. Other schemas have none. */
const MATERIAL: Readonly<Record<string, (material: Material) => readonly unknown[]>> = {
  AddressInput: ({ addresses }) => [...addresses, NOBODY],
  BlockHashInput: ({ blockHash }) => defined(blockHash),
  BlockNumberInput: ({ number }) => defined(number),
  BlockSelector: ({ number }) => defined(number, 'latest', 'pending'),
  BooleanInput: () => [false, true],
  CallBundles: () => [[{ transactions: [NOTHING] }]],
  CallRequest: () => [NOTHING],
  DataInput: () => [SIGNED_FOR_ALL],
  LooseBlockSelector: ({ number }) => defined(number, 'latest', 'pending'),
  FeeBlockCount: () => ['0x1'],
  FillRequest: () => [{ to: NOBODY, gas: '0x5208', gasPrice: '0x1' }],
  IndexInput: ({ index }) => defined(index),
  LogFilter: ({ blockHash, number }) => [
    ...(blockHash === undefined ? [] : [{ blockHash }]),
    ...(number === undefined ? [] : [{ fromBlock: number, toBlock: number }]),
  ],
  LooseHashInput: ({ blockHash, transactionHash }) => defined(transactionHash, blockHash),
  MinedBlockSelector: ({ number }) => defined(number, 'latest'),
  NumberInput: () => ['0x0'],
  NumberedBlockSelector: ({ number }) => defined(number, 'latest', 'pending'),
  PrefixedDataInput: () => [HELLO],
  RewardPercentiles: () => [[50]],
  Simulation: () => [{ blockStateCalls: [{ calls: [NOTHING] }] }],
  StateContext: () => [{ blockNumber: 'latest' }],
  StorageKeys: () => [['0x0']],
  StoragePosition: () => ['0x0'],
  TraceBlockSelector: ({ number }) => defined(number, 'latest', 'pending'),
  TraceCallsOptions: () => [{ tracer: 'callTracer' }],
  TracedPairs: () => [[[NOTHING, ['trace']]]],
  TraceFilter: ({ number }) => (number === undefined ? [] : [{ fromBlock: number, toBlock: number, count: 9 }]),
  TraceGetHash: ({ transactionHash }) => defined(transactionHash),
  TraceOptionsInput: () => [
    { tracer: 'callTracer' },
    { tracer: 'prestateTracer' },
    { tracer: 'structLogger', limit: 9 },
  ],
  TracePositions: () => [['0x0']],
  TraceTypes: () => [['trace']],
  TransactionHashInput: ({ transactionHash }) => defined(transactionHash),
}

function candidates({ $ref, type, enum: values, anyOf }: Schema, material: Material): readonly unknown[] {
  if ($ref !== undefined) return MATERIAL[refName($ref)]?.(material) ?? []
  if (anyOf !== undefined)
    return anyOf.map((branch) => candidates(branch, material)).find((one) => one.length > 0) ?? []
  if (values !== undefined) return values.slice(0, 1)
  return type === 'boolean' ? [false, true] : []
}

/**
 * Returns up to three parameter lists for a method on this chain; none if required material is missing.
 */
export function liveParameters({ params }: Method, material: Material): unknown[][] {
  const known = params.map((parameter) => ({ parameter, values: candidates(parameter.schema, material) }))
  if (known.some(({ parameter, values }) => parameter.required && values.length === 0)) return []
  const end = known.findIndex(({ values }) => values.length === 0)
  const usable = end < 0 ? known : known.slice(0, end)
  const count = Math.min(MAX_CASES, Math.max(1, ...usable.map(({ values }) => values.length)))
  return Array.from({ length: count }, (_, i) => usable.map(({ values }) => values[i % values.length]))
}

/** Returns whether a call without parameters must be refused. */
export const needsParameters = ({ params }: { readonly params: readonly Parameter[] }): boolean =>
  params.some(({ required }) => required)

import { expect, it } from 'vitest'
import { parseParams } from '../../../src/rpc/parseParams.ts'
import { parseTracer } from '../../../src/wire/traces/tracer.ts'

const DEFAULT = { compat: 'rootstock' } as const
const ETHEREUM = { compat: 'ethereum' } as const
const HASH = `0x${'11'.repeat(32)}`
const PARTS = { memory: true, stack: true, storage: true, returnData: false }

/** Parses options as a client sends them. */
function parse(options: unknown, network: Parameters<typeof parseTracer>[1]) {
  const [, parsed] = parseParams('debug_traceTransaction', [HASH, options])
  return parseTracer(parsed, network)
}

it.each([
  [true, false],
  ['true', false],
  ['True', false],
  [1, true],
  ['1', true],
  [false, true],
  [null, true],
  [['true'], true],
  [{}, true],
])('disableStack %j leaves the stack of a trace shown: %s', (disableStack, stack) => {
  expect(parse({ disableStack }, DEFAULT)).toEqual({ kind: 'referenceSteps', parts: { ...PARTS, stack } })
})

it.each([['text'], [1], [1.5], [true], [[1]], [null]])('trace options %j count as none', (options) => {
  expect(parse(options, DEFAULT)).toEqual({ kind: 'referenceSteps', parts: PARTS })
})

it.each([['text'], [1], [false], [[]], [null]])('tracerConfig %j counts as none', (tracerConfig) => {
  const calls = { kind: 'calls', form: 'rootstock', onlyTopCall: false, withLog: false }
  expect(parse({ tracer: 'callTracer', tracerConfig }, DEFAULT)).toEqual(calls)
})

it('switches of a tracer are read in the options and in tracerConfig, and 1 is off', () => {
  const beside = parse({ tracer: 'callTracer', withLog: true }, DEFAULT)
  expect(beside).toMatchObject({ withLog: true, onlyTopCall: false })
  const inside = parse({ tracerConfig: { disableMemory: 'true', disableStorage: 1 } }, DEFAULT)
  expect(inside).toEqual({ kind: 'referenceSteps', parts: { ...PARTS, memory: false } })
})

it('calls have the form of the network, and those of flatCallTracer have one form', () => {
  expect(parse({ tracer: 'callTracer' }, ETHEREUM)).toMatchObject({ kind: 'calls', form: 'ethereum' })
  const tracerConfig = { convertParityErrors: true }
  const flat = { kind: 'flatCalls', convertsErrors: true, withPrecompiles: false }
  expect(parse({ tracer: 'flatCallTracer', tracerConfig }, DEFAULT)).toEqual(flat)
})

it('muxTracer runs the tracers that its settings name, with null for no settings', () => {
  const tracerConfig = { callTracer: null, '4byteTracer': {}, prestateTracer: { diffMode: true }, muxTracer: {} }
  expect(parse({ tracer: 'muxTracer', tracerConfig }, ETHEREUM)).toEqual({
    kind: 'mux',
    tracers: [
      { name: 'callTracer', tracer: { kind: 'calls', form: 'ethereum', onlyTopCall: false, withLog: false } },
      { name: 'prestateTracer', tracer: { kind: 'prestate', diffMode: true, withCode: true, withStorage: true } },
      { name: '4byteTracer', tracer: { kind: 'selectors' } },
    ],
  })
  expect(parse({ tracer: 'muxTracer' }, ETHEREUM)).toEqual({ kind: 'mux', tracers: [] })
})

import { expect, it } from 'vitest'
import { fromHex, type Hex, toHex } from '../../../src/base/hex.ts'
import { createCallTracer, type TracedCall } from '../../../src/evm/evm.ts'
import { assemble, OTHER, SENDER, setScene, TARGET } from '../../_helpers/evmScene.ts'

const THIRD: Hex = '0xc000000000000000000000000000000000000003'
/** Calls with all gas and no value, and drops the outcome. CALL and CALLCODE also take a value. */
const call = (address: Hex, opcode = 'f1') =>
  assemble(0, 0, 0, 0, ...(['f1', 'f2'].includes(opcode) ? [0] : []), BigInt(address), '5a', opcode, '50').slice(2)
/** Returns code that creates a contract with this init code of at most 32 bytes. */
const create = (initCode: string) =>
  assemble(`7f${initCode.padEnd(64, '0')}`, 0, '52', initCode.length / 2, 0, 0, 'f0', '50').slice(2)
const REVERT = '5f5ffd'
const DESTRUCT = assemble(BigInt(SENDER), 'ff').slice(2)
const IDENTITY: Hex = '0x0000000000000000000000000000000000000004'

/** Returns the calls of TARGET in short: each call with those within it. */
async function trace(codes: Record<Hex, Hex>, spend: (characters: number) => void = () => undefined) {
  const { run } = await setScene(codes)
  const { observer, root } = createCallTracer(spend)
  const execution = await run({ observer })
  return { execution, root: root() }
}

function show(call: TracedCall['inner'][number] | undefined): unknown {
  if (call === undefined || call.kind === 'SELFDESTRUCT') return call?.kind
  return [`${call.kind} ${call.end.kind}`, ...call.inner.map(show)]
}

it('calls are nested as they were made, with their own ends', async () => {
  const { root, execution } = await trace({
    [TARGET]: `0x${call(OTHER)}${call(THIRD, 'f4')}${call(THIRD, 'fa')}${call(THIRD, 'f2')}`,
    [OTHER]: `0x${call(THIRD)}${REVERT}`,
    [THIRD]: '0x00',
  })
  expect(show(root)).toEqual([
    'CALL success',
    ['CALL revert', ['CALL success']],
    ['DELEGATECALL success'],
    ['STATICCALL success'],
    ['CALLCODE success'],
  ])
  expect(root?.end.gasUsed).toBe(1_000_000n - execution.gasLeft)
})

it('calls of precompiled contracts and creations that fail are not shown', async () => {
  const { root } = await trace({
    [TARGET]: `0x${call(IDENTITY)}${create('00')}${create(REVERT)}${create('')}${create('fe')}`,
  })
  expect(show(root)).toEqual(['CALL exception', ['CREATE success']]) // the last one has taken all gas
})

it('a contract that destroys itself is shown with its balance and its beneficiary', async () => {
  const { root } = await trace({ [TARGET]: `0x${call(OTHER)}`, [OTHER]: `0x${DESTRUCT}` })
  const [inner] = root?.inner ?? []
  expect(inner?.kind === 'CALL' && inner.inner).toEqual([
    { kind: 'SELFDESTRUCT', address: fromHex(OTHER), beneficiary: fromHex(SENDER), balance: 0n },
  ])
})

it.each([
  ['out of gas', assemble('5b', 0, '56')],
  ['invalid opcode', '0xfe'],
  ['stack underflow', '0x01'],
  ['invalid jump', assemble(7, '56')],
] as const)('a call that fails says why: %s', async (reason, code) => {
  const { root } = await trace({ [TARGET]: code })
  expect(root?.end).toEqual({ kind: 'exception', output: new Uint8Array(0), gasUsed: 1_000_000n })
  expect(root?.fault?.reason).toBe(reason)
})

it('logs of failed calls stay with these calls', async () => {
  const { root, execution } = await trace({
    [TARGET]: `0x5f5fa0${call(OTHER)}${call(THIRD)}`,
    [OTHER]: `0x5f5fa0${REVERT}`,
    [THIRD]: '0x5f5fa0',
  })
  expect(root?.logs.map(({ address }) => toHex(address))).toEqual([TARGET, THIRD])
  expect(root?.inner.map((inner) => inner.kind === 'CALL' && inner.logs.length)).toEqual([1, 1])
  expect(execution.logs).toEqual(root?.logs)
})

it('the counter of the text may end the run', async () => {
  const ended = new Error('enough')
  const traced = trace({ [TARGET]: `0x${call(OTHER)}`, [OTHER]: '0x00' }, () => {
    throw ended
  })
  await expect(traced).rejects.toBe(ended)
})

import { encodeErrorResult } from 'viem'
import { expect, it } from 'vitest'
import { fromHex } from '../../../../src/base/hex.ts'
import { createDevLog } from '../../../../src/cli/dev/log/devLog.ts'
import type { ReportWriter } from '../../../../src/cli/dev/log/report.ts'

const SAYS_SEVEN = fromHex(`0xf82c50f1${'7'.padStart(64, '0')}`)

function open(parts: { readonly hintOfFirstRevert?: string } = {}) {
  const events: unknown[] = []
  const writer: ReportWriter = {
    begin: (method) => void events.push(['begin', method]),
    request: (report, { hasBegun }) => void events.push([report, hasBegun]),
    block: (report) => void events.push(report),
    end: () => undefined,
  }
  const log = createDevLog(writer, { ...parts, clock: { nowMs: () => 1_000 }, beforeExit: () => undefined })
  return { events, ...log }
}

const BLOCK = { number: 3, hash: new Uint8Array(32), isFollowed: false }
const MINED = {
  ...{ hash: new Uint8Array(32), sender: new Uint8Array(20), to: new Uint8Array(20), newContract: undefined },
  ...{ valueWei: 1n, gasLimit: 9n, gasUsed: 8n, input: new Uint8Array(0), logs: [], consoleCalls: [] },
  failure: undefined,
}

it('a request is reported when it ends, and also when it begins if it changes state', () => {
  const { events, requestObserver } = open()
  requestObserver.begin('eth_chainId', { changesState: false }).end(undefined)
  requestObserver
    .begin('eth_sendTransaction', { changesState: true })
    .end({ code: -32_010, message: 'nonce too low', data: '0x' })
  expect(events).toEqual([
    [{ method: 'eth_chainId' }, false],
    ['begin', 'eth_sendTransaction'],
    [{ method: 'eth_sendTransaction', error: { code: -32_010, message: 'nonce too low' } }, true],
  ])
})

it('a call is reported with its console output, and a revert with its reason', () => {
  const { events, requestObserver } = open()
  const watch = requestObserver.begin('eth_call', { changesState: false })
  const { onConsole } = watch // as the engine calls it
  onConsole(SAYS_SEVEN)
  const abi = [{ type: 'error', name: 'Error', inputs: [{ type: 'string' }] }] as const
  watch.end({ code: -32_015, message: 'VM Exception', data: encodeErrorResult({ abi, args: ['no'] }) })
  const error = { code: -32_015, message: 'VM Exception', reason: 'no' }
  expect(events).toEqual([[{ method: 'eth_call', error, console: ['7'] }, false]])
})

it('the first revert of a process has the hint of its flags, in a response or in a block', () => {
  const revert = { code: -32_015, message: 'VM Exception: transaction reverted', data: '0x' }
  const ofCalls = open({ hintOfFirstRevert: 'use a flag' })
  for (const method of ['eth_call', 'eth_call']) {
    ofCalls.requestObserver.begin(method, { changesState: false }).end(revert)
  }
  ofCalls.onMined({ ...BLOCK, transactions: [{ ...MINED, failure: { payload: new Uint8Array(0) } }] })
  expect(JSON.stringify(ofCalls.events[0])).toContain('"hints":["use a flag"]')
  expect(JSON.stringify(ofCalls.events.slice(1))).not.toContain('use a flag')

  const ofBlocks = open({ hintOfFirstRevert: 'use a flag' })
  ofBlocks.onMined({ ...BLOCK, transactions: [MINED, { ...MINED, failure: { payload: undefined, reason: 'x' } }] })
  ofBlocks.onMined({ ...BLOCK, transactions: [MINED, { ...MINED, failure: { payload: new Uint8Array(0) } }] })
  ofBlocks.requestObserver.begin('eth_call', { changesState: false }).end(revert)
  expect(ofBlocks.events.map((event) => JSON.stringify(event).includes('use a flag'))).toEqual([false, true, false])
  expect(ofBlocks.events[1]).toMatchObject({ transactions: [{}, { hints: ['use a flag'] }] })
})

it('the log shows the message of a send that has failed without a revert, whose data is empty', () => {
  const { events, requestObserver } = open()
  const message = 'VM Exception while processing transaction: transaction reverted (out of gas)'
  requestObserver.begin('eth_sendTransaction', { changesState: false }).end({ code: -32_015, message, data: '0x' })
  expect(events).toEqual([[{ method: 'eth_sendTransaction', error: { code: -32_015, message } }, false]])
})

it('hints of the execution and of an error are reported, and none for the payload of a revert', () => {
  const { events, requestObserver } = open()
  const watch = requestObserver.begin('eth_sendTransaction', { changesState: false })
  const { onHint } = watch
  onHint('heard')
  watch.end({ code: -32_010, message: 'no', data: { hint: 'told' } })
  for (const data of [{ hint: 7 }, { other: 'x' }, 'hint', null]) {
    requestObserver.begin('eth_call', { changesState: false }).end({ code: -32_010, message: 'no', data })
  }
  const error = { code: -32_010, message: 'no' }
  expect(events[0]).toEqual([{ method: 'eth_sendTransaction', error, hints: ['heard', 'told'] }, false])
  for (const event of events.slice(1)) expect(event).toEqual([{ method: 'eth_call', error }, false])
})

it('a block is reported with its transactions', () => {
  const { events, onMined } = open()
  const [hash, sender] = [new Uint8Array(32), new Uint8Array(20)]
  const common = { hash, sender, valueWei: 1n, gasLimit: 9n, gasUsed: 8n, input: fromHex('0x0102030405'), logs: [] }
  const printed = { hash: `0x${'00'.repeat(32)}`, from: `0x${'00'.repeat(20)}`, valueWei: '1', gasLimit: 9, gasUsed: 8 }
  const shared = { ...printed, time: '1970-01-01T00:00:01.000Z', inputBytes: 5 }
  onMined({
    number: 3,
    hash,
    isFollowed: false,
    transactions: [
      { ...common, to: undefined, newContract: sender, failure: undefined, consoleCalls: [SAYS_SEVEN] },
      { ...common, to: sender, newContract: undefined, failure: { payload: fromHex('0x') }, consoleCalls: [] },
      {
        ...common,
        to: sender,
        newContract: undefined,
        failure: { payload: undefined, reason: 'out of gas', hint: 'more gas' },
        consoleCalls: [],
      },
    ],
  })
  expect(events).toEqual([
    {
      number: 3,
      hash: printed.hash,
      transactions: [
        { ...shared, contract: printed.from, console: ['7'] },
        { ...shared, selector: '0x01020304', to: printed.from, failure: 'reverted without a reason' },
        { ...shared, selector: '0x01020304', to: printed.from, failure: 'out of gas', hints: ['more gas'] },
      ],
    },
  ])
})

it('a log that is turned off reports nothing, except the end of a request whose beginning it has reported', () => {
  const { events, requestObserver, requestLog, onMined } = open()
  const turningOff = requestObserver.begin('hardhat_setLoggingEnabled', { changesState: true })
  requestLog.setEnabled(false)
  turningOff.end(undefined)
  requestObserver.begin('eth_call', { changesState: false }).end(undefined)
  onMined({ number: 7, hash: new Uint8Array(32), transactions: [], isFollowed: false })
  const turningOn = requestObserver.begin('hardhat_setLoggingEnabled', { changesState: true })
  requestLog.setEnabled(true)
  turningOn.end(undefined)
  requestObserver.begin('eth_chainId', { changesState: false }).end(undefined)
  expect(events).toEqual([
    ['begin', 'hardhat_setLoggingEnabled'],
    [{ method: 'hardhat_setLoggingEnabled' }, true],
    [{ method: 'eth_chainId' }, false],
  ])
})

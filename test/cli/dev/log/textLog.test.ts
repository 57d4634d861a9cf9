import { describe, expect, it } from 'vitest'
import type { LogText } from '../../../../src/cli/dev/log/batchedOutput.ts'
import { createTextLog, type TextLog, type TextLogOptions } from '../../../../src/cli/dev/log/textLog.ts'

function record(work: (log: TextLog) => void, options: Partial<TextLogOptions> = {}): string {
  let text = ''
  const write = (more: LogText) => {
    text += typeof more === 'string' ? more : more()
  }
  work(createTextLog({ write, hasCursor: false, columns: 80, hasColour: false, ...options }))
  return text
}

const RED = '\\u001b\\[31m'
const UP = '\u001b[1A\u001b[2K'
const HASH = `0x${'ab'.repeat(32)}`
const FROM = `0x${'01'.repeat(20)}`
const TIME = new Date(2026, 0, 2, 3, 4, 5).toISOString()
const transaction = {
  time: TIME,
  hash: HASH,
  from: FROM,
  to: FROM,
  inputBytes: 0,
  valueWei: '0',
  gasUsed: 21_000,
  gasLimit: 90_000,
}
const empty = (number: number) => ({ number, hash: HASH, transactions: [] })

describe('repeated reads', () => {
  const poll = (log: TextLog) => {
    for (const method of ['eth_blockNumber', 'eth_blockNumber', 'eth_chainId', 'eth_blockNumber']) {
      log.request({ method }, { hasBegun: false })
    }
    log.request({ method: 'eth_call', error: { code: -32_000, message: 'no' } }, { hasBegun: false })
  }

  it('repeated reads are counted on one line of a terminal', () => {
    expect(record(poll, { hasCursor: true })).toBe(
      [
        'eth_blockNumber\n',
        `${UP}eth_blockNumber (2)\n`,
        `${UP}eth_blockNumber (2), eth_chainId\n`,
        `${UP}eth_blockNumber (3), eth_chainId\n`,
        'eth_call\n  -32000     no\n',
      ].join(''),
    )
  })

  it('repeated reads without a terminal are printed once, then counted', () => {
    expect(record(poll)).toBe('eth_blockNumber\neth_chainId\neth_blockNumber (2 more)\neth_call\n  -32000     no\n')
  })

  it('a line of reads wraps before the width of the terminal', () => {
    const many = (log: TextLog) =>
      ['aaaa', 'bbbb', 'cccc'].forEach((method) => void log.request({ method }, { hasBegun: false }))
    expect(record(many, { hasCursor: true, columns: 12 })).toBe(`aaaa\n${UP}aaaa, bbbb\ncccc\n`)
  })
})

describe('lines of the node’s log', () => {
  it('a line of the node’s log is printed as escaped text after the pending lines', () => {
    const text = record((log) => {
      log.request({ method: 'eth_chainId' }, { hasBegun: false })
      log.request({ method: 'eth_chainId' }, { hasBegun: false })
      log.notice({ level: 'warning', text: 'no id\u001b[2J', facts: [['reason', 'a\nb']] })
      log.notice({ level: 'error', text: 'bug', facts: [], trace: 'Error: x\n    at y' })
      log.request({ method: 'eth_chainId' }, { hasBegun: false })
    })
    expect(text).toBe(
      [
        'eth_chainId\neth_chainId (1 more)\n',
        'warning no id\\u{1b}[2J\n  reason     a\\nb\n',
        'error bug\n  Error: x\n  at y\n',
        'eth_chainId\n',
      ].join(''),
    )
  })
})

describe('blocks', () => {
  it('a block is printed below its request, with all details of its transactions', () => {
    const text = record((log) => {
      log.begin('eth_sendTransaction')
      const failure = 'reverted no \u001b[2J'
      log.block({ number: 7, hash: HASH, transactions: [{ ...transaction, failure, console: ['one\ntwo'] }] })
      log.request({ method: 'eth_sendTransaction' }, { hasBegun: true })
    })
    expect(text).toBe(
      [
        'eth_sendTransaction',
        `  hash       ${HASH} 03:04:05`,
        `  from       ${FROM}`,
        `  to         ${FROM}`,
        '  gas        21000 of 90000',
        '  failed     reverted no \\u{1b}[2J',
        '  console.log',
        '    one',
        '    two',
        `  block      7 ${HASH}`,
        '',
      ].join('\n'),
    )
  })

  it('a created contract and a value are printed, and a block without a request has its own heading', () => {
    const { to: _, ...creation } = transaction
    const text = record((log) =>
      log.block({
        number: 1,
        hash: HASH,
        transactions: [{ ...creation, contract: FROM, valueWei: '1500000000000000000' }],
      }),
    )
    expect(text).toMatch(/^mined\n/)
    expect(text).toContain(`  created    ${FROM}\n  value      1.5 RBTC\n`)
  })

  it('the heading and the hash of a failed transaction are red', () => {
    const text = record(
      (log) => {
        log.begin('eth_sendTransaction')
        log.block({ number: 1, hash: HASH, transactions: [{ ...transaction, failure: 'out of gas' }] })
        log.request({ method: 'eth_sendTransaction' }, { hasBegun: true })
        log.block({ number: 2, hash: HASH, transactions: [transaction] })
      },
      { hasColour: true },
    )
    expect(text).toMatch(new RegExp(`^${RED}eth_sendTransaction\\u001b\\[0m\n  hash +${RED}${HASH}`))
    expect(text).toContain('\u001b[1mmined\u001b[0m\n')
  })

  it('a call without a known name is printed with its selector', () => {
    const call = { ...transaction, selector: '0x01020304', inputBytes: 68 }
    const text = record((log) => log.block({ number: 1, hash: HASH, transactions: [call] }))
    expect(text).toContain('\n  call       selector 0x01020304, 68 bytes\n')
  })

  it('names, events, places, a trace and storage are printed below their transaction, escaped', () => {
    const call = { contract: 'Counter', name: 'set', arguments: [{ name: 'to', value: '"\u001b[2J"' }] }
    const named = {
      ...transaction,
      toName: 'Counter',
      call,
      failure: 'TooLarge(1001, 1000)',
      stack: ['Counter.set (src/Counter.sol:14)'],
      events: [
        {
          contract: 'Counter',
          name: 'Changed',
          arguments: [
            { name: 'to', value: '7' },
            { name: '', value: '8' },
          ],
        },
      ],
      otherEvents: 2,
      calls: {
        kind: 'CALL',
        call,
        gasUsed: 9,
        error: 'TooLarge(1001, 1000)',
        inner: [
          { kind: 'event', event: 'Changed(\u001b[2J)' } as const,
          {
            kind: 'STATICCALL',
            address: FROM,
            input: '0x01',
            gasUsed: 3,
            result: '7',
            valueWei: '5',
            inner: [],
            leftOut: 4,
          },
        ],
      },
      storage: [{ address: FROM, contract: 'Counter', slot: '0x00', before: `0x${'00'.repeat(32)}`, after: '0x0007' }],
    }
    const text = record((log) => log.block({ number: 1, hash: HASH, transactions: [named] }))
    expect(text.split('\n').slice(3)).toEqual([
      `  to         Counter ${FROM}`,
      '  call       Counter.set("\\u{1b}[2J")',
      '  gas        21000 of 90000',
      '  failed     TooLarge(1001, 1000)',
      '             at Counter.set (src/Counter.sol:14)',
      '  event      Counter.Changed(to: 7, 8)',
      '             2 more events, see eth_getTransactionReceipt',
      '  trace',
      '    [9] Counter.set("\\u{1b}[2J")',
      '    ├─ emit Changed(\\u{1b}[2J)',
      `    ├─ [3] ${FROM} 0x01 {value: 5} [staticcall]`,
      '    │  ├─ and 4 more, see debug_traceTransaction',
      '    │  └─ ← [Return] 7',
      '    └─ ← [Revert] TooLarge(1001, 1000)',
      '  storage',
      `    Counter ${FROM}`,
      '      0x0: 0x0 → 0x7',
      `  block      1 ${HASH}`,
      '',
    ])
  })

  it('a later block is not printed below the last request', () => {
    const text = record((log) => {
      log.begin('eth_sendTransaction')
      log.block({ number: 1, hash: HASH, transactions: [] })
      log.request({ method: 'eth_sendTransaction' }, { hasBegun: true })
      log.block({ number: 2, hash: HASH, transactions: [transaction] })
    })
    expect(text).toMatch(/^eth_sendTransaction\n {2}block +1 .*\nmined\n {2}hash/)
  })

  it('the error of a request is printed below its name', () => {
    const error = { code: -32_010, message: 'nonce too low' }
    const text = record((log) => {
      log.begin('eth_sendRawTransaction')
      log.request({ method: 'eth_sendRawTransaction', error }, { hasBegun: true })
      log.begin('eth_sendRawTransaction')
      log.block(empty(1))
      log.request({ method: 'eth_chainId' }, { hasBegun: false })
      log.request({ method: 'eth_sendRawTransaction', error }, { hasBegun: true })
    })
    expect(text).toBe(
      [
        'eth_sendRawTransaction',
        '  -32010     nonce too low',
        'eth_sendRawTransaction',
        `  block      1 ${HASH}`,
        'eth_chainId',
        'eth_sendRawTransaction',
        '  -32010     nonce too low',
        '',
      ].join('\n'),
    )
  })

  it('hints are printed below their request or transaction, escaped', () => {
    const hints = ['do \u001b[2J', 'other\n']
    const text = record((log) => {
      log.request({ method: 'eth_call', hints }, { hasBegun: false })
      log.request({ method: 'eth_call', error: { code: -32_010, message: 'no' }, hints: ['do'] }, { hasBegun: false })
      log.block({ number: 7, hash: HASH, transactions: [{ ...transaction, failure: 'out of gas', hints: ['do'] }] })
    })
    const [first, second, third] = text.split(/^(?=[a-z])/m)
    expect(first).toBe('eth_call\n  hint       do \\u{1b}[2J\n  hint       other\\n\n')
    expect(second).toBe('eth_call\n  -32010     no\n  hint       do\n')
    expect(third).toContain('  failed     out of gas\n  hint       do\n  block ')
  })

  it('empty blocks that are mined together update their line once, and have a line per 100,000 elsewhere', () => {
    const mine = (log: TextLog) => {
      for (let number = 1; number <= 250_000; number++) log.block(empty(number), { isFollowed: number % 100 !== 0 })
      log.end()
    }
    expect(record(mine)).toBe(
      ['1 to 100000', '100001 to 200000', '200001 to 250000'].map((range) => `blocks ${range}, empty\n`).join(''),
    )
    const updates = record(mine, { hasCursor: true }).split('\n')
    expect([updates.length, updates.at(-2)]).toEqual([2_501, `${UP}blocks 1 to 250000, empty`])
  })

  it('consecutive empty blocks share a line', () => {
    const mine = (log: TextLog) => {
      for (const number of [1, 2, 3]) log.block(empty(number))
      log.request({ method: 'eth_chainId' }, { hasBegun: false })
      log.block(empty(4))
      log.end()
    }
    expect(record(mine)).toBe('blocks 1 to 3, empty\neth_chainId\nblock 4, empty\n')
    expect(record(mine, { hasCursor: true })).toBe(
      `block 1, empty\n${UP}blocks 1 to 2, empty\n${UP}blocks 1 to 3, empty\neth_chainId\nblock 4, empty\n`,
    )
  })
})

describe('untrusted texts', () => {
  it('untrusted texts are escaped and truncated', () => {
    const long = 'x'.repeat(5_000)
    const text = record((log) => {
      log.request({ method: `\u001b]0;${long}` }, { hasBegun: false })
      log.request({ method: 'eth_call', error: { code: 3, message: '', reason: `\u0007${long}` } }, { hasBegun: false })
      log.request({ method: 'eth_call', console: [`\u001b[1A${long}`, 'a\n'.repeat(600), '\r'] }, { hasBegun: false })
    })
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that there are none is what is tested
    expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/)
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(1_050)
    expect(text).toContain('    and 2 more lines\n')
  })

  it('colour codes of untrusted texts are escaped', () => {
    const text = record(
      (log) => log.request({ method: 'eth_call', error: { code: 3, message: '\u001b[31m' } }, { hasBegun: false }),
      {
        hasColour: true,
      },
    )
    expect(text).toBe('\u001b[31meth_call\u001b[0m\n  3          \u001b[31m\\u{1b}[31m\u001b[0m\n')
  })
})

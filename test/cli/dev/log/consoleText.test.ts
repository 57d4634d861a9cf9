import { encodeFunctionData, toFunctionSelector } from 'viem'
import { describe, expect, it } from 'vitest'
import { fromHex } from '../../../../src/base/hex.ts'
import { consoleText, consoleTypes, createConsoleSelectors } from '../../../../src/cli/dev/log/consoleText.ts'

const ADDRESS = '0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826'

/** Returns the text of a console call with values of these types. */
function say(types: string, ...args: unknown[]): string {
  const inputs = types === '' ? [] : types.split(',').map((type) => ({ type }))
  const abi = [{ type: 'function', name: 'log', inputs, outputs: [], stateMutability: 'view' }] as const
  return consoleText(fromHex(encodeFunctionData({ abi, functionName: 'log', args })))
}

describe('console signatures', () => {
  const selectors = createConsoleSelectors()

  it('the console signatures are 340 lists of the four usual types, 34 other values, the empty list, and one of Foundry', () => {
    expect(consoleTypes()).toHaveLength(1 + 340 + 34 + 1)
    for (const types of consoleTypes()) {
      expect(selectors.get(toFunctionSelector(`log(${types.join(',')})`))).toEqual(types)
    }
  })

  it.each([
    ['0xf82c50f1', ['uint256']],
    ['0xf5b1bba9', ['uint256']], // log(uint)
    ['0x2d5b6cb9', ['int256']],
    ['0x4e0c1d1d', ['int256']], // log(int)
    ['0x41304fac', ['string']],
    ['0x319af333', ['string', 'address']],
    ['0x0be77f56', ['bytes']],
    ['0x2c2ecbc2', ['address']],
  ])('the selector %s has the types %j', (selector, types) => {
    expect(selectors.get(selector)).toEqual(types)
  })

  it('each signature is also known in its old spelling', () => {
    const mixed = ['string', 'uint256', 'bool', 'uint256']
    expect(selectors.get(toFunctionSelector('log(string,uint,bool,uint)'))).toEqual(mixed)
    const old = consoleTypes().filter((types) => types.some((type) => type.includes('int256')))
    expect(selectors.size).toBe(consoleTypes().length + old.length)
  })
})

it.each([
  ['', [], ''],
  ['uint256', [2n ** 256n - 1n], `${2n ** 256n - 1n}`],
  ['int256', [-5n], '-5'],
  ['bool', [true], 'true'],
  ['bool', [false], 'false'],
  ['address', [ADDRESS], ADDRESS],
  ['bytes', ['0x0102'], '0x0102'],
  ['bytes3', ['0x010203'], '0x010203'],
  ['bytes32', [`0x${'ab'.repeat(32)}`], `0x${'ab'.repeat(32)}`],
  ['string', ['a text with 100% of %s'], 'a text with 100% of %s'],
  ['string,string', ['', 'ä\u001b'], ' ä\u001b'],
  ['uint256,string,bool,address', [1n, 'two', true, ADDRESS], `1 two true ${ADDRESS}`],
  ['string,uint256,string', ['%d of %s', 7n, 'them'], '7 of them'],
  ['string,uint256', ['%d and %d', 7n], '7 and %d'],
  ['string,uint256', ['all', 7n], 'all 7'],
  ['string,uint256,uint256', ['100%% of %i', 7n, 8n], '100% of 7 8'],
])('the arguments of log(%s), %s, are formatted', (types, args, expected) => {
  expect(say(types, ...args)).toBe(expected)
})

it.each([
  ['0x', '(0 bytes that are not a console.log)'],
  ['0xdeadbeef', '(4 bytes that are not a console.log)'],
  [`0x41304fac${'ff'.repeat(32)}`, '(36 bytes that are not a console.log)'],
])('an invalid console call is shown as its length: %s', (call, expected) => {
  expect(consoleText(fromHex(call))).toBe(expected)
})

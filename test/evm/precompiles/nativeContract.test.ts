import { AbiCoder } from 'ethers'
import { describe, expect, it } from 'vitest'
import { concatBytes } from '../../../src/base/bytes.ts'
import { fromHex } from '../../../src/base/hex.ts'
import { toWord } from '../../../src/base/integer.ts'
import type { Rule } from '../../../src/chainspec/rules.ts'
import { Yielder } from '../../../src/concurrency/yielder.ts'
import type { Context } from '../../../src/evm/context.ts'
import { selectorOf } from '../../../src/evm/precompiles/native/abi.ts'
import { defineMethod, nativeContract } from '../../../src/evm/precompiles/native/nativeContract.ts'
import { type PrecompileCall, PrecompileFailure } from '../../../src/evm/precompiles/precompile.ts'

const echo = defineMethod({
  name: 'echo',
  inputs: ['bytes', 'int256'],
  output: 'bytes',
  gas: ([bytes], inputLength) => BigInt(1000 * bytes.length + inputLength),
  run([bytes, times]) {
    if (times < 0n) throw new PrecompileFailure('less than never')
    return concatBytes(...Array.from({ length: Number(times) }, () => bytes))
  },
})
const young = defineMethod({
  name: 'young',
  inputs: [],
  output: 'int256',
  since: 'rskip536',
  gas: 1n,
  run: async () => 1n,
})
const old = defineMethod({ name: 'old', inputs: [], output: 'int256', until: 'rskip536', gas: 2n, run: () => 2n })
const contract = nativeContract(0x0123n, 'rskip106', [echo, young, old])

/** Native contracts use only the rules and the yielder of their context, unless their methods use more. */
const yielder = new Yielder(Number.POSITIVE_INFINITY)
const contextWith = (...rules: Rule[]) => ({ rules: new Set(rules), yielder }) as unknown as Context

const CALL: PrecompileCall = {
  kind: 'CALL',
  caller: new Uint8Array(20),
  isAnonymous: false,
  value: 0n,
  isFromContract: false,
  internal: undefined,
}
const prepare = (input: Uint8Array, ...rules: Rule[]) => contract.prepare(input, contextWith(...rules), CALL)
const priceOf = (input: Uint8Array, ...rules: Rule[]) => prepare(input, ...rules).price()

const coder = AbiCoder.defaultAbiCoder()
const call = (signature: string, args: Uint8Array = new Uint8Array(0)) => concatBytes(selectorOf(signature), args)
const echoArgs = (bytes: string, times: number) => fromHex(coder.encode(['bytes', 'int256'], [bytes, times]))

async function answerTo(input: Uint8Array, ...rules: Rule[]): Promise<Uint8Array | string> {
  try {
    return await prepare(input, ...rules).run()
  } catch (error) {
    if (error instanceof PrecompileFailure) return 'failed'
    throw error
  }
}

describe('a native contract', () => {
  it('a native contract runs the method of the selector, at its price', async () => {
    const input = call('echo(bytes,int256)', echoArgs('0x0102', 2))
    expect(priceOf(input)).toBe(2000n + BigInt(input.length))
    expect(await answerTo(input)).toEqual(fromHex(coder.encode(['bytes'], ['0x01020102'])))
  })

  it('a native contract fails a call that it cannot decode, without a price', async () => {
    const inputs = {
      'no input': new Uint8Array(0),
      'less than a selector': selectorOf('young()').subarray(0, 3),
      'an unknown selector': call('nothing()'),
      'undecodable arguments': call('echo(bytes,int256)', toWord(64n)),
    }
    for (const [name, input] of Object.entries(inputs)) {
      expect(priceOf(input, 'rskip536'), name).toBe(0n)
      expect(await answerTo(input, 'rskip536'), name).toBe('failed')
    }
  })

  it('a native contract charges the price of a call that fails later', async () => {
    const input = call('echo(bytes,int256)', echoArgs('0x01', -1))
    expect(priceOf(input)).toBe(1000n + BigInt(input.length))
    expect(await answerTo(input)).toBe('failed')
  })

  it('a native contract has a method only under its rule', async () => {
    const answers = async (...rules: Rule[]) => [
      await answerTo(call('young()'), ...rules),
      priceOf(call('young()'), ...rules),
      await answerTo(call('old()'), ...rules),
      priceOf(call('old()'), ...rules),
    ]
    expect(await answers()).toEqual(['failed', 0n, toWord(2n), 2n])
    expect(await answers('rskip536')).toEqual([toWord(1n), 1n, 'failed', 0n])
  })
})

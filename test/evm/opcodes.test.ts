import { describe, expect, it } from 'vitest'
import { fromHex, type Hex } from '../../src/base/hex.ts'
import { RULES, type Rule } from '../../src/chainspec/rules.ts'
import { createTestEvm } from '../_helpers/createTestEvm.ts'
import {
  assemble,
  BLOCK,
  gasUsed,
  NOBODY,
  outputOf,
  RETURN_TOP,
  setScene,
  TARGET,
  wordOf,
} from '../_helpers/evmScene.ts'

async function run(code: string, message = {}, block = {}) {
  return (await setScene({ [TARGET]: `0x${code.replace(/^0x/, '')}` })).run(message, block)
}
const wordFrom = async (...parts: (string | number | bigint)[]) => wordOf(await run(assemble(...parts, RETURN_TOP)))
const gasOf = async (...parts: (string | number | bigint)[]) => gasUsed(await run(assemble(...parts)))

describe('block opcodes', () => {
  it('block opcodes push values of the block: difficulty at 0x44, the minimum gas price as base fee', async () => {
    expect(await wordFrom('41')).toBe(BigInt('0xc01bbade00000000000000000000000000000000'))
    expect(await wordFrom('42')).toBe(1_700_000_000n)
    expect(await wordFrom('43')).toBe(1000n)
    expect(await wordFrom('44')).toBe(7777n)
    expect(await wordFrom('45')).toBe(6_800_000n)
    expect(await wordFrom('46')).toBe(33n)
    expect(await wordFrom('48')).toBe(60_000_000n)
  })

  it('BLOCKHASH pushes the hashes of the last 256 blocks', async () => {
    const hashOf = (number: number) => BigInt(`0x${(number % 256).toString(16).padStart(2, '0').repeat(32)}`)
    expect(await wordFrom(999, '40')).toBe(hashOf(999))
    expect(await wordFrom(744, '40')).toBe(hashOf(744))
    for (const number of [743, 1000, 1001, 2n ** 200n]) expect(await wordFrom(number, '40')).toBe(0n)
  })
})

it.each([
  [-1n, 0xffn],
  [-128n, 0x80n],
  [-900_000n, 0xf24460n],
])('BALANCE of a debt of %d pushes its bytes, padded with zeros', async (balance, shown) => {
  const scene = await setScene({ [TARGET]: assemble(BigInt(NOBODY), '31', RETURN_TOP) })
  await scene.world.putAccount(fromHex(NOBODY), { nonce: 1n, balance })
  expect(wordOf(await scene.run())).toBe(shown)
})

describe('prices', () => {
  it('opcodes have the prices of Homestead and Tangerine', async () => {
    expect(await gasOf(`73${NOBODY.slice(2)}`, '31')).toBe(403n)
    expect(await gasOf(`73${NOBODY.slice(2)}`, '3b')).toBe(703n)
    expect(await gasOf('47')).toBe(5n)
    expect(await gasOf(33, 0, 0, `73${NOBODY.slice(2)}`, '3c')).toBe(12n + 700n + 6n + 6n)
    expect(await gasOf(0x1ff, 2, '0a')).toBe(6n + 10n + 100n)
    expect(await gasOf(0, 2, '0a')).toBe(6n + 10n)
    expect(await gasOf(33, 0, '20')).toBe(6n + 30n + 12n + 6n)
    expect(await gasOf(33, 0, 0, '37')).toBe(9n + 3n + 6n + 6n)
    expect(await gasOf(0, 0, 5, 0, 'a2')).toBe(12n + 3n * 375n + 40n + 3n)
    expect(await gasOf(0, '600556', '5b')).toBe(3n + 3n + 8n + 1n)
  })

  it('memory costs its words and their square', async () => {
    expect(await gasOf(0, 31, '52')).toBe(9n + 6n)
    expect(await gasOf(0, 32 * 1023, '52')).toBe(9n + 3n * 1024n + 2048n)
    expect(await gasOf(0, 2n ** 255n, 0, '37')).toBe(12n) // no bytes need no memory, whatever the offset
  })
})

describe('memory', () => {
  it('memory ends at 2^30 bytes, whatever the gas', async () => {
    const gasLimit = 2n ** 50n
    const beyond = await run(assemble(2n ** 30n - 31n, '51'), { gasLimit })
    expect(beyond).toMatchObject({ outcome: { kind: 'exception', reason: 'out of gas' }, gasLeft: 0n })
  })

  it('memory is not counted if a precompile does not read it', async () => {
    // ecrecover reads 128 of 320 bytes: the caller pays for all, but its memory has four words.
    expect(await wordFrom(0, 0, 320, 0, 1, 5000, 'fa', '5059')).toBe(128n)
  })
})

describe('code', () => {
  it('code may have a header, whose bytes neither run nor hide jump destinations', async () => {
    // 2 more header bytes: a PUSH32 that would hide the JUMPDEST at 6.
    const header = 'fc0000027f7f'
    expect(outputOf(await run(`${header}5b6001${RETURN_TOP}`))).toBe(`0x${'1'.padStart(64, '0')}`)
    const jumping = await run(`${header}600a56fe5b${assemble(5, RETURN_TOP).slice(2)}`)
    expect(wordOf(jumping)).toBe(5n)
    expect(outputOf(await run(`${header}60065f5f3960065ff3`))).toBe('0xfc0000027f7f')
  })

  it('code fails if it is all header, and wherever 0xfc is executed', async () => {
    for (const code of ['fc000002aabb', 'fc', '5ffc']) expect((await run(code)).outcome.kind).toBe('exception')
  })

  it('a jump fails if it leads to anything but a destination', async () => {
    for (const code of ['600056', '600556605b', '600456605b', assemble(2n ** 64n + 3n, '56', '5b')]) {
      expect((await run(code)).outcome).toMatchObject({ kind: 'exception' })
    }
    expect((await run('600456605b')).outcome).toEqual({ kind: 'exception', reason: 'invalid jump' })
  })

  it('code ends successfully where it runs out, even inside a push', async () => {
    expect((await run('6001')).outcome.kind).toBe('success')
    expect((await run('7f01')).outcome.kind).toBe('success')
  })

  it('RETURNDATACOPY fails beyond the end of the return data', async () => {
    expect((await run('60015f5f3e')).outcome).toEqual({ kind: 'exception', reason: 'return data is shorter' })
    expect((await run('5f60015f3e')).outcome).toMatchObject({ kind: 'exception' })
  })
})

describe('opcodes by rule', () => {
  const added: [Rule, Hex][] = [
    ['rskip91', '0x5f5f5f5f5f5ffa'],
    ['rskip120', '0x600160011b'],
    ['rskip125', '0x5f5f5f5ff5'],
    ['rskip140', '0x5f3f'],
    ['rskip151', '0x47'],
    ['rskip152', '0x46'],
    ['rskip398', '0x5f'],
    ['rskip412', '0x48'],
    ['rskip445', '0x6000600060005e'],
    ['rskip446', '0x60005c'],
  ]
  for (const [rule, code] of added) {
    it(`${rule} adds ${code.slice(-2)}`, async () => {
      expect((await run(code)).outcome.kind).toBe('success')
      const rules = new Set(RULES.filter((other) => other !== rule))
      expect((await run(code, {}, { rules })).outcome).toEqual({ kind: 'exception', reason: 'invalid opcode' })
    })
  }

  it('opcodes without a rule are invalid', async () => {
    const invalid = [0x0c, 0x0f, 0x1e, 0x21, 0x49, 0x4a, 0x4b, 0xa5, 0xa8, 0xa9, 0xaa, 0xef, 0xf6, 0xf7, 0xfc, 0xfe]
    for (const code of invalid) {
      const execution = await run(`5f5f5f5f5f5f5f${code.toString(16).padStart(2, '0')}`)
      expect(execution.outcome).toEqual({ kind: 'exception', reason: 'invalid opcode' })
    }
  })
})

describe('a message', () => {
  it('a message creates the account that it goes to, even without value and code', async () => {
    const { world, run: send } = await setScene()
    const execution = await send({ to: fromHex(NOBODY) })
    expect(gasUsed(execution)).toBe(0n)
    expect(world.dump()[NOBODY]).toMatchObject({ balance: '0', isContract: false })
  })

  it('a message moves its value back if it fails', async () => {
    const { world, run: send } = await setScene({ [TARGET]: '0xfe' })
    const before = world.dump()
    expect((await send({ value: 5n })).outcome.kind).toBe('exception')
    expect(world.dump()).toEqual(before)
  })

  it('a message without a recipient and a new address is refused', async () => {
    const { world } = await setScene()
    const message = { sender: fromHex(NOBODY), gasPrice: 0n, value: 0n, data: new Uint8Array(0), gasLimit: 1n }
    expect(() => createTestEvm().run(BLOCK, message, world)).toThrow(TypeError)
  })
})

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import solc from 'solc'
import { beforeAll, describe, expect, it } from 'vitest'
import { fromHex, type Hex, toHex } from '../../src/base/hex.ts'
import { keccak256 } from '../../src/crypto/keccak.ts'
import { gasUsed, OTHER, type Scene, SENDER, setScene, wordOf } from '../_helpers/evmScene.ts'

const SOURCE = `
  // SPDX-License-Identifier: MIT
  pragma solidity ^0.8.0;
  import "@openzeppelin/contracts/token/ERC20/ERC20.sol";
  contract Coin is ERC20("Coin", "C") { constructor() { _mint(msg.sender, 1000); } }`

const require = createRequire(import.meta.url)
const newContract = fromHex('0xc01c01c01c01c01c01c01c01c01c01c01c01c01c')
const word = (value: Hex | bigint) => BigInt(value).toString(16).padStart(64, '0')

function compile(): Hex {
  const outputSelection = { '*': { Coin: ['evm.bytecode.object'] } }
  const settings = { evmVersion: 'cancun', optimizer: { enabled: true, runs: 200 }, outputSelection }
  const input = { language: 'Solidity', sources: { 'Coin.sol': { content: SOURCE } }, settings }
  const findImport = (path: string) => ({ contents: readFileSync(require.resolve(path), 'utf8') })
  const output: { contracts: Record<string, Record<string, { evm: { bytecode: { object: string } } }>> } = JSON.parse(
    solc.compile(JSON.stringify(input), { import: findImport }),
  )
  return `0x${output.contracts['Coin.sol']?.Coin?.evm.bytecode.object ?? ''}`
}

function callData(signature: string, ...args: (Hex | bigint)[]): Uint8Array {
  const selector = toHex(keccak256(new TextEncoder().encode(signature)).subarray(0, 4))
  return fromHex(`${selector}${args.map(word).join('')}`)
}

describe('an ERC-20 token from OpenZeppelin, compiled for Cancun', () => {
  let scene: Scene
  const send = (signature: string, ...args: (Hex | bigint)[]) =>
    scene.run({ to: newContract, data: callData(signature, ...args) })

  beforeAll(async () => {
    scene = await setScene()
    const deployed = await scene.run({ newContract, data: fromHex(compile()), gasLimit: 3_000_000n })
    expect(deployed.outcome.kind).toBe('success')
    expect(deployed.logs.length).toBe(1)
  })

  it('an ERC-20 token of OpenZeppelin transfers with its event, at the price of its storage slots', async () => {
    const execution = await send('transfer(address,uint256)', OTHER, 7n)
    expect(wordOf(execution)).toBe(1n)
    expect(execution.logs.map(({ topics, data }) => [topics.map(toHex), toHex(data)])).toEqual([
      [
        [
          toHex(keccak256(new TextEncoder().encode('Transfer(address,address,uint256)'))),
          `0x${word(SENDER)}`,
          `0x${word(OTHER)}`,
        ],
        `0x${word(7n)}`,
      ],
    ])
    // Two slots: one changed, one new. The rest is small.
    expect(gasUsed(execution)).toBeGreaterThan(25_000n + 375n * 4n)
    expect(gasUsed(execution)).toBeLessThan(29_000n)
    expect(wordOf(await send('balanceOf(address)', OTHER))).toBe(7n)
    expect(wordOf(await send('balanceOf(address)', SENDER))).toBe(993n)
  })

  it('an ERC-20 token of OpenZeppelin reverts with its error if the balance is too low', async () => {
    const execution = await send('transfer(address,uint256)', OTHER, 10_000n)
    expect(execution.outcome).toEqual({ kind: 'revert' })
    const selector = toHex(keccak256(new TextEncoder().encode('ERC20InsufficientBalance(address,uint256,uint256)')))
    expect(toHex(execution.output).slice(0, 10)).toBe(selector.slice(0, 10))
    expect(execution.gasLeft).toBeGreaterThan(990_000n)
  })
})

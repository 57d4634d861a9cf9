import { toHex } from '../../../src/base/hex.ts'
import { toWord } from '../../../src/base/integer.ts'
import type { ChainSetup } from '../../../src/chain/openChain.ts'
import { keccak256 } from '../../../src/crypto/keccak.ts'
import { contractAddress } from '../../../src/primitives/transaction.ts'
import { LIMITS } from '../../_helpers/chain.ts'
import { assemble } from '../../_helpers/evmScene.ts'
import { addressOf, type Build, creation, deployer, grow, plan, sign } from './scene.ts'

const topicOf = (event: string) => toHex(keccak256(new TextEncoder().encode(event))).slice(2)
const push32 = (word: string) => `7f${word}`
const ONE = toHex(toWord(1n)).slice(2)
/** Emits Incremented(true, 71) when it is called with data, else Valued(71); its creation emits Created(70). */
const VALUES = assemble(push32(topicOf('Valued(uint256)')), 32, 0, 'a1', '00').slice(2)
const INCREMENTS = assemble(push32(ONE), push32(topicOf('Incremented(bool,uint256)')), 32, 0, 'a2', '00').slice(2)
const COUNTER = assemble(71, 0, '52', '36', 9 + VALUES.length / 2, '57', VALUES, '5b', INCREMENTS).slice(2)
const CREATES = assemble(70, 0, '52', push32(topicOf('Created(uint256)')), 32, 0, 'a1').slice(2)
const counter = contractAddress(addressOf('cow'), 0n)

function counterScene(setup: Partial<ChainSetup> = {}): Build {
  const lists = [
    [sign('cow', creation(`0x${CREATES}${deployer(COUNTER, CREATES.length / 2)}${COUNTER}`))],
    [sign('cow', { nonce: 1n, to: counter, data: Uint8Array.of(1), gasLimit: 100_000n })],
    [sign('cow', { nonce: 2n, to: counter, gasLimit: 100_000n })],
  ]
  return plan({
    setup,
    values: { contract: toHex(counter), N: '2' },
    blocks: async (builder) => ({ blocks: await grow(builder, ...lists) }),
  })
}

export const counterCalled = counterScene()
export const threeEmpty = plan({ blocks: async (builder) => ({ blocks: await grow(builder, [], [], []) }) })
export const fewLogsAllowed = counterScene({ limits: { ...LIMITS, logBlockSpan: 1, logCount: 2 } })

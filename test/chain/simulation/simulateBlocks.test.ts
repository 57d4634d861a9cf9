import { describe, expect, onTestFinished, vi } from 'vitest'
import { equalBytes } from '../../../src/base/bytes.ts'
import { toHex } from '../../../src/base/hex.ts'
import { bytesToBigint } from '../../../src/base/integer.ts'
import type { BlockSelector } from '../../../src/chain/api/engine.ts'
import type { BlockCall, BlocksRequest, BlockToSimulate } from '../../../src/chain/api/simulation.ts'
import type { Chain } from '../../../src/chain/openChain.ts'
import { BUDGETS } from '../../../src/concurrency/budgets.ts'
import { keccak256 } from '../../../src/crypto/keccak.ts'
import { contractAddress } from '../../../src/primitives/transaction.ts'
import { createOverlay } from '../../../src/state/overlay.ts'
import { applyChanges } from '../../../src/state/trie/applyChanges.ts'
import { LIMITS, MINES_ON_DEMAND, openTestChain, requireAccount, signFrom } from '../../_helpers/chain.ts'
import { it } from '../../_helpers/it.ts'
import { at, callOf, cells, code, deploying, push, RETURN_TOP, send, word } from './_code.ts'

const LATEST = { kind: 'latest' } as const
const [HERE, THERE, OTHER] = [at(0xaa), at(0xbb), at(0xcc)]
const RICH = requireAccount(0).address

let chain: Chain
it.beforeEach(({ chain: opened }) => {
  chain = opened
})

const block = (calls: readonly BlockCall[], rest: Partial<BlockToSimulate> = {}): BlockToSimulate => ({
  accounts: [],
  block: {},
  calls,
  ...rest,
})

function simulate(
  blocks: readonly BlockToSimulate[],
  options: Partial<BlocksRequest> = {},
  selector: BlockSelector = LATEST,
) {
  return chain.calls.blocks({ blocks, validates: false, logsTransfers: false, ...options }, selector)
}

/** Returns the result of each call of each block, as numbers. */
async function outputsOf(blocks: readonly BlockToSimulate[]) {
  return (await simulate(blocks)).map(({ calls }) => calls.map(({ output }) => bytesToBigint(output)))
}

describe('simulated calls', () => {
  it('simulated calls have the results of the same transactions', async () => {
    const to = contractAddress(RICH, 0n)
    const runtime = `6001600054016000556000546000526020600020600160206000a2` // counts, and returns the count's hash
    const data = deploying('', runtime)
    const fields = [
      { data, gasLimit: 300_000n },
      { to, gasLimit: 100_000n },
      { to, gasLimit: 100_000n, gasPrice: 3n },
      { to: THERE, value: 5n, gasLimit: 21_000n },
      { to, gasLimit: 21_500n },
    ]
    const calls = fields.map(({ gasLimit, ...rest }) => ({
      data: new Uint8Array(0),
      ...rest,
      from: RICH,
      gas: gasLimit,
    }))
    const [simulated] = await simulate([block(calls)])
    for (const [index, each] of fields.entries()) {
      const hash = await chain.submits.sendRaw(signFrom(0, { nonce: BigInt(index), ...each }))
      const { receipt } = (await chain.reads.getReceipt(hash)) ?? {}
      const { succeeded, gasUsed, logs } = simulated?.calls[index] ?? {}
      expect({ succeeded, gasUsed, logs }, `call ${index}`).toEqual({
        succeeded: receipt?.succeeded,
        gasUsed: receipt?.gasUsed,
        logs: receipt?.logs,
      })
    }
    expect(simulated?.found.block.header.gasUsed).toBe(simulated?.calls.reduce((sum, { gasUsed }) => sum + gasUsed, 0n))
    expect(simulated?.found.block.header.paidFees).toBe(3n * (simulated?.calls[2]?.gasUsed ?? 0n))
  })

  it('simulated calls report the gas before refunds and the gas used', async () => {
    // Clears slot 0, which is 1.
    const clearing = { address: HERE, code: code('6000600055'), state: cells([0, 1]) }
    const [simulated] = await simulate([block([callOf(HERE), callOf(THERE)], { accounts: [clearing] })])
    const [refunded, plain] = simulated?.calls ?? []
    expect(refunded).toMatchObject({ gasUsed: 13_003n, maxUsedGas: 26_006n })
    expect(plain).toMatchObject({ gasUsed: 21_000n, maxUsedGas: 21_000n })
  })

  it('simulated calls see the effects of earlier calls and blocks', async () => {
    const counter = { address: HERE, code: code(`6001600054018060005560005260206000f3`) }
    const count = callOf(HERE)
    const blocks = [block([count, count], { accounts: [counter] }), block([count]), block([]), block([count])]
    expect(await outputsOf(blocks)).toEqual([[1n, 2n], [3n], [], [4n]])
    const world = await chain.reads.worldAt(LATEST)
    expect(await world.getAccount(HERE)).toBeUndefined()
  })

  it('simulated calls see destroyed accounts as deleted with their storage, and as empty when they are created again', async () => {
    const dying = { address: HERE, code: code(`${push(OTHER)}ff`), stateDiff: cells([1, 9]) }
    const reading = { address: HERE, code: code(`600154${RETURN_TOP}`) }
    const size = { address: THERE, code: code(`${push(HERE)}3b${RETURN_TOP}`) }
    const blocks = [
      block([], { accounts: [dying, size] }),
      block([callOf(THERE), callOf(HERE), callOf(THERE)]),
      block([callOf(THERE)]),
      block([callOf(HERE)], { accounts: [reading] }),
    ]
    const length = BigInt(dying.code.length)
    expect(await outputsOf(blocks)).toEqual([[], [length, 0n, 0n], [0n], [0n]])
  })

  it('simulated calls that fail report the reason and are reverted', async () => {
    const failing = { address: HERE, code: code('602a60005560206000fd') }
    const bad = { address: THERE, code: code('fe') }
    const [simulated] = await simulate([
      block([callOf(HERE), callOf(THERE, { gas: 50_000n })], { accounts: [failing, bad] }),
    ])
    expect(simulated?.calls).toMatchObject([
      { succeeded: false, output: new Uint8Array(0), failure: { payload: word(0) } },
      { succeeded: false, gasUsed: 50_000n, failure: { payload: undefined, message: 'invalid opcode' } },
    ])
  })

  it('simulated calls have at most the gas that their block has left', async () => {
    const gas = { address: HERE, code: code(`5a${RETURN_TOP}`) }
    const [[first, second] = []] = await outputsOf([
      block([callOf(HERE), callOf(HERE)], { accounts: [gas], block: { gasLimit: 100_000n } }),
    ])
    expect(first).toBe(100_000n - 21_000n - 2n)
    expect(second).toBeLessThan(60_000n)
    const tooMuch = block([callOf(HERE, { gas: 30_000n }), callOf(HERE, { gas: 80_000n })], {
      block: { gasLimit: 100_000n },
    })
    await expect(simulate([tooMuch])).rejects.toMatchObject({ kind: 'simulatedBlockFull' })
  })

  it('simulated calls are sent by their sender with its balance', async () => {
    const poor = { ...callOf(OTHER), from: HERE, value: 5n }
    await expect(simulate([block([poor])])).rejects.toMatchObject({ kind: 'simulatedFundsTooLow' })
    const rich = { accounts: [{ address: HERE, balance: 5n }] }
    expect(await simulate([block([poor], rich)])).toHaveLength(1)
    await expect(simulate([block([poor, poor], rich)])).rejects.toMatchObject({ kind: 'simulatedFundsTooLow' })
    await expect(simulate([block([{ ...poor, gasPrice: 1n }], rich)])).rejects.toMatchObject({
      kind: 'simulatedFundsTooLow',
    })
  })

  it('the nonces of simulated calls are checked with validation only', async () => {
    const call = (nonce?: bigint): BlockCall => ({
      ...callOf(OTHER),
      from: RICH,
      ...(nonce === undefined ? {} : { nonce }),
    })
    const validating = (calls: readonly BlockCall[]) => simulate([block(calls)], { validates: true })
    expect(await simulate([block([call(9n), call(0n)])])).toHaveLength(1)
    expect(await validating([call(), call(1n), call()])).toHaveLength(1)
    await expect(validating([call(), call(0n)])).rejects.toMatchObject({ kind: 'simulatedNonceTooLow' })
    await expect(validating([call(1n)])).rejects.toMatchObject({ kind: 'simulatedNonceTooHigh' })
  })

  it('simulated calls with too long init code are refused', async () => {
    const creating = (length: number) => simulate([block([{ data: new Uint8Array(length) }])])
    expect(await creating(49_152)).toHaveLength(1)
    await expect(creating(49_153)).rejects.toMatchObject({
      kind: 'simulatedInitCodeTooLong',
      message: 'max initcode size exceeded: code size 49153 limit 49152',
    })
  })
})

describe('simulated blocks', () => {
  it('simulated blocks continue the selected block in number, hash and time', async () => {
    for (let nonce = 0n; nonce < 3n; nonce++) await chain.submits.sendRaw(signFrom(0, { nonce, to: HERE }))
    const base = await chain.reads.findBlock({ kind: 'number', number: 2, asked: '2' })
    const blocks = [block([]), block([], { block: { number: 6, timestamp: 4_000_000_000 } }), block([])]
    const simulated = await simulate(blocks, {}, { kind: 'number', number: 2, asked: '2' })
    const headers = simulated.map(({ found }) => found.block.header)
    const start = base?.header.timestamp ?? 0
    const step = chain.network.difficulty.targetBlockSeconds
    expect(headers.map(({ number }) => number)).toEqual([3, 4, 5, 6, 7])
    const filled = [start + step, start + 2 * step, start + 3 * step]
    expect(headers.map(({ timestamp }) => timestamp)).toEqual([...filled, 4_000_000_000, 4_000_000_000 + step])
    const parents = [base?.hash, ...simulated.map(({ found }) => found.block.hash)]
    expect(headers.map(({ parentHash }) => parentHash)).toEqual(parents.slice(0, -1))
  })

  it('simulated blocks see the hashes of simulated and mined ancestors', async () => {
    for (let nonce = 0n; nonce < 2n; nonce++) await chain.submits.sendRaw(signFrom(0, { nonce, to: HERE }))
    // BLOCKHASH of the number in the call data
    const asking = { address: HERE, code: code(`60003540${RETURN_TOP}`) }
    const hashOfBlock = (n: number) => ({ to: HERE, data: word(n) })
    const simulated = await simulate([
      block([hashOfBlock(1), hashOfBlock(2)], { accounts: [asking] }),
      block([hashOfBlock(2), hashOfBlock(3), hashOfBlock(4)]),
    ])
    const mined = await Promise.all(
      [1, 2].map(async (number) => (await chain.reads.findBlock({ kind: 'number', number, asked: '' }))?.hash),
    )
    expect(simulated.map(({ calls }) => calls.map(({ output }) => output))).toEqual([
      mined,
      [mined[1], simulated[0]?.found.block.hash, word(0)],
    ])
  })

  it('simulated blocks inherit members without an override from their parent', async () => {
    const set = { coinbase: at(0xc0), gasLimit: 5_000_000n, difficulty: 77n, minimumGasPrice: 3n }
    const [first, second, third] = await simulate([block([]), block([], { block: set }), block([])])
    const base = await chain.reads.findBlock(LATEST)
    const pick = (header = base?.header) => ({
      coinbase: header?.coinbase,
      gasLimit: header?.gasLimit,
      difficulty: header?.difficulty,
      minimumGasPrice: header?.minimumGasPrice,
    })
    expect(pick(first?.found.block.header)).toEqual(pick())
    expect(pick(second?.found.block.header)).toEqual(set)
    expect(pick(third?.found.block.header)).toEqual(set)
  })

  it('simulated blocks have the root of the state after them', async ({ store }) => {
    const accounts = [
      { address: HERE, balance: 5n, code: code('00'), stateDiff: cells([1, 2]) },
      { address: THERE, nonce: 3n },
    ]
    const empty = await chain.reads.findBlock(LATEST)
    const request = { blocks: [block([], { accounts }), block([])], validates: false, logsTransfers: false }
    const simulated = await chain.calls.blocks(request, LATEST)
    const world = createOverlay(await chain.reads.worldAt(LATEST))
    await world.putAccount(HERE, { nonce: 0n, balance: 5n })
    await world.putCode(HERE, code('00'))
    await world.markContract(HERE)
    await world.putStorage(HERE, word(1), Uint8Array.of(2))
    await world.putAccount(THERE, { nonce: 3n, balance: 0n })
    const before = { hash: empty?.header.stateRoot ?? word(0), height: 0 }
    const { root } = await applyChanges(before, 1, world.changes(), store.nodes)
    expect(simulated.map(({ found }) => toHex(found.block.header.stateRoot))).toEqual([toHex(root), toHex(root)])
  })

  it('simulated blocks can continue the pending block', async () => {
    const own = await openTestChain({ submitting: MINES_ON_DEMAND })
    await own.submits.sendRaw(signFrom(0, { to: HERE, value: 7n }))
    const reading = { address: THERE, code: code(`${push(HERE)}31${RETURN_TOP}`) }
    const request = {
      blocks: [block([callOf(THERE)], { accounts: [reading] })],
      validates: false,
      logsTransfers: false,
    }
    const pending = await own.reads.findBlock({ kind: 'pending' })
    const [[mined], [soon]] = await Promise.all([
      own.calls.blocks(request, LATEST),
      own.calls.blocks(request, { kind: 'pending' }),
    ])
    expect([mined, soon].map((one) => bytesToBigint(one?.calls[0]?.output ?? word(99)))).toEqual([0n, 7n])
    expect(soon?.found.block.header.number).toBe(2)
    expect(soon?.found.block.header.parentHash).toEqual(pending?.hash)
    await own.close()
  })

  it('simulated blocks out of order are refused', async () => {
    await expect(simulate([block([], { block: { number: 0 } })])).rejects.toMatchObject({
      kind: 'simulatedBlockNumber',
    })
    const same = { block: { timestamp: 4_000_000_000 } }
    await expect(simulate([block([], same), block([], same)])).rejects.toMatchObject({
      kind: 'simulatedTimestamp',
      message: 'block timestamps must be in order: 4000000000 <= 4000000000',
    })
  })

  it.each([
    ['too many blocks', [block([], { block: { number: 257 } })]],
    ['too many calls (max 1000)', [block(Array.from({ length: 1001 }, () => callOf(HERE)))]],
    [
      'too many accounts and slots (max 5000)',
      [
        block([], { accounts: [{ address: HERE, state: new Uint8Array(64 * 4_998) }] }),
        block([], { accounts: [{ address: HERE, balance: 1n }] }),
        block([], { accounts: [{ address: THERE, balance: 1n }] }),
      ],
    ],
    [
      'outputs and logs exceed 5242880 bytes',
      [
        block(
          Array.from({ length: 9 }, () => callOf(HERE)),
          {
            accounts: [{ address: HERE, code: code('620a00006000f3') }],
            block: { gasLimit: 100_000_000n },
          },
        ),
      ],
    ],
    [
      'gas cap of 100000000 exhausted',
      [
        block(
          Array.from({ length: 11 }, () => callOf(HERE, { gas: 10_000_000n })),
          { accounts: [{ address: HERE, code: code('fe') }], block: { gasLimit: 200_000_000n } },
        ),
      ],
    ],
  ])('simulated blocks above a limit are refused: %s', async (message, blocks) => {
    await expect(simulate(blocks)).rejects.toMatchObject({ kind: 'simulationTooLarge', message })
  })

  it('the max number of blocks is simulated', async () => {
    expect(await simulate([block([], { block: { number: 256 } })])).toHaveLength(256)
  })

  it('a simulation of blocks ends when its call is aborted', async () => {
    // Work that never yields does not read the signal.
    const own = await openTestChain({ limits: { ...LIMITS, callGasCap: 0n }, budgets: BUDGETS })
    const burning = { address: HERE, code: code('5b600056') }
    const request = { blocks: [block([callOf(HERE)], { accounts: [burning], block: { gasLimit: 10n ** 15n } })] }
    const stop = new AbortController()
    const ended = own.calls.blocks({ ...request, validates: false, logsTransfers: false }, LATEST, stop)
    setImmediate(() => stop.abort(new Error('gone')))
    await expect(ended).rejects.toThrow('gone')
    await own.close()
  })
})

describe('transfer logs', () => {
  const asked = { logsTransfers: true }
  const isToken = (address: Uint8Array) => equalBytes(address, code('ee'.repeat(20)))

  /** From, to and wei of each transfer log, and `log` for other logs. */
  async function told(calls: readonly BlockCall[], accounts: BlockToSimulate['accounts'], options = asked) {
    const [simulated] = await simulate([block(calls, { accounts })], options)
    const logs = simulated?.calls.flatMap((call) => call.logs) ?? []
    return logs.map(({ address, topics, data }) =>
      isToken(address) ? [...topics.slice(1).map((topic) => toHex(topic.subarray(12))), bytesToBigint(data)] : 'log',
    )
  }

  it('transfers are logged in order among the logs if requested', async () => {
    const sending = { address: HERE, code: code(`60006000a0${send(THERE, 3)}60006000a0`) }
    const call = { ...callOf(HERE), from: RICH, value: 9n }
    expect(await told([call], [sending])).toEqual([
      [toHex(RICH), toHex(HERE), 9n],
      'log',
      [toHex(HERE), toHex(THERE), 3n],
      'log',
    ])
    expect(await told([call], [sending], { logsTransfers: false })).toEqual(['log', 'log'])
  })

  it('transfers of created and destroyed contracts are logged, and none of zero wei', async () => {
    const dying = { address: HERE, balance: 4n, code: code(`${push(OTHER)}ff`) }
    const creating = { ...callOf(HERE), data: deploying('', '00'), value: 2n, from: RICH }
    const { to: _, ...creation } = creating
    expect(await told([creation, callOf(HERE), callOf(OTHER)], [dying])).toEqual([
      [toHex(RICH), toHex(contractAddress(RICH, 0n)), 2n],
      [toHex(HERE), toHex(OTHER), 4n],
    ])
  })

  it('a transfer of more than a word cannot be logged and ends its frame', async () => {
    const most = 2n ** 256n - 1n
    const dying = { address: HERE, balance: most, code: code(`${push(OTHER)}ff`) }
    const rich = { address: THERE, balance: most }
    expect(await told([{ ...callOf(HERE), from: THERE, value: 0n }], [dying, rich])).toEqual([
      [toHex(HERE), toHex(OTHER), most],
    ])
    expect(await told([{ ...callOf(HERE), from: THERE, value: 1n }], [dying, rich])).toEqual([])
  })

  it('reverted transfers are not logged', async () => {
    const sending = { address: HERE, balance: 9n, code: code(`${send(THERE, 3)}${send(OTHER, 1)}`) }
    const failing = { address: THERE, code: code(`${send(OTHER, 2)}fe`) }
    expect(await told([callOf(HERE, { gas: 200_000n })], [sending, failing])).toEqual([])
    const reverting = { address: THERE, code: code(`${send(OTHER, 2)}60006000fd`) }
    expect(await told([callOf(HERE, { gas: 200_000n })], [sending, reverting])).toEqual([
      [toHex(HERE), toHex(OTHER), 1n],
    ])
  })

  it('transfer logs are in no receipt', async () => {
    const blocks = [block([{ ...callOf(HERE), from: RICH, value: 9n }])]
    const [[plain], [traced]] = await Promise.all([simulate(blocks), simulate(blocks, asked)])
    expect(traced?.found.block.hash).toEqual(plain?.found.block.hash)
  })
})

describe('long changes of simulated blocks', () => {
  const slots = (first: number, count: number) =>
    cells(...Array.from({ length: count }, (_, n) => [first + n, first + n + 1] as const))

  it('long changes have the same state root in any number of parts', async () => {
    const whole = block([], { accounts: [{ address: HERE, nonce: 1n, stateDiff: slots(0, 1_000) }] })
    const parts = Array.from({ length: 10 }, (_, n) =>
      block([], { accounts: [{ address: HERE, nonce: 1n, stateDiff: slots(100 * n, 100) }] }),
    )
    const rootOf = async (blocks: readonly BlockToSimulate[]) =>
      (await simulate(blocks)).at(-1)?.found.block.header.stateRoot
    expect(await rootOf([whole])).toEqual(await rootOf(parts))
  })

  /** A signal that is aborted at its `last` read; counts the reads. */
  function countingSignal(last = Number.POSITIVE_INFINITY) {
    const reason = new Error('given up')
    const signal = {
      looks: 0,
      reason,
      get aborted() {
        return ++this.looks >= last
      },
    }
    return { signal, call: { signal: signal as unknown as AbortSignal } }
  }

  it('long changes read the signal for each account and slot, and for each part of the root', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0) // no pause yields and reads the signal again
    onTestFinished(() => clock.mockRestore())
    const accounts = Array.from({ length: 100 }, (_, n) => ({ address: word(n + 1_000).subarray(12), balance: 1n }))
    const blocks = [
      block([], { accounts: [{ address: HERE, stateDiff: slots(0, 1_000) }] }),
      ...Array.from({ length: 10 }, () => block([], { accounts })),
    ]
    const request = { blocks, validates: false, logsTransfers: false }
    const whole = countingSignal()
    await chain.calls.blocks(request, LATEST, whole.call)
    const { looks } = whole.signal
    const [slotsAndAccounts, parts] = [1_000 + 1 + 1_000, Math.ceil(1_000 / 128)]
    expect(looks).toBeGreaterThanOrEqual(slotsAndAccounts + parts + blocks.length)
    for (const last of [1, 500, 1_000, 1_010, looks]) {
      const { signal, call } = countingSignal(last)
      await expect(chain.calls.blocks(request, LATEST, call)).rejects.toBe(signal.reason)
      expect(signal.looks).toBe(last)
    }
  })
})

// The cases of execution-apis' tests, which have the same results on every chain.
describe('precompiled contracts of simulated blocks', () => {
  const [SHA256, IDENTITY, BRIDGE, REMASC] = [at(2), at(4), at(0x01000006), at(0x01000008)]
  const asking = (to: Uint8Array) => callOf(to, { data: word(77) })
  const NOTHING = new Uint8Array(0)
  const run = async (accounts: BlockToSimulate['accounts'], ...to: Uint8Array[]) => {
    const [simulated] = await simulate([block(to.map(asking), { accounts })])
    return simulated?.calls.map(({ output }) => output)
  }

  it('moved precompiled contracts run at their new address only', async () => {
    const moved = [{ address: IDENTITY, movePrecompileTo: HERE }]
    expect(await run(moved, HERE, IDENTITY)).toEqual([word(77), NOTHING])
  })

  it('moved precompiled contracts are at their own address again in the next block', async () => {
    const moved = (to: Uint8Array) => ({ accounts: [{ address: IDENTITY, movePrecompileTo: to }] })
    const calls = [HERE, THERE, IDENTITY].map(asking)
    const blocks = await simulate([block(calls, moved(HERE)), block(calls, moved(THERE)), block(calls)])
    const outputs = blocks.map((one) => one.calls.map(({ output }) => output))
    expect(outputs).toEqual([
      [word(77), NOTHING, NOTHING],
      [NOTHING, word(77), NOTHING],
      [NOTHING, NOTHING, word(77)],
    ])
  })

  it('overridden code replaces precompiled contracts, also empty code, whether or not they are moved', async () => {
    const answering = code(`602a${RETURN_TOP}`)
    expect(await run([{ address: IDENTITY, code: answering }], IDENTITY)).toEqual([word(42)])
    expect(await run([{ address: IDENTITY, code: NOTHING }], IDENTITY)).toEqual([NOTHING])
    const both = { address: IDENTITY, code: answering, movePrecompileTo: HERE }
    expect(await run([both], HERE, IDENTITY)).toEqual([word(77), word(42)])
    expect(await run([{ address: BRIDGE, code: answering }], BRIDGE)).toEqual([word(42)])
  })

  it('replaced precompiled contracts have the hash of their code', async () => {
    const reading = { address: HERE, code: code(`${push(IDENTITY)}3f${RETURN_TOP}`) }
    const replaced = { address: IDENTITY, code: code('00') }
    expect(await run([reading, replaced], HERE)).toEqual([keccak256(code('00'))])
  })

  it('of two precompiled contracts moved to one address, that with the higher address runs there', async () => {
    const two = [SHA256, IDENTITY].map((address) => ({ address, movePrecompileTo: HERE }))
    expect(await run(two, HERE)).toEqual([word(77)])
    expect(await run(two.toReversed(), HERE)).toEqual([word(77)])
  })

  it('precompiled contracts run if only their balance, nonce or storage is overridden', async () => {
    expect(await run([{ address: IDENTITY, balance: 5n, nonce: 1n, state: cells([0, 1]) }], IDENTITY)).toEqual([
      word(77),
    ])
  })

  it.each([
    ['Account 0x', { address: BRIDGE, movePrecompileTo: HERE }],
    ['Precompiled contracts can not be overridden', { address: BRIDGE, balance: 1n }],
    ['Precompiled contracts can not be overridden', { address: REMASC, state: cells() }],
    ['Precompiled contracts can not be moved to an overridden address', { address: IDENTITY, movePrecompileTo: OTHER }],
  ])('other overrides of precompiled contracts are refused: %s', async (text, override) => {
    const blocks = [block([], { accounts: [override, { address: OTHER, nonce: 1n }] })]
    await expect(simulate(blocks)).rejects.toMatchObject({
      kind: 'invalidOverride',
      message: expect.stringContaining(text),
    })
  })

  it("an account that is no precompiled contract cannot be moved, with geth's text", async () => {
    const blocks = [block([], { accounts: [{ address: HERE, movePrecompileTo: THERE }] })]
    await expect(simulate(blocks)).rejects.toMatchObject({
      kind: 'refusedAsEthereum',
      message: `account ${toHex(HERE)} is not a precompile`,
    })
  })
})

import type { Bytes } from '../../../src/base/bytes.ts'
import { fromHex, type Hex, toHex } from '../../../src/base/hex.ts'
import type { Rules } from '../../../src/chainspec/rules.ts'
import type { BlockEnvironment, Evm, Execution, Message } from '../../../src/evm/execution.ts'
import { encodeAccount } from '../../../src/state/account.ts'
import { createHeadState } from '../../../src/state/headState.ts'
import { accountKey } from '../../../src/state/keys.ts'
import { createOverlay } from '../../../src/state/overlay.ts'
import type { StateChanges } from '../../../src/state/stateView.ts'
import type { StateChangeRow } from '../../../src/storage/store.ts'
import { BLOCK } from '../../_helpers/evmScene.ts'
import { type Engines, show } from '../../evm/wasm/_engines.ts'

const BALANCE = 10n ** 24n
/** So few that much of what was cached is forgotten. */
const CACHE_BYTES = 1_000_000

/** A chain's state on one engine, whose head moves block by block. */
function createChain(evm: Evm, funded: readonly Hex[]) {
  const values = new Map<Hex, Bytes>()
  for (const address of funded) {
    values.set(toHex(accountKey(fromHex(address))), encodeAccount({ nonce: 0n, balance: BALANCE }))
  }
  let height = 0
  let isSlow = false
  const getAt = (key: Bytes) => {
    const found = { value: values.get(toHex(key)), since: 0 }
    return isSlow ? Promise.resolve(found) : found
  }
  const head = createHeadState({ getAt }, height, CACHE_BYTES)
  let world = createOverlay(head.worldAt(height))

  /** With a row for each key that goes with a deleted account, as a chain's store is told it. */
  function* rowsOf({ deletedAccounts, writes }: StateChanges): Generator<StateChangeRow> {
    const written = new Set(writes.map(({ key }) => toHex(key)))
    for (const account of deletedAccounts.map(toHex)) {
      for (const key of values.keys()) {
        if (key.startsWith(account) && !written.has(key)) yield { key: fromHex(key), value: undefined }
      }
    }
    yield* writes
  }

  return {
    /** As a transaction, but for its fee; tells what came of it and what the block has changed so far. */
    async run(block: BlockEnvironment, message: Message) {
      const account = await world.getAccount(message.sender)
      if (account === undefined) throw new Error('the sender has no account')
      await world.putAccount(message.sender, { ...account, nonce: account.nonce + 1n })
      const execution = await evm.run(block, message, world)
      for (const address of execution.deleted) await world.deleteAccount(address)
      return { execution, text: JSON.stringify([execution, world.changes()], show) }
    },
    async call(block: BlockEnvironment, message: Message) {
      const execution = await evm.call(block, message, createOverlay(head.worldAt(height)))
      return { execution, text: JSON.stringify(execution, show) }
    },
    /** The block's changes become the state. Another branch, if `isOther`: nobody can follow it from the old head. */
    seal(isOther: boolean, isSlowNow: boolean) {
      const rows = [...rowsOf(world.changes())]
      for (const { key, value } of rows) {
        if (value === undefined) values.delete(toHex(key))
        else values.set(toHex(key), value)
      }
      height++
      isSlow = isSlowNow
      if (isOther) head.reset(height)
      else head.apply(height, rows)
      world = createOverlay(head.worldAt(height))
    },
  }
}

/** Two chains of the same blocks, one on each engine. Throws where they come to different things. */
export function createPair(engines: Engines, rules: Rules, funded: readonly Hex[]) {
  const typescript = createChain(engines.typescript, funded)
  const wasm = createChain(engines.wasm, funded)
  let block: BlockEnvironment = { ...BLOCK, rules }

  async function onBoth(kind: 'run' | 'call', message: Message, what: () => string): Promise<Execution> {
    const expected = await typescript[kind](block, message)
    const found = await wasm[kind](block, { ...message, data: message.data.slice() })
    if (found.text !== expected.text)
      throw new Error(describeDifference(`${kind} of ${what()}`, expected.text, found.text))
    return expected.execution
  }

  return {
    block: () => block,
    run: (message: Message, what: () => string) => onBoth('run', message, what),
    call: (message: Message, what: () => string) => onBoth('call', message, what),
    seal(isOther = false, isSlow = false) {
      typescript.seal(isOther, isSlow)
      wasm.seal(isOther, isSlow)
      block = { ...block, number: block.number + 1, timestamp: block.timestamp + 30 }
    },
  }
}

const SHOWN = 1_500

function describeDifference(what: string, typescript: string, wasm: string): string {
  let at = 0
  while (typescript[at] === wasm[at]) at++
  const from = Math.max(0, at - SHOWN / 3)
  const cut = (text: string) => text.slice(from, from + SHOWN)
  return `${what}, from character ${from}:\ntypescript ${cut(typescript)}\nwasm       ${cut(wasm)}`
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { methodNames } from '../../generated/methods.ts'
import { signatures } from '../../generated/signatures.ts'
import { methodTraits } from '../../generated/traits.ts'
import { regtest } from '../../src/chainspec/networks/regtest.ts'
import { createSandbox } from '../../src/chainspec/sandbox.ts'
import { requireForwardable, writerShareOf } from '../../src/methods/writerMethods.ts'

const folder = join(import.meta.dirname, '../../src/methods')
/** Their state is rows, which every process can write. */
const FILTERS = [
  'eth_getFilterChanges',
  'eth_getFilterLogs',
  'eth_newBlockFilter',
  'eth_newFilter',
  'eth_newPendingTransactionFilter',
  'eth_uninstallFilter',
]
/**
 * What is in the memory of the process that writes alone; nobody talks to peers yet, so all processes know as much of
 * them.
 */
const OF_WRITER =
  /\b(submits|controls|requireDevtools|wallet|requireWallet|requireSigningWallet|listAccounts|work|quotaOf)\b/

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\/\w+[_.]\w+\.ts$/.test(path))
  .map((path) => [path.replace(/^.*\/|\.ts$/g, ''), readFileSync(join(folder, path), 'utf8')] as const)

describe('the methods that the process which writes has to answer', () => {
  it('are all that change something, but filters', () => {
    const others = methodNames.filter(
      (name) => !signatures[name].readsOnly && writerShareOf(methodTraits[name]?.aliasOf ?? name) === 'none',
    )
    expect(others).toEqual(FILTERS)
  })

  it('are all that ask for what only its memory has', () => {
    expect(files.length).toBeGreaterThan(100)
    const others = files
      .filter(([name, text]) => OF_WRITER.test(text) && writerShareOf(name) === 'none')
      .map(([name]) => name)
    expect(others).toEqual([])
  })
})

describe('a request that is forwarded to the writer', () => {
  const limited = { network: createSandbox(regtest) }
  const unlimited = { network: createSandbox(regtest, { hasUnlimitedCode: true }) }
  const longest = `0x${'00'.repeat(131_072)}`
  const tooLong = `${longest}00`
  const message = "transaction's size is higher than defined maximum: 131073 > 131072"

  it.each([
    ['eth_sendRawTransaction', [longest], [tooLong]],
    ['eth_sendTransaction', [{ data: longest }], [{ data: tooLong }]],
    ['eth_sendTransaction', [{ data: tooLong, input: longest }], [{ input: tooLong }]],
  ])('of %s is refused before that when the pool would refuse it for its length', (method, short, long) => {
    expect(() => requireForwardable(method, limited, short as never)).not.toThrow()
    expect(() => requireForwardable(method, limited, long as never)).toThrow(message)
    expect(() => requireForwardable(method, unlimited, long as never)).not.toThrow()
  })

  it('of another method is not looked at', () => {
    expect(() => requireForwardable('eth_sign', limited, [tooLong, tooLong] as never)).not.toThrow()
  })
})

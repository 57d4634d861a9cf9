import { describe, expect, it } from 'vitest'
import { methods as handlers } from '../../src/methods/index.ts'
import { document } from '../_helpers/fixture.ts'

/** Returns the positions of the parameters that a handler reads before it does anything with them. */
async function positionsRead(handler: (...given: never[]) => unknown): Promise<Set<string>> {
  const read = new Set<string>()
  const params = new Proxy<unknown[]>([], {
    get(target, name, receiver) {
      if (typeof name === 'string') read.add(name)
      // A proxy returns any number of parameters; an iterator of an empty array would end at once.
      return name === 'length' ? Number.MAX_SAFE_INTEGER : Reflect.get(target, name, receiver)
    },
  })
  try {
    await Reflect.apply(handler, undefined, [{}, params, {}, {}])
  } catch {
    // There is no chain behind the handler; it fails at its first use of one.
  }
  return read
}

/** Parameters that clients send and that have no effect. */
const UNUSED: Readonly<Record<string, string>> = {
  'hardhat_dumpState.withHistory': "anvil's clients send it; a dump has no history",
  'personal_sign.passphrase': 'web3.js sends it; the account must be unlocked',
}

describe('an optional parameter of the document is used by its method', () => {
  const optional = document.methods.flatMap((method) =>
    method['x-alias-of'] !== undefined
      ? []
      : method.params.flatMap(({ name, required }, i) =>
          required || `${method.name}.${name}` in UNUSED ? [] : [[method.name, name, i] as const],
        ),
  )

  it.each(optional)('%s uses its optional parameter %s', async (method, _, position) => {
    const handler: unknown = Reflect.get(handlers, method)
    if (typeof handler !== 'function') throw new Error(`${method} has no handler`)
    const read = await positionsRead((...given) => Reflect.apply(handler, undefined, given))
    expect(read.has(`${position}`)).toBe(true)
  })
})

import { describe, expect, it } from 'vitest'
import { EMPTY_BYTES } from '../../src/base/bytes.ts'
import { fromHex, type Hex, toHex } from '../../src/base/hex.ts'
import { setScene } from '../_helpers/evmScene.ts'
import { environmentAt, storeExport } from '../_helpers/recordedStore.ts'
import { describeVectors, readVectorText } from '../_helpers/vectors.ts'

interface RecordedCall {
  readonly label: string
  readonly block: Hex
  readonly to: Hex
  readonly data: Hex
  readonly answer: { readonly result: Hex }
}

type Input = readonly [label: string, address: Hex, data: Hex]

interface Exchange {
  readonly group: string
  readonly request: string
  readonly body: string
}

const BRIDGE: Hex = '0x0000000000000000000000000000000001000006'
/** The highest block of chain A when the inputs were tried. */
const HEAD = 0x65
const GAS = 10_000_000n

/** Calls straight what stands in a block of chain A. */
function openCaller(): (to: Hex, data: Hex, number: number) => Promise<Hex> {
  const blocks = storeExport(readVectorText('recorded/chainA/export-blocks.csv'))
  return async (to, data, number) => {
    const { run } = await setScene()
    const input = data === '0x' ? EMPTY_BYTES : fromHex(data)
    const message = { to: fromHex(to), data: input, gasLimit: GAS }
    return toHex((await run(message, await environmentAt(await blocks, number))).output)
  }
}

describeVectors<RecordedCall[]>('recorded/chainA/blockheader-calls.json', (calls) => {
  const call = openCaller()
  for (const { label, block, to, data, answer } of calls) {
    it(label, async () => expect(await call(to, data, Number(block))).toBe(answer.result))
  }
})

/** What eth_call answered to an input; undefined: an error. */
function readExchange({ request, body }: Exchange): [string, Hex | undefined] {
  const [{ to, data }]: [{ to: Hex; data: Hex }] = JSON.parse(request).params
  const { result }: { result?: Hex } = JSON.parse(body)
  return [keyOf(to, data), result]
}

const keyOf = (address: Hex, data: Hex) => `${address} ${data}`

describeVectors<Input[]>('recorded/chainA/precompile-inputs.json', (inputs) => {
  const call = openCaller()
  const exchanges: readonly Exchange[] = JSON.parse(readVectorText('recorded/rpc-chainA.json'))
  const answers = new Map(exchanges.filter(({ group }) => group === 'call-precompile').map(readExchange))
  const own = inputs.filter(([, address]) => address !== BRIDGE) // which has tests of its own
  const isAnswered = ([, address, data]: Input) => answers.get(keyOf(address, data)) !== undefined

  describe('each input gets the answer that the reference gave to eth_call', () => {
    for (const [i, [label, address, data]] of own.filter(isAnswered).entries()) {
      it(`${i}: ${label}`, async () => expect(await call(address, data, HEAD)).toBe(answers.get(keyOf(address, data))))
    }
  })

  it('leaves out what eth_call was not asked or could not answer; transactions of the recorded chains have it too', () => {
    const failed = own.filter(
      ([, address, data]) => answers.has(keyOf(address, data)) && !isAnswered(['', address, data]),
    )
    const unasked = own.filter(([, address, data]) => !answers.has(keyOf(address, data)))
    expect(failed.map(([label]) => label)).toEqual([
      'precompiles-blake2f blake2fTestVector8',
      'precompiles-modexp modExp data3',
      'precompiles-modexp modExp data6',
      'precompiles-modexp modExp data7',
    ])
    expect({ answered: own.filter(isAnswered).length, unasked: unasked.length }).toEqual({ answered: 87, unasked: 35 })
  })
})

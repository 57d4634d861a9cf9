import { expect, it } from 'vitest'
import { fromHex, type Hex, toHex } from '../../src/base/hex.ts'
import { createEvm } from '../../src/evm/evm.ts'
import { METHODS } from '../../src/evm/precompiles/bridge/methods/index.ts'
import { NETWORKS } from '../../src/network/networks/index.ts'
import { createOverlay } from '../../src/state/overlay.ts'
import { BRIDGE, setBridgeScene } from '../_helpers/bridge.ts'
import { RUN_BUDGETS } from '../_helpers/budgets.ts'
import { BLOCK } from '../_helpers/evmScene.ts'
import { openRecordedChain, parseExport } from '../_helpers/recordedChain.ts'
import { describeVectors, describeVectorText, readVectorText } from '../_helpers/vectors.ts'

interface RecordedRead {
  readonly method: string
  readonly data: Hex
  readonly answer: Hex
}

describeVectors<readonly RecordedRead[]>('recorded/bridge-reads-fresh-regtest.json', (reads) => {
  for (const { method, data, answer } of reads) {
    it(method, async () => {
      const scene = await setBridgeScene(NETWORKS.regtest.bridge)
      expect((await scene.ask(fromHex(data))).output).toBe(answer)
    })
  }
})

interface RecordedPair {
  readonly group: string
  readonly request: string
  readonly body: string
}

/** Answers after 101 blocks in which contracts called every method and a pegout was asked for. */
describeVectorText('recorded/rpc-chainA.json', (text) => {
  const pairs: readonly RecordedPair[] = Object.values(JSON.parse(text))
  const calls = pairs
    .filter(({ group, request }) => group === 'call-precompile' && request.includes(toHex(BRIDGE)))
    .map(({ request, body }) => ({
      data: JSON.parse(request).params[0].data as Hex,
      answer: JSON.parse(body).result as Hex,
    }))
  const opened = replayChainA()

  it('calls the Bridge 68 times', () => expect(calls).toHaveLength(68))

  for (const { data, answer } of calls) {
    const name = METHODS.find(({ selector }) => data.startsWith(selector))?.name ?? data
    it(name, async () => {
      const nobody = { sender: new Uint8Array(20), isAnonymous: true, gasPrice: 0n, value: 0n, gasLimit: 10_000_000n }
      const message = { ...nobody, to: BRIDGE, data: fromHex(data) }
      const execution = await createEvm(RUN_BUDGETS).run(
        { ...BLOCK, number: 101 },
        message,
        createOverlay(await opened),
      )
      expect(toHex(execution.output)).toBe(answer)
    })
  }
})

async function replayChainA() {
  const chain = await openRecordedChain()
  const blocks = parseExport(readVectorText('recorded/chainA/export-blocks.csv')).slice(1)
  for (const block of blocks) await chain.execute(block, true)
  const head = blocks.at(-1)
  if (head === undefined) throw new Error('a recorded chain has blocks')
  return chain.worldAt({ hash: head.header.stateRoot, height: head.header.number })
}

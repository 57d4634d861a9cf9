import { describe, expect, it } from 'vitest'
import { fromHex, type Hex } from '../../src/base/hex.ts'
import { NETWORKS } from '../../src/chainspec/networks.ts'
import { setBridgeScene } from '../_helpers/bridge.ts'
import { readRecordedJson } from '../_helpers/recorded.ts'

interface RecordedRead {
  readonly method: string
  readonly data: Hex
  readonly answer: Hex
}

describe('an unused Bridge of regtest', () => {
  const reads = readRecordedJson<readonly RecordedRead[]>('bridge-reads-fresh-regtest.json')
  for (const { method, data, answer } of reads) {
    it(`an unused Bridge of regtest returns the recorded result of ${method}`, async () => {
      const scene = await setBridgeScene(NETWORKS.regtest.bridge)
      expect((await scene.ask(fromHex(data))).output).toBe(answer)
    })
  }
})

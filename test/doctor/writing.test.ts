import { describe, expect } from 'vitest'
import type { Fixture } from '../../scripts/fixture/startFixture.ts'
import { examine, type Report, readDocument } from '../../src/doctor/doctor.ts'
import { changesState } from '../../src/doctor/replay.ts'
import { it } from '../_helpers/it.ts'
import { askResult } from '../_helpers/wire.ts'
import { type Defect, startDefective } from './_proxy.ts'

const SENDER = '0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826'

let fixture: Fixture
it.beforeAll(async ({ startNode }) => {
  fixture = await startNode({ mining: 'auto' })
})

const { methods } = await readDocument()
/** Methods that could submit a transaction, and the one that returns its receipt. */
const HANDING_IN = [
  ...methods.filter((method) => changesState({ method })).map(({ name }) => name),
  'eth_getTransactionReceipt',
]

const look = (url: string, writes: boolean, only?: readonly string[]) =>
  examine({ url: new URL(url), timeoutMs: 600_000, writes, ...(only && { only }) })
const deviationsOf = ({ rows }: Report) => rows.flatMap(({ deviations }) => deviations)

async function nonceOf(network: string): Promise<unknown> {
  return askResult(fixture.url(network), 'eth_getTransactionCount', SENDER, 'pending')
}

describe('transactions of the doctor', () => {
  it('the doctor submits one transaction on regtest, and gets the signed transaction back', async () => {
    const before = Number(await nonceOf('regtest'))
    const report = await look(fixture.url('regtest'), true)
    expect(deviationsOf(report)).toEqual([])
    expect(report.handedIn).toMatch(/^0x[0-9a-f]{64}$/)
    expect(report.rows.find(({ method }) => method === 'eth_sendRawTransaction')).toMatchObject({ resultValid: true })
    expect(Number(await nonceOf('regtest'))).toBe(before + 1)
  })

  it.each([
    ['regtest', false],
    ['mainnet', true],
  ])('the doctor submits no transaction on %s if writes is %s', async (network, writes) => {
    const before = await nonceOf(network)
    expect((await look(fixture.url(network), writes, HANDING_IN)).handedIn).toBeUndefined()
    expect(await nonceOf(network)).toBe(before)
  })

  const lies: readonly (readonly [method: string, path: string, Defect])[] = [
    [
      'eth_sendRawTransaction',
      '',
      (answer, { method }) => {
        if (method === 'eth_sendRawTransaction' && 'result' in answer) answer.result = `0x${'ab'.repeat(32)}`
        return undefined
      },
    ],
    [
      'eth_getTransactionReceipt',
      'status',
      (answer, { method }) => {
        if (method === 'eth_getTransactionReceipt' && answer.result) Object.assign(answer.result, { status: '0x0' })
        return undefined
      },
    ],
  ]
  it.each(lies)('a wrong value in the response of %s at "%s" is reported', async (method, path, defect) => {
    const report = await look(await startDefective(fixture.url('regtest'), defect), true, HANDING_IN)
    const row = report.rows.find((one) => one.method === method)
    expect(row?.deviations).toContainEqual(expect.objectContaining({ class: 'wrongValue', path }))
  })
})

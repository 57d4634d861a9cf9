import { afterAll, expect, it } from 'vitest'
import { methodNames } from '../../generated/methods.ts'
import { describeVectors } from '../_helpers/vectors.ts'
import { checkCase, type RpcCase } from './rpc/case.ts'
import { DECIDED, LEFT_OUT } from './rpc/decided.ts'
import { anyNode, type Scene } from './rpc/scene.ts'
import { buildersById } from './rpc/scenesById.ts'

const METHODS: ReadonlySet<string> = new Set(methodNames)

describeVectors<readonly RpcCase[]>('rpc.json', (cases) => {
  // Examples of pages are samples of live chains, or of no chain at all.
  const ours = cases.filter(({ method, kind }) => METHODS.has(method) && kind !== 'doc-example')
  const builders = buildersById((id) => {
    const params = cases.find((one) => one.id === id)?.params
    return Array.isArray(params) ? params[0] : undefined
  })
  const scenes: Scene[] = []
  afterAll(async () => {
    for (const { served } of scenes) await served.close()
  })

  for (const one of ours) {
    const { why, ...instead } = DECIDED[one.id] ?? {}
    const name = [one.id, one.method, why].filter((part) => part !== undefined).join(': ')
    const reason = LEFT_OUT[one.id]
    if (reason !== undefined) {
      it.skip(`${name}: ${reason}`, () => undefined)
      continue
    }
    it(name, async () => {
      const scene = await (builders.get(one.id) ?? anyNode)(one)
      scenes.push(scene)
      await checkCase(scene.served.url, { ...one, ...instead }, scene.values)
    })
  }

  it('has 178 cases of methods that are there, 93 of which want a chain of their own, and leaves 29 out', () => {
    const ids = new Set(ours.map(({ id }) => id))
    const isKnown = (id: string) => ids.has(id)
    expect([ids.size, builders.size, Object.keys(LEFT_OUT).length]).toEqual([178, 93, 29])
    expect(
      [...builders.keys(), ...Object.keys(LEFT_OUT), ...Object.keys(DECIDED)].filter((id) => !isKnown(id)),
    ).toEqual([])
    expect([...builders.keys(), ...Object.keys(DECIDED)].filter((id) => LEFT_OUT[id] !== undefined)).toEqual([])
  })
})

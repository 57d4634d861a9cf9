import { afterAll, expect, it } from 'vitest'
import { describeVectors } from '../_helpers/vectors.ts'
import { checkCase, type RpcCase } from './rpc/case.ts'
import { isAsked } from './rpc/coverage.ts'
import { DECIDED, LEFT_OUT } from './rpc/decided.ts'
import { anyNode, type Scene } from './rpc/scene.ts'
import { buildersById } from './rpc/scenesById.ts'

describeVectors<readonly RpcCase[]>('rpc.json', (cases) => {
  const ours = cases.filter(isAsked)
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

  it('what is built, decided and left out is about cases that are there, and nothing is left out that is built', () => {
    const ids = new Set(ours.map(({ id }) => id))
    const named = [...builders.keys(), ...Object.keys(LEFT_OUT), ...Object.keys(DECIDED)]
    expect(named.filter((id) => !ids.has(id))).toEqual([])
    expect([...builders.keys(), ...Object.keys(DECIDED)].filter((id) => LEFT_OUT[id] !== undefined)).toEqual([])
  })
})

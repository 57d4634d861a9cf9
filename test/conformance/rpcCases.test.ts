import { afterAll, expect, it, onTestFinished } from 'vitest'
import { type MethodTraits, methodTraits } from '../../generated/traits.ts'
import { describeVectors } from '../_helpers/vectors.ts'
import { checkCase, type RpcCase } from './rpc/case.ts'
import { isAsked } from './rpc/coverage.ts'
import { DECIDED, LEFT_OUT } from './rpc/decided.ts'
import { defaultNode, someOfEvm } from './rpc/nodeScenes.ts'
import { anyNode, type Build, type Scene } from './rpc/scene.ts'
import { buildersById } from './rpc/scenesById.ts'

const traits: Readonly<Record<string, MethodTraits | undefined>> = methodTraits

/** Returns whether a method changes nothing: any process runs it, and it uses no filter. */
const isRead = (method: string) => ['any', undefined].includes(traits[method]?.runsOn) && !method.includes('Filter')

/** Scenes that only test which methods their settings enable. */
const NODES_OF_SETTINGS: readonly Build[] = [defaultNode, someOfEvm]

/** Scenes of builders that do not depend on the case; cases that only read share them. */
const shared = new Map<Build, Promise<Scene>>()

function openScene(build: Build, given: RpcCase): Promise<Scene> {
  const isShared = NODES_OF_SETTINGS.includes(build) || (isRead(given.method) && build.length === 0)
  if (!isShared) {
    const scene = build(given)
    onTestFinished(async () => (await scene).served.close())
    return scene
  }
  const scene = shared.get(build) ?? build(given)
  shared.set(build, scene)
  return scene
}

describeVectors<readonly RpcCase[]>('rpc.json', (cases) => {
  const ours = cases.filter(isAsked)
  const builders = buildersById((id) => {
    const params = cases.find((one) => one.id === id)?.params
    return Array.isArray(params) ? params[0] : undefined
  })
  afterAll(async () => {
    for (const scene of shared.values()) await (await scene).served.close()
    shared.clear()
  })

  for (const one of ours) {
    if (LEFT_OUT[one.id] !== undefined) continue // with its reason; rpcCoverage.test.ts counts it
    const { why, ...instead } = DECIDED[one.id] ?? {}
    it(`${one.method} answers as the vectors expect (${[one.id, why].filter((part) => part !== undefined).join(': ')})`, async () => {
      const { served, values } = await openScene(builders.get(one.id) ?? anyNode, one)
      await checkCase(served.url, { ...one, ...instead }, values)
    })
  }

  it('the tables of builders, decisions and omissions have only known cases, and no omitted case has a builder', () => {
    const ids = new Set(ours.map(({ id }) => id))
    const named = [...builders.keys(), ...Object.keys(LEFT_OUT), ...Object.keys(DECIDED)]
    expect(named.filter((id) => !ids.has(id))).toEqual([])
    expect([...builders.keys(), ...Object.keys(DECIDED)].filter((id) => LEFT_OUT[id] !== undefined)).toEqual([])
  })
})

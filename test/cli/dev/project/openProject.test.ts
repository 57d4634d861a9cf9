import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { ProjectContract } from '../../../../src/cli/dev/project/contract.ts'
import { findProject } from '../../../../src/cli/dev/project/findProject.ts'
import { openProject, watchFolders } from '../../../../src/cli/dev/project/openProject.ts'
import type { Scan } from '../../../../src/cli/dev/project/scan.ts'
import { createDeferred } from '../../../../src/concurrency/deferred.ts'
import { holdTimer } from '../../../_helpers/heldTimer.ts'
import { temporaryFolder } from '../../../_helpers/temporary.ts'
import { makeProject } from './_project.ts'

const contractOf = (name: string): ProjectContract => ({
  name,
  items: [],
  runtime: undefined,
  init: undefined,
  maps: undefined,
})

/** Opens a project whose readings and changes are held by the test. */
async function open({ isReliable = true } = {}) {
  const found = await findProject(await makeProject({}), {})
  if (found === undefined) throw new Error('there is no project')
  const readings: Array<ReturnType<typeof createDeferred<Scan>>> = []
  const received: string[] = []
  const problems: string[] = []
  const timer = holdTimer()
  let change = () => {}
  const project = openProject({
    found,
    withMaps: false,
    timer,
    onContracts: async (contracts) => void received.push(contracts.map(({ name }) => name).join()),
    onProblem: (text) => void problems.push(text),
    scan() {
      const reading = createDeferred<Scan>()
      readings.push(reading)
      return reading.promise
    },
    watchFolders(_folders, onChange) {
      change = onChange
      return { renew: () => undefined, isReliable: () => isReliable, close: () => undefined }
    },
  })
  onTestFinished(project.close)
  const finish = async (index: number, scan: Partial<Scan> = {}) => {
    readings[index]?.resolve({ contracts: [contractOf(`C${index}`)], problems: [], ...scan })
    await new Promise(setImmediate)
  }
  return { project, timer, received, problems, finish, change: () => change(), count: () => readings.length }
}

describe('readings', () => {
  it('contracts are read at the start, and again 200 ms after the last change', async () => {
    const { timer, received, finish, change, count } = await open()
    await finish(0)
    expect([received, count()]).toEqual([['C0'], 1])
    change()
    timer.advance(199)
    change()
    timer.advance(199)
    expect(count()).toBe(1)
    timer.advance(1)
    await finish(1)
    expect([received, count()]).toEqual([['C0', 'C1'], 2])
  })

  it('a change during a reading causes another one, and problems of a file in the making are not reported', async () => {
    const { received, problems, finish, change, count } = await open()
    change()
    await finish(0, { problems: ['half'] })
    expect([received, problems, count()]).toEqual([['C0'], [], 2])
    await finish(1, { problems: ['bad'] })
    expect(problems).toEqual(['project: bad'])
  })

  it('settle waits for a noticed change, and for nothing without one', async () => {
    const { project, received, finish, change, count } = await open()
    await finish(0)
    await project.settle()
    expect(count()).toBe(1)
    change()
    const settled = project.settle()
    await finish(1)
    await settled
    expect(received).toEqual(['C0', 'C1'])
  })

  it('settle reads at most every 5 s if changes are not noticed', async () => {
    const { project, timer, finish, count } = await open({ isReliable: false })
    await finish(0)
    timer.advance(4_999)
    await project.settle()
    expect(count()).toBe(1)
    timer.advance(1)
    const settled = project.settle()
    await finish(1)
    await settled
    expect(count()).toBe(2)
  })

  it('a problem is reported once, and a reading after the end is ignored', async () => {
    const { project, timer, received, problems, finish, change } = await open()
    await finish(0, { problems: ['bad'] })
    change()
    timer.advance(200)
    await finish(1, { problems: ['bad'] })
    expect(problems).toEqual(['project: bad'])
    change()
    timer.advance(200)
    project.close()
    await finish(2)
    expect(received).toEqual(['C0', 'C1'])
  })
})

describe('watched folders', () => {
  it('changes are noticed in a folder, in one that is created later, and in one that was removed in between', async () => {
    const folder = await temporaryFolder()
    const inner = join(folder, 'out')
    let noticed = createDeferred<void>()
    const watching = watchFolders([{ path: folder, names: ['out'] }, { path: inner }], () => noticed.resolve())
    onTestFinished(watching.close)
    const notices = async (work: () => Promise<unknown>) => {
      noticed = createDeferred<void>()
      await work()
      await noticed.promise
    }
    await notices(() => mkdir(inner))
    await notices(() => writeFile(join(inner, 'a.json'), ''))
    await notices(() => rm(inner, { recursive: true }))
    await notices(() => mkdir(inner))
    await notices(() => writeFile(join(inner, 'b.json'), ''))
    expect(watching.isReliable()).toBe(true)
  })

  it('changes of other names in a folder are ignored, as of a log beside the project', async () => {
    const folder = await temporaryFolder()
    const noticed: string[] = []
    const last = createDeferred<void>()
    const watching = watchFolders([{ path: folder, names: ['out'] }], () => {
      noticed.push('out')
      last.resolve()
    })
    onTestFinished(watching.close)
    await writeFile(join(folder, 'log.txt'), 'x')
    await mkdir(join(folder, 'out'))
    await last.promise
    expect(noticed).toEqual(['out'])
  })
})

import { expect, it } from 'vitest'
import { createStateVersions } from '../../src/state/stateVersion.ts'

const row = (number: number) => ({ key: Uint8Array.of(number), value: Uint8Array.of(number) })

it('a version tells what has changed since an earlier one, oldest first', () => {
  const versions = createStateVersions()
  const first = versions.newest()
  versions.follow([row(1), row(2)])
  const second = versions.newest()
  versions.follow([row(3)])
  expect(versions.newest().changesSince(first)).toEqual([row(1), row(2), row(3)])
  expect(versions.newest().changesSince(second)).toEqual([row(3)])
  expect(second.changesSince(second)).toEqual([])
  expect(second.changesSince(versions.newest())).toBeUndefined()
})

it('nothing is known since one that another state has taken the place of', () => {
  const versions = createStateVersions()
  const first = versions.newest()
  versions.restart()
  expect(versions.newest().changesSince(first)).toBeUndefined()
  versions.follow([row(1)])
  expect(versions.newest().changesSince(first)).toBeUndefined()
  expect(first.changesSince(first)).toEqual([])
})

it('nothing is known since one of long ago', () => {
  const versions = createStateVersions()
  const first = versions.newest()
  for (let i = 0; i < 15; i++) versions.follow([row(i)])
  expect(versions.newest().changesSince(first)).toHaveLength(15)
  versions.follow([row(15)])
  expect(versions.newest().changesSince(first)).toBeUndefined()
})

it('nothing is known since one before a great change', () => {
  const versions = createStateVersions()
  const first = versions.newest()
  versions.follow(Array.from({ length: 10_001 }, () => row(1)))
  expect(versions.newest()).not.toBe(first)
  expect(versions.newest().changesSince(first)).toBeUndefined()
})

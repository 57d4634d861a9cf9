import { expect, it } from 'vitest'
import { createStateVersions } from '../../src/state/stateVersion.ts'

const row = (number: number) => ({ key: Uint8Array.of(number), value: Uint8Array.of(number) })

it('a state version returns the changes since an earlier one, oldest first', () => {
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

it('the changes since a version before a restart are undefined', () => {
  const versions = createStateVersions()
  const first = versions.newest()
  versions.restart()
  expect(versions.newest().changesSince(first)).toBeUndefined()
  versions.follow([row(1)])
  expect(versions.newest().changesSince(first)).toBeUndefined()
  expect(first.changesSince(first)).toEqual([])
})

it('the changes since a version more than 15 changes ago are undefined', () => {
  const versions = createStateVersions()
  const first = versions.newest()
  for (let i = 0; i < 15; i++) versions.follow([row(i)])
  expect(versions.newest().changesSince(first)).toHaveLength(15)
  versions.follow([row(15)])
  expect(versions.newest().changesSince(first)).toBeUndefined()
})

it('the changes since a version before a change of 10,001 rows are undefined', () => {
  const versions = createStateVersions()
  const first = versions.newest()
  versions.follow(Array.from({ length: 10_001 }, () => row(1)))
  expect(versions.newest()).not.toBe(first)
  expect(versions.newest().changesSince(first)).toBeUndefined()
})

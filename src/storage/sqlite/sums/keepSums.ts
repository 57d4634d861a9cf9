import { StoreError } from '../../errors.ts'
import { openPageSums } from './openPageSums.ts'
import { createPageSums, type PageSums } from './pageSums.ts'
import type { SumsAnswer, SumsAsked, SumsToOpen } from './sumsMessages.ts'

/** Keeps the sums of one database, which are opened when they are first asked something; answers or throws a `StoreError`. */
export function keepSums({ path, opened }: SumsToOpen): (asked: SumsAsked) => SumsAnswer {
  let sums: PageSums | undefined
  return (asked) => {
    if (sums === undefined && asked.kind === 'close') return { isMore: false, place: undefined }
    try {
      sums ??= opened === undefined ? openPageSums(path) : createPageSums(path, opened.place)
      return { isMore: carryOut(sums, asked), place: sums.place() }
    } catch (error) {
      throw error instanceof StoreError ? error : new StoreError(kindOf(error), error)
    }
  }
}

function carryOut(sums: PageSums, asked: SumsAsked): boolean {
  switch (asked.kind) {
    case 'compare':
      return sums.compare(asked.mebibytes)
    case 'update':
      return sums.update()
    case 'close':
      sums.close()
      return false
  }
}

/** What a failure of the file system means. */
function kindOf(error: unknown): 'storeFull' | 'storeUnavailable' {
  return error instanceof Error && 'code' in error && error.code === 'ENOSPC' ? 'storeFull' : 'storeUnavailable'
}

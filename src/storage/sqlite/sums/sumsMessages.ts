import type { LogPlace } from './log.ts'

/** Which sums are kept. */
export interface SumsToOpen {
  readonly path: string
  /** They were opened and compared already, up to this place of the log. */
  readonly opened?: { readonly place: LogPlace | undefined }
}

/** What who keeps them is asked. */
export type SumsAsked =
  | { readonly kind: 'compare'; readonly mebibytes: number }
  | { readonly kind: 'update' }
  | { readonly kind: 'close' }

export interface SumsAnswer {
  /** There is more to compare; or there was something to sum. */
  readonly isMore: boolean
  readonly place: LogPlace | undefined
}

import type { Listener } from '../concurrency/abortable.ts'
import type { WireError } from './errors.ts'

/** Observes requests, for the log of developers. Its time counts as time of the request. */
export interface RequestObserver {
  /** Called when a request begins; its method may be any text. */
  begin(method: string, effect: { readonly changesState: boolean }): RequestWatch
}

/** Observes one request. */
export interface RequestWatch extends Listener {
  /** Called once, with the error of the response if it is one. */
  end(error: WireError | undefined): void
}

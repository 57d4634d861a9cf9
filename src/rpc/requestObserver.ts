import type { Listener } from '../concurrency/abortable.ts'
import type { WireError } from './errors.ts'

/** Watches requests, for a developer's log; its times count as the request's. */
export interface RequestObserver {
  /** Called when a request begins; its method may be any text. */
  begin(method: string, changesState: boolean): RequestWatch
}

/** Watches one request. */
export interface RequestWatch extends Listener {
  /** Called once, with the error that is answered. */
  end(error: WireError | undefined): void
}

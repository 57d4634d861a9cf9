import type { Bytes } from '../base/bytes.ts'
import type { WireError } from './errors.ts'

/** Watches requests, for a developer's log; its times count as the request's. */
export interface RequestObserver {
  /** Called when a request begins; its method may be any text. */
  begin(method: string, changesState: boolean): RequestWatch
}

/** Watches one request. */
export interface RequestWatch {
  /** Called for each thing that simulated code says to Solidity's console. */
  onConsole(call: Bytes): void
  /** Called once, with the error that is answered. */
  end(error: WireError | undefined): void
}

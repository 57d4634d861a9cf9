import { counter, type Family } from './family.ts'

/** Responses that refuse, by HTTP status: 401 without a key, 403 and 429 with one, and so on. */
export class HttpErrors {
  readonly #counts = new Map<number, number>()

  count(status: number): void {
    this.#counts.set(status, (this.#counts.get(status) ?? 0) + 1)
  }

  family(): Family {
    return counter(
      'scion_http_errors_total',
      'Responses with an HTTP status of 400 or more, requests for a WebSocket included.',
      [...this.#counts].map(([status, count]) => [{ http_response_status_code: String(status) }, count]),
    )
  }
}

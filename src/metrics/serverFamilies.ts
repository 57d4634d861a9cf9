import { type Family, gauge } from './family.ts'

/** How a server is that listens. */
export interface ServerFigures {
  readonly connections: number
  readonly webSockets: number
  readonly subscriptions: number
  /** What clients have not taken yet of what was written to them. */
  readonly unsentBytes: number
}

/** Metrics of the server that others ask. */
export function describeServer({ connections, webSockets, subscriptions, unsentBytes }: ServerFigures): Family[] {
  return [
    gauge('scion_connections', 'Connections, those with a WebSocket included.', [[{}, connections]]),
    gauge('scion_websockets', 'WebSocket connections.', [[{}, webSockets]]),
    gauge('scion_subscriptions', 'Subscriptions of all WebSocket connections.', [[{}, subscriptions]]),
    gauge('scion_unsent_bytes', 'What clients have not taken yet of their answers.', [[{}, unsentBytes]]),
  ]
}

import { type Family, gauge } from './family.ts'

/** How a server is that listens. */
export interface ServerFigures {
  readonly connections: number
  readonly webSockets: number
  readonly subscriptions: number
  /** What clients have not taken yet of what was written to them. */
  readonly unsentBytes: number
  /** Bytes of bodies and messages that are arriving, and the number of their connections. */
  readonly receivedBytes: number
  readonly receiving: number
}

/** Metrics of the server that others ask. */
export function describeServer(figures: ServerFigures): Family[] {
  const { connections, webSockets, subscriptions, unsentBytes, receivedBytes, receiving } = figures
  return [
    gauge('scion_connections', 'Connections, those with a WebSocket included.', [[{}, connections]]),
    gauge('scion_connections_receiving', 'Connections with a body or message that is not complete.', [[{}, receiving]]),
    gauge('scion_received_bytes', 'Bytes of bodies and messages that are not complete.', [[{}, receivedBytes]]),
    gauge('scion_websockets', 'WebSocket connections.', [[{}, webSockets]]),
    gauge('scion_subscriptions', 'Subscriptions of all WebSocket connections.', [[{}, subscriptions]]),
    gauge('scion_unsent_bytes', 'What clients have not taken yet of their answers.', [[{}, unsentBytes]]),
  ]
}

/** Names of the bounds that requests and connections may exceed, in metrics and log lines. */
export const refusalReasons = [
  'body_bytes',
  'body_pieces',
  'received_bytes',
  'request_bytes',
  'request_values',
  'request_depth',
  'batch_length',
  'rate',
  'daily_quota',
  'answers',
  'subscriptions',
  'connections',
  'address_connections',
  'key_connections',
  'control_frames',
  'message_time',
  'unsent_bytes',
  'write_time',
] as const

/** The name of a bound. */
export type RefusalReason = (typeof refusalReasons)[number]

/** Called for each request and connection that exceeds a bound; `keyId` is undefined if the key is unknown. */
export type OnRefused = (reason: RefusalReason, keyId?: string) => void

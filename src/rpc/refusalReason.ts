/** Bounds that requests and connections may exceed, as metrics and log lines name them. */
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

export type RefusalReason = (typeof refusalReasons)[number]

/** Called for each request and connection that exceeds a bound; `keyId` where its key is known. */
export type OnRefused = (reason: RefusalReason, keyId?: string) => void

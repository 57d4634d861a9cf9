/** The first byte of a node's message (protocol/state#node-messages). */
export const FLAG = {
  version: 0x40,
  longValue: 0x20,
  path: 0x10,
  left: 0x08,
  right: 0x04,
  leftEmbedded: 0x02,
  rightEmbedded: 0x01,
} as const

/** The bits of the version; Orchid messages have 0 here. */
export const VERSION_MASK = 0xc0

import { fromHex } from '../base/hex.ts'

/** Who could sign blocks in place of Bitcoin's miners before RSKIP-98, on every network: compressed public keys. */
export const FALLBACK_MINING_KEYS = {
  evenHeights: fromHex('0x021e2b148c024770e19c4f31db2233cac791583df95b4d14a5e9fd4b38dc8254b3'),
  oddHeights: fromHex('0x02b55031870df5de88bdb84f65bd1c6f8331c633e759caa5ac7cad3fa4f8a36791'),
} as const

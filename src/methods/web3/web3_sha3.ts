import { toHex } from '../../base/hex.ts'
import { keccak256 } from '../../base/keccak.ts'
import { parseData } from '../../wire/bytes.ts'
import type { Method } from '../method.ts'

export const web3_sha3: Method<'web3_sha3'> = async (_, [data]) => toHex(keccak256(parseData(data)))

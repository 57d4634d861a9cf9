import { parseData } from '../../wire/bytes.ts'
import { toWireSubmittedBlock } from '../../wire/mining.ts'
import type { Method } from '../method.ts'

export const mnr_submitBitcoinBlock: Method<'mnr_submitBitcoinBlock'> = async ({ work }, [bitcoinBlock]) =>
  toWireSubmittedBlock(await work.submitBlock(parseData(bitcoinBlock)))

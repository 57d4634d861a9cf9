import { parseSmallNumber } from '../../wire/quantity.ts'
import { type Method, requireDevtools } from '../method.ts'

export const evm_revert: Method<'evm_revert'> = async (context, [snapshot]) =>
  requireDevtools(context).snapshots.revert(parseSmallNumber(snapshot))

import { type Method, requireDevtools } from '../method.ts'

export const anvil_dropAllTransactions: Method<'anvil_dropAllTransactions'> = async (context) => {
  await requireDevtools(context).dropAllTransactions()
  return null
}

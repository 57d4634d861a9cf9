import { type Method, requireFork } from '../method.ts'

export const anvil_setRpcUrl: Method<'anvil_setRpcUrl'> = async (context, [url]) => {
  await requireFork(context).setUrl(url)
  return null
}

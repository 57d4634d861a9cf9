import { receiveHeadersGas, receiveHeaders as run } from '../bitcoin/receiveHeaders.ts'
import { ALWAYS, act } from '../method.ts'

export const receiveHeaders = act('receiveHeaders', ['bytes[]'], receiveHeadersGas, ALWAYS, run)

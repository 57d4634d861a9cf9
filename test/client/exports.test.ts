import { expect, it } from 'vitest'
import * as sdk from '../../src/client/index.ts'

it('the package exports exactly the listed names', () => {
  expect(Object.keys(sdk).sort()).toMatchInlineSnapshot(`
    [
      "AddressError",
      "RpcError",
      "TransportError",
      "createClient",
      "decodeRevert",
      "errors",
      "http",
      "inProcess",
      "isChecksumAddress",
      "isRpcError",
      "parseChecksumAddress",
      "scionMainnet",
      "scionRegtest",
      "scionTestnet",
      "toChecksumAddress",
      "toEip1193",
      "webSocket",
    ]
  `)
})

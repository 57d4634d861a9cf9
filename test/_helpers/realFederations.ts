import type { BridgeConstants } from '../../src/chainspec/bridgeConstants.ts'
import { mainnet } from '../../src/chainspec/mainnet.ts'
import { testnet } from '../../src/chainspec/testnet.ts'

interface RealFederation {
  readonly name: string
  readonly bridge: BridgeConstants
  /** What the cell for the format's version says. */
  readonly version: number
  readonly address: string
  readonly keys: readonly string[]
}

/** Real federations, by the addresses that Bitcoin's chain shows. */
export const REAL_FEDERATIONS: readonly RealFederation[] = [
  {
    name: 'with an emergency script, mainnet',
    bridge: mainnet.bridge,
    version: 3000,
    address: '35iEoWHfDfEXRQ5ZWM5F6eMsY2Uxrc64YK',
    keys: [
      '020ace50bab1230f8002a0bfe619482af74b338cc9e4c956add228df47e6adae1c',
      '0275d473555de2733c47125f9702b0f870df1d817379f5587f09b6c40ed2c6c949',
      '025093f439fb8006fd29ab56605ffec9cdc840d16d2361004e1337a2f86d8bd2db',
      '026b472f7d59d201ff1f540f111b6eb329e071c30a9d23e3d2bcd128fe73dc254c',
      '03250c11be0561b1d7ae168b1f59e39cbc1fd1ba3cf4d2140c1a365b2723a2bf93',
      '0357f7ed4c118e581f49cd3b4d9dd1edb4295f4def49d6dcf2faaaaac87a1a0a42',
      '03ae72827d25030818c4947a800187b1fbcc33ae751e248ae60094cc989fb880f6',
      '03e05bf6002b62651378b1954820539c36ca405cbb778c225395dd9ebff6780299',
      '03b58a5da144f5abab2e03e414ad044b732300de52fa25c672a7f7b35888771906',
    ],
  },
  {
    name: 'with an emergency script, testnet',
    bridge: testnet.bridge,
    version: 3000,
    address: '2MsHnjFiAt5srgHJtwnwZTtZQPrKN8yiDqh',
    keys: [
      '02099fd69cf6a350679a05593c3ff814bfaa281eb6dde505c953cf2875979b1209',
      '022a159227df514c7b7808ee182ae07d71770b67eda1e5ee668272761eefb2c24c',
      '0233bc8c1a994a921d7818f93e57a559373133ba531928843bf84c59c15e47eab0',
      '02937df9948c6f18359e473beeee0a19c27dd4f6d4114e5809aa862671bb765b5b',
      '02afc230c2d355b1a577682b07bc2646041b5d0177af0f98395a46018da699b6da',
      '03db2ebad883823cefe8b2336c03b8d9c6afee4cbac77c7e935bc8c51ec20b2663',
      '03fb8e1d5d0392d35ca8c3656acb6193dbf392b3e89b9b7b86693f5c80f7ce8581',
    ],
  },
  {
    name: 'with the first emergency script, testnet',
    bridge: testnet.bridge,
    version: 2000,
    address: '2MtxpJPt2xCa3AyFYUjTT7Aop9Z6gGf4rqA',
    keys: [
      '0208f40073a9e43b3e9103acec79767a6de9b0409749884e989960fee578012fce',
      '0225e892391625854128c5c4ea4340de0c2a70570f33db53426fc9c746597a03f4',
      '025a2f522aea776fab5241ad72f7f05918e8606676461cb6ce38265a52d4ca9ed6',
      '02afc230c2d355b1a577682b07bc2646041b5d0177af0f98395a46018da699b6da',
      '0344a3c38cd59afcba3edcebe143e025574594b001700dec41e59409bdbd0f2a09',
    ],
  },
]

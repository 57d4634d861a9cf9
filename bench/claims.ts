/** What is promised of a line: at least so many times the other node's figure, or at most so much. */
export type Claim = { readonly ratio: number } | { readonly most: number }

/** Shown on one machine beside anvil 1.7.1 that mines at once. */
const CLAIMS: ReadonlyArray<readonly [RegExp, Claim]> = [
  [/^(ERC-20 )?transfer, one by one,/, { ratio: 1 }],
  [/^(ERC-20 )?transfer, 16 senders,/, { ratio: 2 }],
  [/^eth_(chainId|blockNumber|getBalance latest|getBlockByNumber|getTransactionReceipt)$/, { ratio: 0.9 }],
  [/^batch of 100/, { ratio: 0.6 }],
  [/^eth_call balanceOf$/, { ratio: 0.7 }],
  [/^eth_getBalance old$/, { ratio: 2 }],
  [/^eth_getLogs/, { ratio: 2 }],
  [/^evm_snapshot/, { most: 5 }],
  [/^evm_revert/, { most: 50 }],
  [/^growth of/, { most: 1.5 }],
  [/^start to first answer$/, { most: 1_500 }],
  [/^transfer to the last of [0-9]+ notified of its block$/, { most: 100 }],
  [/^memory idle/, { most: 200 }],
]

/** What is promised of the line with this name. */
export function getClaim(name: string): Claim | undefined {
  return CLAIMS.find(([pattern]) => pattern.test(name))?.[1]
}

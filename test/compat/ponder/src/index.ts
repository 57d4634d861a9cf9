import { ponder } from 'ponder:registry'
import { account, transfer } from 'ponder:schema'

ponder.on('Token:Transfer', async ({ event, context }) => {
  const { from, to, value } = event.args
  const { number, hash } = event.block
  await context.db
    .insert(transfer)
    .values({ id: event.id, block: Number(number), blockHash: hash, from, to, amount: value })
  const add = (address: `0x${string}`, change: bigint) =>
    context.db
      .insert(account)
      .values({ address, balance: change })
      .onConflictDoUpdate((row) => ({ balance: row.balance + change }))
  await add(from, -value)
  await add(to, value)
})

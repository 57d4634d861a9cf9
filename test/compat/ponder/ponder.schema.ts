import { onchainTable } from 'ponder'

export const transfer = onchainTable('transfer', (column) => ({
  id: column.text().primaryKey(),
  block: column.integer().notNull(),
  blockHash: column.hex().notNull(),
  from: column.hex().notNull(),
  to: column.hex().notNull(),
  amount: column.bigint().notNull(),
}))

export const account = onchainTable('account', (column) => ({
  address: column.hex().primaryKey(),
  balance: column.bigint().notNull(),
}))

import { attackEach } from './attackEach.ts'
import { transactionAttacks } from './attacks/transactions.ts'

attackEach(transactionAttacks, 'postgres')

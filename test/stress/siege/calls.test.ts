import { attackEach } from './attackEach.ts'
import { callAttacks } from './attacks/calls.ts'

attackEach(callAttacks, 'sqlite')

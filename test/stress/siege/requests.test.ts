import { attackEach } from './attackEach.ts'
import { searchAttack } from './attacks/logs.ts'
import { requestAttacks } from './attacks/requests.ts'

attackEach([...requestAttacks, searchAttack(5)], 'sqlite')

export { blakeBegin, blakeEnd, blakeRounds } from './blake2'
export { powerBegin, powerEnd, powerOfWord, powerOn } from './powers'

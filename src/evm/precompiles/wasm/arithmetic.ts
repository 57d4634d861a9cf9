export { blakeBegin, blakeEnd, blakeRounds } from './blake2'

import { ResponseTooLarge } from '../api/errors.ts'

/** Counts the characters that all traces of a request come to; throws `ResponseTooLarge` beyond `limit`. */
export function createAllowance(limit: number): (characters: number) => void {
  let spent = 0
  return (characters) => {
    spent += characters
    if (spent > limit) throw new ResponseTooLarge(limit)
  }
}

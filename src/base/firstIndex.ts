/**
 * Returns the first index below `length` for which `reached` is true, as it is for all later ones, by bisection;
 * otherwise `length`.
 */
export function firstIndex(length: number, reached: (index: number) => boolean): number {
  let [low, high] = [0, length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (reached(middle)) high = middle
    else low = middle + 1
  }
  return low
}

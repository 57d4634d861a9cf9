import { describe, expect, it } from 'vitest'
import { AnswerCache } from '../../src/wire/answerCache.ts'

/** A chain that can be reorganised, and a response that counts how often it was created. */
function scene() {
  let reorganisations = 0
  let made = 0
  const cache = new AnswerCache({ reorgEpoch: () => reorganisations })
  const get = async (isFinal: boolean, meanwhile = () => {}) => {
    const make = async () => {
      meanwhile()
      return ++made
    }
    return Number((await cache.get('block 7', make, () => isFinal)).json)
  }
  return { get, reorganise: () => void reorganisations++ }
}

describe('the answer cache', () => {
  it('the answer cache creates a final response once', async () => {
    const { get } = scene()
    expect([await get(true), await get(true)]).toEqual([1, 1])
  })

  it('the answer cache creates a response that is not final for each request', async () => {
    const { get } = scene()
    expect([await get(false), await get(false), await get(true), await get(false)]).toEqual([1, 2, 3, 3])
  })

  it('the answer cache is cleared by a reorganisation', async () => {
    const { get, reorganise } = scene()
    await get(true)
    reorganise()
    expect([await get(true), await get(true)]).toEqual([2, 2])
  })

  it('the answer cache does not store a response created during a reorganisation', async () => {
    const { get, reorganise } = scene()
    expect([await get(true, reorganise), await get(true)]).toEqual([1, 2])
  })
})

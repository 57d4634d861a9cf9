import { describe, expect, it } from 'vitest'
import { createReadyAnswers } from '../../src/methods/readyAnswers.ts'

/** A chain that reorganisations when told to, and an answer that says how often it was made. */
function scene() {
  let reorganisations = 0
  let made = 0
  const ready = createReadyAnswers({ reorgEpoch: () => reorganisations })
  const ask = async (lasts: boolean, meanwhile = () => {}) => {
    const make = async () => {
      meanwhile()
      return ++made
    }
    return Number((await ready.get('block 7', make, () => lasts)).json)
  }
  return { ask, turn: () => void reorganisations++ }
}

describe('ready answers', () => {
  it('are made once', async () => {
    const { ask } = scene()
    expect([await ask(true), await ask(true)]).toEqual([1, 1])
  })

  it('that do not last are made each time', async () => {
    const { ask } = scene()
    expect([await ask(false), await ask(false), await ask(true), await ask(false)]).toEqual([1, 2, 3, 3])
  })

  it('are forgotten when the main chain reorganisations to another branch', async () => {
    const { ask, turn } = scene()
    await ask(true)
    turn()
    expect([await ask(true), await ask(true)]).toEqual([2, 2])
  })

  it('that were made while the chain turned are not kept', async () => {
    const { ask, turn } = scene()
    expect([await ask(true, turn), await ask(true)]).toEqual([1, 2])
  })
})

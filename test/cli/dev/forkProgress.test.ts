import { expect, it } from 'vitest'
import {
  createStatusLine,
  describeCounts,
  type ForkCounts,
  showForkProgress,
} from '../../../src/cli/dev/forkProgress.ts'
import { holdTimer } from '../../_helpers/heldTimer.ts'

const NONE: ForkCounts = { questions: 0, requests: 0, retries: 0, waiting: 0, hits: 0, emptyAccounts: 0 }
const ERASE = '\r\u001b[2K'

/** Shows the progress of counters that the test changes. */
function start(columns?: number) {
  const timer = holdTimer()
  const state: { counts: ForkCounts; written: string } = { counts: NONE, written: '' }
  const showProgress = (text: string) => {
    state.written += text
  }
  const line = createStatusLine({ showProgress, ...(columns !== undefined && { columns }) })
  const end = showForkProgress(() => state.counts, line, timer)
  /** Returns the text that is written while the time passes. */
  const written = (ms: number) => {
    state.written = ''
    for (let passed = 0; passed < ms; passed += 200) timer.advance(200)
    return state.written
  }
  return { state, line, end, written, timer }
}

it('the progress of a fork is one line that is rewritten while the endpoint is asked, and erased afterwards', () => {
  const { state, written } = start()
  expect(written(2_000)).toBe('')
  state.counts = { ...NONE, questions: 1_200, requests: 24, hits: 7, waiting: 3 }
  const line = 'fork: 1,200 requests in 24 HTTP requests, 7 answers from the cache, 3 waiting'
  expect(written(400)).toBe(`${ERASE}${line}${ERASE}${line}`)
  state.counts = { ...state.counts, waiting: 0 }
  expect(written(400)).toBe('')
  expect(written(1_000)).toBe(ERASE)
  expect(written(1_000)).toBe('')
})

it('the progress of a fork does not wrap, is erased by other output, and ends with the fork', () => {
  const { state, line, end, written, timer } = start(20)
  state.counts = { ...NONE, questions: 5, requests: 1 }
  expect(written(200)).toBe(`${ERASE}fork: 5 requests in`)
  line.erase()
  line.erase()
  expect(state.written).toBe(`${ERASE}fork: 5 requests in${ERASE}`)
  end()
  expect(timer.waiting()).toBe(0)
})

it('the progress of a fork is not written without a terminal', () => {
  const timer = holdTimer()
  showForkProgress(() => ({ ...NONE, questions: 1 }), createStatusLine({}), timer)
  expect(() => timer.advance(200)).not.toThrow()
})

it('the summary of a fork names repeated requests and accounts that may be empty', () => {
  expect(describeCounts({ ...NONE, questions: 12, requests: 2, hits: 1 })).toBe(
    'fork: 12 requests in 2 HTTP requests, 1 answer from the cache',
  )
  expect(describeCounts({ ...NONE, questions: 12, requests: 2, retries: 4, emptyAccounts: 2 })).toMatch(
    /^fork: 12 requests in 2 HTTP requests, 0 answers from the cache, 4 repeated\nfork: 2 accounts read as empty or absent.*25,000 gas/,
  )
})

import { beforeAll, expect, it } from 'vitest'
import { sharedFixture } from '../_helpers/sharedFixture.ts'
import { compareForms, MAX_COMPARED } from './_bothForms.ts'

const REQUESTS = 1_000
const SEED = 37

beforeAll(sharedFixture, 120_000)

it(`${REQUESTS} random requests have the same response by position and by name`, async () => {
  let succeeded = 0
  for (let done = 0; done < REQUESTS; done += MAX_COMPARED) succeeded += await compareForms(SEED + done, MAX_COMPARED)
  expect(succeeded).toBeGreaterThan(REQUESTS / 3)
})

import { it } from 'vitest'
import { runLeakCampaign } from './_leakCampaign.ts'
import { runReorgCampaign } from './_reorgCampaign.ts'

// Short: the stress tests run both with more seeds and steps.
it('a fork and the chain behind its endpoint have equal states after 100 random changes', () => runLeakCampaign(1, 100))

it('forks of one base have equal states after random reorganisations', () => runReorgCampaign(1))

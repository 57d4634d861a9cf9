import { replayExamples } from '../../_helpers/examples.ts'

replayExamples('sco_reputationSummary')

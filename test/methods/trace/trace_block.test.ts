import { replayExamples } from '../../_helpers/examples.ts'

replayExamples('trace_block')

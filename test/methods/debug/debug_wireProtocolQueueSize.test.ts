import { replayExamples } from '../../_helpers/examples.ts'

replayExamples('debug_wireProtocolQueueSize')

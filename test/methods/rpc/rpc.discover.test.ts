import { replayExamples } from '../../_helpers/examples.ts'

replayExamples('rpc.discover')

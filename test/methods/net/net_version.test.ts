import { replayExamples } from '../../_helpers/examples.ts'

replayExamples('net_version')

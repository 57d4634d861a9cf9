import { replayExamples } from '../../_helpers/examples.ts'

replayExamples('personal_dumpRawKey')

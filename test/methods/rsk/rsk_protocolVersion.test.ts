import { replayExamples } from '../../_helpers/examples.ts'

replayExamples('rsk_protocolVersion')

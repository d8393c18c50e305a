import { rejectionMessages as messages } from '../../src/features/editing/recordings/messages.ts'
import { receiveRecording } from '../../src/features/editing/recordings/receive.ts'
import { receiveUpload } from './receive-upload.ts'

/** Only accepts recordings that browsers can play. */
export const sanitizeRecording = receiveUpload({ receive: receiveRecording, messages })

import { rejectionMessages as messages } from '../../src/features/editing/media/messages.ts'
import { receivePicture } from '../../src/features/editing/media/receive.ts'
import { receiveUpload } from './receive-upload.ts'

/** Sanitizes uploaded pictures. */
export const sanitizeUpload = receiveUpload({ receive: receivePicture, messages })

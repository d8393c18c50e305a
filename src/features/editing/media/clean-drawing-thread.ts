import { parentPort, workerData } from 'node:worker_threads'
import { cleanDrawing } from './clean-drawing.ts'

const { bytes } = workerData as { bytes: Uint8Array }
parentPort?.postMessage(cleanDrawing(Buffer.from(bytes)))

import { parentPort } from 'node:worker_threads'
import { cleanDrawing } from './clean-drawing.ts'

parentPort?.on('message', (bytes: Uint8Array) =>
  parentPort?.postMessage(cleanDrawing(Buffer.from(bytes))),
)
parentPort?.postMessage('ready')

import { parentPort } from 'node:worker_threads'
import type { RecordingType } from './constants.ts'
import { removeMetadata } from './remove-metadata.ts'

type Message = { bytes: Uint8Array; type: RecordingType }

parentPort?.on('message', async ({ bytes, type }: Message) =>
  parentPort?.postMessage(await removeMetadata(bytes, type).catch(() => undefined)),
)
parentPort?.postMessage('ready')

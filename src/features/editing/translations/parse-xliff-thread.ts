import { parentPort } from 'node:worker_threads'
import { parseXliff } from './xliff.ts'

parentPort?.on('message', (text: string) => parentPort?.postMessage(parseXliff(text)))
parentPort?.postMessage('ready')

/**
 * The baseline for uploads: a bare Node server that streams documents to disk with the same parser.
 */
import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import Busboy from '@fastify/busboy'

const folder = process.env.BARE_FOLDER ?? ''

http
  .createServer(async (request, response) => {
    if (request.method !== 'POST') return response.end()
    const contentType = request.headers['content-type'] ?? ''
    const parser = new Busboy({ headers: { 'content-type': contentType } })
    const writes: Promise<void>[] = []
    parser.on('file', (_field, file) => {
      writes.push(pipeline(file, createWriteStream(path.join(folder, randomUUID()))))
    })
    await pipeline(request, parser)
    await Promise.all(writes)
    response.writeHead(201).end()
  })
  .listen(Number(process.env.PORT))

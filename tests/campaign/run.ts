import fs from 'node:fs'
import http from 'node:http'
import net from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import type { Generated } from './requests.ts'

/** The number of concurrent requests. */
const concurrency = 4

/** The number of requests between two measurements. */
const batchSize = 20

/** Milliseconds after which a request counts as hanging. */
const timeout = 30_000

/** Returns the environment variables with which a product reports blocks of its event loop. */
export function monitorEnvironment(folder: string): Record<string, string> {
  const preload = pathToFileURL(path.resolve('tests/support/loop-monitor.mjs')).href
  return {
    NODE_OPTIONS: `--import=${preload}`,
    LOOP_MONITOR_SOCKET: path.join(folder, 'loop-monitor'),
  }
}

type Health = { longestBlock: number; rss: number; live: number }

/** Returns the longest block since the last call, and the current memory. */
async function readHealth(folder: string): Promise<Health> {
  return JSON.parse(await text(net.connect(path.join(folder, 'loop-monitor'))))
}

export type Outcome = Omit<Generated, 'body'> & {
  /** The length of the body in bytes. */
  length: number
  /** The status code, or the error code with which the connection ended. */
  outcome: number | string
  milliseconds: number
}

export type Report = {
  outcomes: Outcome[]
  /** In milliseconds. */
  longestBlock: number
  /** The requests that were sent when the longest block occurred. */
  blockedBy: Outcome[]
  /** The peak memory of the process in bytes. */
  peak: number
  /** The bytes in use after a full garbage collection. */
  live: { before: number; after: number }
}

type Campaign = {
  url: string
  folder: string
  requests: readonly Generated[]
  /** The session cookie of an editor. */
  editor: string
}

/** Sends the requests, a few at a time, and measures the site's event loop and memory. */
export async function runCampaign({ url, folder, requests, editor }: Campaign): Promise<Report> {
  const actions = serverFunctionIds()
  await readHealth(folder)
  const { live: before, rss: peak } = await readHealth(folder)
  const report: Report = {
    outcomes: [],
    longestBlock: 0,
    blockedBy: [],
    peak,
    live: { before, after: before },
  }
  for (let start = 0; start < requests.length; start += batchSize) {
    const waiting = requests.slice(start, start + batchSize)
    const outcomes: Outcome[] = []
    const worker = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const action = actions[next.number % actions.length] ?? ''
        outcomes.push(await send(url, next, { editor, action }))
      }
    }
    await Promise.all(Array.from({ length: concurrency }, worker))
    report.outcomes.push(...outcomes)
    const { longestBlock, rss, live } = await readHealth(folder)
    if (longestBlock > report.longestBlock)
      Object.assign(report, { longestBlock, blockedBy: outcomes })
    report.peak = Math.max(report.peak, rss)
    report.live.after = live
  }
  return report
}

/**
 * Returns the ids of the build's server functions, which any visitor can find in the CMS's login
 * page.
 */
function serverFunctionIds(): string[] {
  const manifest = JSON.parse(
    fs.readFileSync('.next/server/server-reference-manifest.json', 'utf8'),
  )
  return Object.keys(manifest.node)
}

/** The values that replace the placeholders of a request. */
type Secrets = { editor: string; action: string }

function send(url: string, request: Generated, { editor, action }: Secrets): Promise<Outcome> {
  const { method, path: target, headers, asEditor } = request
  const body = request.body?.()
  const started = performance.now()
  return new Promise((resolve) => {
    const end = (outcome: number | string) =>
      resolve({
        ...request,
        length: body?.length ?? 0,
        outcome,
        milliseconds: performance.now() - started,
      })
    try {
      const sent = http.request(url + target, {
        method,
        timeout,
        headers: {
          ...headers,
          ...(asEditor && { Cookie: editor }),
          ...(headers['Next-Action'] === 'ACTION' && { 'Next-Action': action }),
          ...(body && !headers['Transfer-Encoding'] && { 'Content-Length': body.length }),
        },
      })
      sent.on('response', (response) => {
        response.resume().on('error', () => undefined)
        end(response.statusCode ?? 0)
        // The rest of a body does not have to be sent if the response arrives early.
        response.once('end', () => sent.destroy())
      })
      sent.on('timeout', () => sent.destroy(new Error('TIMEOUT')))
      sent.on('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.message))
      sent.end(body)
    } catch (error) {
      // Node's HTTP client rejects the request itself.
      end((error as NodeJS.ErrnoException).code ?? String(error))
    }
  })
}

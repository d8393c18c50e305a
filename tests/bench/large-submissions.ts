import fs from 'node:fs'
import http from 'node:http'
import { onboarding, onboardingForm, serializeForm } from '../support/onboarding.ts'

const mb = 1024 * 1024

type Body = { bytes: Uint8Array; contentType: string }

/** Returns an onboarding with three documents of 9.9 MB, always with the same names. */
export async function largeBody(): Promise<Body> {
  const form = onboardingForm(onboarding, [])
  const content = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(Math.round(9.9 * mb))])
  for (const name of ['a.pdf', 'b.pdf', 'c.pdf'])
    form.append('documents', new Blob([content]), name)
  return serializeForm(form)
}

type Load = { url: string; body: Body; count: number; atOnce: number }

/** Sends submissions and resolves to the submissions per second. Throws if one fails. */
export async function submit({ url, body, count, atOnce }: Load): Promise<number> {
  const startedAt = performance.now()
  let left = count
  const sender = async () => {
    while (left-- > 0) await post(url, body)
  }
  await Promise.all(Array.from({ length: atOnce }, sender))
  return (count / (performance.now() - startedAt)) * 1000
}

function post(url: string, body: Body): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { 'Content-Type': body.contentType, 'Content-Length': body.bytes.length }
    http
      .request(url, { method: 'POST', headers }, (response) => {
        response.resume().on('end', () => {
          if (response.statusCode === 201) resolve()
          else reject(new Error(`${url} responded with ${response.statusCode}`))
        })
      })
      .on('error', reject)
      .end(body.bytes)
  })
}

/** Returns the memory growth of a process in MB while `work` runs (Linux only). */
export async function growthDuring(pid: number, work: () => Promise<unknown>) {
  const before = residentMb(pid)
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, residentMb(pid))
  }, 20)
  await work()
  clearInterval(watch)
  return { before, growth: most - before }
}

/** Returns the resident memory of a process in MB (Linux only). */
export function residentMb(pid: number): number {
  const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
}

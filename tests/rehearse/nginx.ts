import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../scripts/support/processes.ts'
import { temporaryFolder } from '../support/product.ts'

const shippedConfiguration = path.resolve(import.meta.dirname, '../../deploy/nginx/site.conf')

/** Returns which programs are missing on this machine for the nginx steps. */
export function missingNginxPrograms(): string | undefined {
  const lacking = ['nginx', 'wrk'].filter((name) => spawnSync(name, ['-v']).error)
  return lacking.length > 0
    ? `install ${lacking.join(' and ')} (Debian: nginx-light, wrk)`
    : undefined
}

export type Nginx = {
  /** The URL of the site through the shipped configuration. */
  url: string
  /** The same for HTTP/2 without TLS. */
  http2Url: string
  /** The URL at which nginx serves `folder` as plain files. */
  filesUrl: string
  folder: string
  /** Returns the number of each kind of error in nginx's log. */
  errors: () => string
  /** Returns what the shipped configuration lets nginx log, if it `isLimited`. */
  logs: () => string
  /** Returns the number of cached pages and files that the workers keep open. */
  openFiles: () => number
  /** Returns the megabytes of memory that the workers occupy. */
  memory: () => number
  stop: () => Promise<void>
}

type Options = {
  /** Headers that are added to the files below `/same/`. */
  fileHeaders?: Record<string, string>
  /**
   * Whether nginx limits the requests of an address and logs as shipped. Otherwise it has no such limit,
   * because here all visitors have the same address, and logs all errors.
   */
  isLimited?: boolean
  /** Replaces the ten seconds after which nginx requests a page from the other instance. */
  pageTimeout?: string
}

/** Starts nginx with the shipped configuration in front of two instances. */
export async function startNginx(
  instances: [string, string],
  { fileHeaders = {}, isLimited = false, pageTimeout = '10s' }: Options = {},
): Promise<Nginx> {
  const folder = temporaryFolder()
  const files = path.join(folder, 'files')
  const logs = path.join(folder, 'logs')
  for (const each of [files, logs]) fs.mkdirSync(each)
  const ports = [await freePort(), await freePort(), await freePort(), await freePort()] as const
  fs.writeFileSync(
    path.join(folder, 'site.conf'),
    adaptedConfiguration({ instances, folder, isLimited, pageTimeout, ports }),
  )
  fs.writeFileSync(
    path.join(folder, 'nginx.conf'),
    mainConfiguration(folder, ports[2], fileHeaders),
  )
  const child = spawn('nginx', ['-p', folder, '-c', path.join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const urls = [ports[0], ports[2], ports[3]].map((port) => `http://127.0.0.1:${port}`)
  const [url, filesUrl, http2Url] = urls as [string, string, string]
  const exited = once(child, 'exit')
  while (!(await fetch(`${filesUrl}/`).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error('nginx did not start')
    await sleep(50)
  }
  return {
    url,
    http2Url,
    filesUrl,
    folder: files,
    errors: () => errorsIn(fs.readFileSync(path.join(folder, 'error.log'), 'utf8')),
    logs: () => {
      const logFiles = fs.readdirSync(logs).map((name) => path.join(logs, name))
      return logFiles.map((file) => fs.readFileSync(file, 'utf8')).join('')
    },
    openFiles: () => countOpenFiles(child.pid as number, path.join(folder, 'cache')),
    memory: () => megabytesOf(childrenOf(child.pid as number)),
    stop: async () => {
      child.kill('SIGTERM')
      await exited
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

function childrenOf(parent: number): string[] {
  return fs.readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim().split(' ')
}

function megabytesOf(pids: string[]): number {
  const kilobytes = pids.map((pid) =>
    Number(/^VmRSS:\s+(\d+)/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]),
  )
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1024
}

/** Counts the files in a folder that the children of a process have open. */
function countOpenFiles(parent: number, folder: string): number {
  return childrenOf(parent)
    .flatMap((pid) => fs.readdirSync(`/proc/${pid}/fd`).map((fd) => `/proc/${pid}/fd/${fd}`))
    .filter((link) => fs.existsSync(link) && fs.readlinkSync(link).startsWith(folder)).length
}

function errorsIn(log: string): string {
  const counts = new Map<string, number>()
  for (const [, kind = ''] of log.matchAll(/\[error\] .*?: \*\d+ (.*?), client/g)) {
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  return [...counts].map(([kind, count]) => `${count} × ${kind}`).join('; ') || 'none'
}

type Adaptation = {
  instances: [string, string]
  folder: string
  isLimited: boolean
  pageTimeout: string
  ports: readonly [number, number, number, number]
}

/** Returns the shipped configuration with this rehearsal's ports and folders and without TLS. */
function adaptedConfiguration(options: Adaptation): string {
  const { instances, folder, isLimited, pageTimeout, ports } = options
  const [first, second] = instances.map((url) => `server 127.0.0.1:${new URL(url).port} `)
  const changes: [from: RegExp, to: string][] = [
    [/server 127\.0\.0\.1:3001 /g, first as string],
    [/server 127\.0\.0\.1:3002 /g, second as string],
    [/ listen \[::\].*\n/g, '\n'],
    [
      /listen 443 ssl http2 default_server;/g,
      `listen 127.0.0.1:${ports[0]}; listen 127.0.0.1:${ports[3]} http2;`,
    ],
    [/listen 80 default_server;/g, `listen 127.0.0.1:${ports[1]};`],
    [/ ssl_.*\n/g, '\n'],
    [/\/var\/cache\/nginx-site/g, path.join(folder, 'cache')],
  ]
  if (isLimited) changes.push([/\/var\/log\/nginx/g, path.join(folder, 'logs')])
  else changes.push([/ limit_req .*\n/, '\n'], [/ (error|access)_log .*\n/g, '\n'])
  const shipped = fs.readFileSync(shippedConfiguration, 'utf8')
  return changes
    .reduce((text, [from, to]) => {
      if (!from.test(text)) throw new Error(`${shippedConfiguration} does not match ${from}`)
      return text.replace(from, to)
    }, shipped)
    .replaceAll('proxy_read_timeout 10s', `proxy_read_timeout ${pageTimeout}`)
}

/** Returns a main configuration like Debian's nginx.conf, with all paths in this folder. */
function mainConfiguration(
  folder: string,
  filesPort: number,
  fileHeaders: Record<string, string>,
): string {
  const added = Object.entries(fileHeaders).map(
    ([name, value]) => `add_header ${name} ${JSON.stringify(value)};`,
  )
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes auto;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 4096; }
http {
  sendfile on;
  tcp_nopush on;
  access_log off;
  default_type text/html;
${temporary.map((name) => `  ${name}_temp_path ${folder}/${name};`).join('\n')}
  include ${folder}/site.conf;
  server {
    listen 127.0.0.1:${filesPort};
    root ${folder}/files;
    location /same/ { alias ${folder}/files/; ${added.join(' ')} }
  }
}
`
}

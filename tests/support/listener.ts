import fs from 'node:fs'

/** The process that listens on a port, out of Linux's tables. */
export function listenerOf(port: string): number {
  const hex = Number(port).toString(16).toUpperCase().padStart(4, '0')
  const rows = ['tcp', 'tcp6'].flatMap((table) =>
    fs.readFileSync(`/proc/net/${table}`, 'utf8').split('\n'),
  )
  const row = rows
    .map((line) => line.trim().split(/\s+/))
    .find((cells) => cells[1]?.endsWith(`:${hex}`) && cells[3] === '0A')
  const socket = `socket:[${row?.[9]}]`
  for (const pid of fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const links = fs.readdirSync(`/proc/${pid}/fd`)
      if (links.some((fd) => fs.readlinkSync(`/proc/${pid}/fd/${fd}`) === socket))
        return Number(pid)
    } catch {
      // Gone meanwhile, or another user's.
    }
  }
  throw new Error(`Nobody listens on port ${port}`)
}

/** The files that a process has open, out of Linux's tables. */
export function openFilesOf(pid: number): string[] {
  return fs.readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
    try {
      return fs.readlinkSync(`/proc/${pid}/fd/${fd}`)
    } catch {
      // Closed meanwhile.
      return []
    }
  })
}

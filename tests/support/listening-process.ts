import fs from 'node:fs'

/** Returns the id of the process that listens on a port (Linux only). */
export function pidListeningOn(port: string): number {
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
      // The process has ended or belongs to another user.
    }
  }
  throw new Error(`No process listens on port ${port}`)
}

/** Returns the paths of the files that a process has open (Linux only). */
export function openFilesOf(pid: number): string[] {
  return fs.readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
    try {
      return fs.readlinkSync(`/proc/${pid}/fd/${fd}`)
    } catch {
      // The file was closed in the meantime.
      return []
    }
  })
}

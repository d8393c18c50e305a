/**
 * Preloaded into a product with NODE_OPTIONS: simulates a full disk. While the file QUOTA_FILE
 * exists, writes below the folder QUOTA_FOLDER fail with ENOSPC if the folder would exceed the
 * number of bytes in the file. Unlike a small disk, it needs no permission to mount.
 */
import fs from 'node:fs'
import path from 'node:path'

const { QUOTA_FILE, QUOTA_FOLDER } = process.env
const { open, close, write, writev } = fs
const guarded = new Set()

fs.open = (file, ...rest) => {
  const done = rest.pop()
  open(file, ...rest, (error, fd) => {
    if (!error && String(file).startsWith(QUOTA_FOLDER)) guarded.add(fd)
    done(error, fd)
  })
}

fs.close = (fd, ...rest) => {
  guarded.delete(fd)
  close(fd, ...rest)
}

fs.write = (fd, buffer, ...rest) => {
  if (hasRoom(fd, buffer.length)) write(fd, buffer, ...rest)
  else failWrite(rest)
}

fs.writev = (fd, buffers, ...rest) => {
  const bytes = buffers.reduce((sum, { byteLength }) => sum + byteLength, 0)
  if (hasRoom(fd, bytes)) writev(fd, buffers, ...rest)
  else failWrite(rest)
}

const openHandle = fs.promises.open
fs.promises.open = async (file, ...rest) => {
  const handle = await openHandle(file, ...rest)
  if (!String(file).startsWith(QUOTA_FOLDER)) return handle
  const { fd } = handle
  guarded.add(fd)
  handle.once('close', () => guarded.delete(fd))
  const { writeFile } = handle
  handle.writeFile = async (data, ...more) => {
    if (!hasRoom(fd, data.length)) throw noSpace()
    return writeFile.call(handle, data, ...more)
  }
  return handle
}

function hasRoom(fd, bytes) {
  if (!guarded.has(fd) || !fs.existsSync(QUOTA_FILE)) return true
  const files = fs.readdirSync(QUOTA_FOLDER, { recursive: true, withFileTypes: true })
  const used = files
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + fs.statSync(path.join(parentPath, name)).size, 0)
  return used + bytes <= Number(fs.readFileSync(QUOTA_FILE, 'utf8'))
}

function noSpace() {
  const error = new Error('ENOSPC: no space left on device, write')
  return Object.assign(error, { code: 'ENOSPC', syscall: 'write', errno: -28 })
}

function failWrite(rest) {
  process.nextTick(rest.at(-1), noSpace())
}

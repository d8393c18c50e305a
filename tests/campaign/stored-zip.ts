import { crc32 } from 'node:zlib'

export type Part = {
  name: string
  content: Buffer
  /** 0 for stored (the default), 8 for deflated content. */
  method?: 0 | 8
  /** A false uncompressed length to declare. */
  size?: number
  /** Extra fields of the entry in the central directory. */
  extra?: Buffer
}

/**
 * Builds a zip of these parts, including ones that no program writes: with duplicate names or false
 * lengths.
 */
export function storedZip(parts: readonly Part[]): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const {
    name,
    content,
    method = 0,
    size = content.length,
    extra = Buffer.alloc(0),
  } of parts) {
    const nameBytes = Buffer.from(name)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(method, 4)
    common.writeUInt32LE(crc32(content), 10)
    common.writeUInt32LE(content.length, 14)
    common.writeUInt32LE(size, 18)
    common.writeUInt16LE(nameBytes.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, nameBytes, content])
    // Only the entry in the directory has the extra fields.
    common.writeUInt16LE(extra.length, 24)
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    const signature = Buffer.from('PK\x01\x02\x14\x00', 'latin1')
    directory.push(Buffer.concat([signature, common, rest, nameBytes, extra]))
    locals.push(local)
    offset += local.length
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, central, end])
}

/** Characters invalid in file names, and those that make a name display as another one. */
const unsafeCharacters = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}/\\:*?"<>|]+/gu

/** Names that Windows keeps for devices, whatever their extension. */
const deviceName = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

/** Bytes; file systems take 255, and a number may be put behind. */
const maxNameBytes = 200

/** The characters of a name that are processed: more than any file system allows. */
const maxNameCharacters = 255

/**
 * `name` in a form that every system can store, in its own script and with its extension; for
 * example `Preise/2026.pdf` becomes `Preise_2026.pdf`. Never empty.
 */
export function safeFileName(name: string, fallback = 'Datei'): string {
  const clean = cutFileName(name)
    .normalize('NFC')
    .replace(unsafeCharacters, '_')
    .replace(/\s+/g, ' ')
  // Windows drops dots and blanks at the end, Unix hides what starts with a dot.
  const { stem, extension } = splitName(clean.replace(/[. ]+$/, ''))
  const visible = stem.replace(/^[. ]+|[. ]+$/g, '').replace(deviceName, '_$1')
  return `${shorten(visible, maxNameBytes - byteLength(extension)) || fallback}${extension}`
}

/**
 * A name of at most 255 characters: of a longer one its beginning and its extension. Cut a foreign
 * name before anything else, because what follows may take time in the square of its length.
 */
export function cutFileName(name: string): string {
  if (name.length <= maxNameCharacters) return name
  const { extension } = splitName(name.slice(-maxExtension))
  return (name.slice(0, maxNameCharacters - extension.length) + extension).toWellFormed()
}

/**
 * The names with a number put behind each that was there before, in order: `a.pdf`, `a (2).pdf`.
 * Names that differ by case only count as the same, as they do on Windows and macOS.
 */
export function uniqueFileNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const { stem, extension } = splitName(name)
    let unique = name
    for (let count = 2; taken.has(unique.toLowerCase()); count++) {
      unique = `${stem} (${count})${extension}`
    }
    taken.add(unique.toLowerCase())
    return unique
  })
}

/** Characters, with the dot. */
const maxExtension = 11

function splitName(name: string): { stem: string; extension: string } {
  const extension = /\.[a-z0-9]{1,10}$/i.exec(name)?.[0] ?? ''
  return { stem: name.slice(0, name.length - extension.length), extension }
}

function byteLength(text: string): number {
  return new TextEncoder().encode(text).length
}

/** The start of `text` that fits into `maxBytes`, without half a character at its end. */
function shorten(text: string, maxBytes: number): string {
  let bytes = 0
  let start = ''
  for (const character of text) {
    bytes += byteLength(character)
    if (bytes > maxBytes) break
    start += character
  }
  return start.trim()
}

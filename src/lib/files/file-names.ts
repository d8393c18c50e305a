import { normalize } from '../text/normalize.ts'

/** Matches characters that are invalid in file names, or make a name display as a different one. */
const unsafeCharacters = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}/\\:*?"<>|]+/gu

/** Matches names that Windows reserves for devices, with any extension. */
const deviceName = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

/** File systems allow 255 bytes. This leaves room for a number. */
const maxNameBytes = 200

/** Longer names are cut before they are processed. No file system allows more characters. */
const maxNameCharacters = 255

/**
 * Returns a file name that is valid on all systems. Keeps the script and the extension:
 * `Preise/2026.pdf` becomes `Preise_2026.pdf`. Never returns an empty name.
 */
export function safeFileName(name: string, fallback = 'Datei'): string {
  const clean = normalize(cutFileName(name), 'NFC')
    .replace(unsafeCharacters, '_')
    .replace(/\s+/g, ' ')
  // Windows drops trailing dots and spaces. Unix hides names that start with a dot.
  const { stem, extension } = splitName(clean.replace(/[. ]+$/, ''))
  const visible = stem.replace(/^[. ]+|[. ]+$/g, '').replace(deviceName, '_$1')
  return `${shorten(visible, maxNameBytes - byteLength(extension)) || fallback}${extension}`
}

/**
 * Shortens a name to 255 characters and keeps its extension. Call it first on names from a client,
 * because later processing may take quadratic time.
 */
export function cutFileName(name: string): string {
  if (name.length <= maxNameCharacters) return name
  const { extension } = splitName(name.slice(-maxExtension))
  return (name.slice(0, maxNameCharacters - extension.length) + extension).toWellFormed()
}

/**
 * Appends a number to names that occur more than once: `a.pdf`, `a (2).pdf`. Ignores case, as
 * Windows and macOS do.
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

/** Maximum characters of an extension, including the dot. */
const maxExtension = 11

function splitName(name: string): { stem: string; extension: string } {
  const extension = /\.[a-z0-9]{1,10}$/i.exec(name)?.[0] ?? ''
  return { stem: name.slice(0, name.length - extension.length), extension }
}

function byteLength(text: string): number {
  return new TextEncoder().encode(text).length
}

/** Cuts a text to `maxBytes` of UTF-8 without splitting a character. */
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

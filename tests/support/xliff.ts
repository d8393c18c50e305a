/** Returns the translators' file with another translation of one text. */
export function setTarget(file: string, id: string, text: string): string {
  const [before, after] = file.split(`id="${id}"`)
  if (after === undefined) throw new Error(`${id} is not in the file`)
  const safe = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const target = /(<target[^>]*?)(?:\/>|>.*?<\/target>)/s
  return `${before}id="${id}"${after.replace(target, (_, tag) => `${tag}>${safe}</target>`)}`
}

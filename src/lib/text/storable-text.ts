/** Removes zero bytes, which PostgreSQL does not accept in text. Only programs send them. */
export function storable(text: string): string {
  return text.replaceAll('\0', '')
}

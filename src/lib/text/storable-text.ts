/** Text as PostgreSQL takes it: without zero bytes, which nobody types and programs send. */
export function storable(text: string): string {
  return text.replaceAll('\0', '')
}

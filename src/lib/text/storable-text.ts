/** Text that PostgreSQL accepts: without zero bytes, which only programs send. */
export function storable(text: string): string {
  return text.replaceAll('\0', '')
}

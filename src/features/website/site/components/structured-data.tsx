import { setPlainSpaces } from '../../../../lib/text/no-break-spaces.ts'
import { ServerScript } from './server-script.tsx'

type Props = { things: readonly object[] }

/**
 * Structured data about the page for search engines (JSON-LD). Previews are without it: React would write its
 * changes in the browser, which Trusted Types forbid.
 */
export function StructuredData({ things }: Props) {
  const graph = { '@context': 'https://schema.org', '@graph': setPlainSpaces(things) }
  return <ServerScript json={JSON.stringify(graph)} />
}

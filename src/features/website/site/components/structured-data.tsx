import { setPlainSpaces } from '../../../../lib/text/no-break-spaces.ts'

type Props = { things: readonly object[] }

/**
 * Structured data about the page for search engines (JSON-LD). Previews are without it: React would write its
 * changes in the browser, which Trusted Types forbid.
 */
export function StructuredData({ things }: Props) {
  const data = JSON.stringify({
    '@context': 'https://schema.org',
    '@graph': setPlainSpaces(things),
  })
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: `<` is escaped, so no copy can end the script
      dangerouslySetInnerHTML={{ __html: data.replaceAll('<', '\\u003c') }}
    />
  )
}

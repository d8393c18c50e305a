/** A node of the CMS's rich text (Lexical), as far as it is read here. */
type Node = {
  type?: unknown
  text?: unknown
  children?: unknown
  value?: unknown
  relationTo?: unknown
  fields?: { url?: unknown; linkType?: unknown }
}

/** The texts, links and pictures of a rich text, and of how many nodes it is. */
type RichTextContent = { texts: string[]; links: string[]; pictures: unknown[]; nodes: number }

/** Reads a rich text as it is stored; nothing is in what is none. */
export function readRichText(value: unknown): RichTextContent {
  const content: RichTextContent = { texts: [], links: [], pictures: [], nodes: 0 }
  read((value as { root?: unknown } | null | undefined)?.root, content)
  return content
}

function read(node: unknown, content: RichTextContent): void {
  if (typeof node !== 'object' || node === null) return
  content.nodes++
  const { type, text, children, value, relationTo, fields } = node as Node
  if (typeof text === 'string') content.texts.push(text)
  if (type === 'link' || type === 'autolink') content.links.push(hrefOf(fields))
  if (type === 'upload' && relationTo === 'media') content.pictures.push(value)
  if (Array.isArray(children)) for (const child of children) read(child, content)
}

/** The site draws no address for a link to a document of the CMS. */
function hrefOf(fields: Node['fields']): string {
  return fields?.linkType === 'internal' ? '' : String(fields?.url ?? '')
}

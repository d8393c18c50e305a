/** A node of the CMS's rich text (Lexical), as far as it is read here. */
type Node = Record<string, unknown>

/** The texts, links and pictures of a rich text, and of how many nodes it is. */
type RichTextContent = { texts: string[]; links: string[]; pictures: number[]; nodes: number }

const always = () => true

/** What a node must say, by its type: a closed list of what the CMS's editor writes and the site draws. */
const nodeRules = {
  text: ({ text }: Node) => typeof text === 'string',
  linebreak: always,
  tab: always,
  paragraph: always,
  quote: always,
  horizontalrule: always,
  heading: ({ tag }: Node) => /^h[1-6]$/.test(String(tag)),
  list: ({ tag, listType }: Node) =>
    (tag === 'ul' || tag === 'ol') &&
    (isNone(listType) || ['bullet', 'number', 'check'].includes(listType as string)),
  listitem: ({ value }: Node) => isNone(value) || typeof value === 'number',
  link: isLink,
  autolink: isLink,
  upload: isReference,
  relationship: isReference,
}

/** Levels of rich text: lists in lists have a few. */
const maxDepth = 30

/** Whether a value has the shape of a rich text, and only nodes that the CMS's editor writes. */
export function isRichText(value: unknown): boolean {
  return isNode(value) && isNode(value.root) && value.root.type === 'root' && hasNodes(value.root)
}

/** Reads a rich text as it is stored; nothing is in what is none, nor in what the site does not draw. */
export function readRichText(value: unknown): RichTextContent {
  const content: RichTextContent = { texts: [], links: [], pictures: [], nodes: 0 }
  if (isNode(value) && isNode(value.root)) readIn(value.root, content)
  return content
}

function hasNodes({ children }: Node, depth = 1): boolean {
  if (children === undefined) return true
  if (!Array.isArray(children) || depth > maxDepth) return false
  return children.every(
    (child) =>
      isNode(child) &&
      isKnown(child.type) &&
      nodeRules[child.type](child) &&
      hasNodes(child, depth + 1),
  )
}

function readIn({ children }: Node, content: RichTextContent): void {
  for (const child of Array.isArray(children) ? children : []) {
    if (isNode(child) && isKnown(child.type)) read(child, content)
  }
}

function read(node: Node, content: RichTextContent): void {
  const { type, text, value, relationTo, fields } = node
  content.nodes++
  if (typeof text === 'string') content.texts.push(text)
  if (type === 'link' || type === 'autolink') content.links.push(hrefOf(fields))
  if (type === 'upload' && relationTo === 'media' && typeof value === 'number') {
    content.pictures.push(value)
  }
  readIn(node, content)
}

/** The site draws no address for a link to a document of the CMS. */
function hrefOf(fields: unknown): string {
  if (!isNode(fields) || fields.linkType === 'internal') return ''
  return typeof fields.url === 'string' ? fields.url : ''
}

function isLink({ fields }: Node): boolean {
  if (!isNode(fields)) return false
  const { doc, linkType, url } = fields
  return (
    (isNone(linkType) || linkType === 'custom' || linkType === 'internal') &&
    (isNone(url) || typeof url === 'string') &&
    (isNone(doc) || (isNode(doc) && isReference(doc)))
  )
}

/** A document by its id, never itself; a picture that is still being uploaded has none. */
function isReference({ value }: Node): boolean {
  return isNone(value) || Number.isInteger(value)
}

function isKnown(type: unknown): type is keyof typeof nodeRules {
  return typeof type === 'string' && Object.hasOwn(nodeRules, type)
}

const isNone = (value: unknown) => value === undefined || value === null

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

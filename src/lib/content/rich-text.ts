/** A node of Lexical rich text. */
type Node = Record<string, unknown>

/** The texts, link URLs and image ids in a rich text, and its number of nodes. */
type RichTextContent = { texts: string[]; links: string[]; pictures: number[]; nodes: number }

const always = () => true

/**
 * Validators by node type. Only these types are allowed: the editor writes them
 * and the site renders them.
 */
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

/** Maximum nesting. Nested lists need only a few levels. */
const maxDepth = 30

/** Maximum properties of a node, and characters of their names. The editor's nodes have a dozen. */
const maxProperties = 30
const maxNameLength = 30

/** Maximum indentation. Lexical indents a list item step by step when a form opens. */
const maxIndent = 100

/** Returns whether a value is a rich text that contains only node types of the CMS's editor. */
export function isRichText(value: unknown): boolean {
  return (
    isNode(value) &&
    isShallow(value, ['root']) &&
    isNode(value.root) &&
    value.root.type === 'root' &&
    hasNodes(value.root)
  )
}

/**
 * Extracts the content of a stored rich text. Ignores other values, and nodes that
 * the site does not render.
 */
export function readRichText(value: unknown): RichTextContent {
  const content: RichTextContent = { texts: [], links: [], pictures: [], nodes: 0 }
  if (isNode(value) && isNode(value.root)) readIn(value.root, content)
  return content
}

function hasNodes(node: Node, depth = 1): boolean {
  const { children, fields } = node
  const doc = isNode(fields) ? fields.doc : undefined
  if (!isShallow(node, ['children', 'fields'])) return false
  if (!isShallow(fields, ['doc']) || !isShallow(doc)) return false
  if (hasStyle(node) || !isIndentation(node.indent)) return false
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

/**
 * Returns whether all properties have short names and, except `nested`, no objects. Unknown ones would
 * be stored and sent to visitors, however large they are.
 */
function isShallow(value: unknown, nested: readonly string[] = []): boolean {
  if (isNone(value)) return true
  const properties = isNode(value) ? Object.entries(value) : undefined
  return (
    properties !== undefined &&
    properties.length <= maxProperties &&
    properties.every(
      ([name, each]) =>
        name.length <= maxNameLength &&
        (nested.includes(name) || typeof each !== 'object' || each === null),
    )
  )
}

/**
 * Returns whether the editor would show a node, or what is typed into it, with inline styles. It offers none, and
 * they can cover the CMS, for example with something that looks like its login.
 */
function hasStyle({ style, textStyle }: Node): boolean {
  return Boolean(style || textStyle)
}

function isIndentation(value: unknown): boolean {
  return (
    isNone(value) || (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= maxIndent)
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

/** Returns '' for a link to a CMS document, because the site renders no URL for it. */
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

/**
 * Accepts an id but not a populated document. An image that is still being uploaded has no id yet.
 */
function isReference({ value }: Node): boolean {
  return isNone(value) || Number.isInteger(value)
}

function isKnown(type: unknown): type is keyof typeof nodeRules {
  return typeof type === 'string' && Object.hasOwn(nodeRules, type)
}

const isNone = (value: unknown) => value === undefined || value === null

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

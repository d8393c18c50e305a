const plain = 0
const bold = 1

const block = { version: 1, direction: 'ltr', format: '', indent: 0 } as const

/**
 * Paragraphs as the document of the CMS's rich text editor (Lexical). Of Markdown they may hold
 * `**bold**` and `[a link](/its/address)`.
 */
export function richText(paragraphs: readonly string[]) {
  const children = paragraphs.map((text) => ({
    type: 'paragraph',
    ...block,
    textFormat: 0,
    children: inline(text),
  }))
  return { root: { type: 'root', ...block, children } }
}

const marked = /\*\*(.+?)\*\*|\[(.+?)\]\((.+?)\)/g

function inline(text: string) {
  const nodes: (ReturnType<typeof textNode> | ReturnType<typeof linkNode>)[] = []
  let end = 0
  for (const { 0: whole, 1: strong, 2: label, 3: url, index } of text.matchAll(marked)) {
    if (index > end) nodes.push(textNode(text.slice(end, index)))
    nodes.push(strong ? textNode(strong, bold) : linkNode(label ?? '', url ?? ''))
    end = index + whole.length
  }
  if (end < text.length || text === '') nodes.push(textNode(text.slice(end)))
  return nodes
}

function textNode(text: string, format = plain) {
  return { type: 'text', version: 1, text, detail: 0, format, mode: 'normal', style: '' }
}

function linkNode(label: string, url: string) {
  const fields = { linkType: 'custom', newTab: false, url }
  return { type: 'link', ...block, version: 3, fields, children: [textNode(label)] }
}

import fs from 'node:fs'
import path from 'node:path'
import { analyse } from 'scslre'
import ts from 'typescript'
import { expect, it } from 'vitest'

/** Expressions that are slow in some long text, and why they never get one. */
const exceptions: Record<string, string> = {
  'src/features/back-office/desk/components/submitted-text.tsx /.*?\\S{100}(?=\\S)|.+$/gsu':
    'the second part matches wherever the first does not',
  'src/features/intake/notifications/tasks.ts /[^\\s<>"\']+@[^\\s<>"\']+/g':
    'an error of 500 characters',
  'src/lib/content/links.ts /[?#].*$/': 'a link without line breaks, where it always matches',
  'src/lib/content/placeholders.ts /\\s*\\n\\s*/g':
    'a postal address, whose length the settings limit',
  'src/lib/files/file-names.ts /[. ]+$/': 'a file name of 255 characters',
  'src/lib/files/file-names.ts /^[. ]+|[. ]+$/g': 'a file name of 255 characters',
  'src/lib/text/length.ts /[\\s.,;:–-]+$/': 'the shown beginning of a text',
  'src/seed/rich-text.ts /\\*\\*(.+?)\\*\\*|\\[(.+?)\\]\\((.+?)\\)/g': 'the seed’s own texts',
}

it('regular expressions take linear time, because strangers choose the texts', () => {
  const found = ['src', 'collections', 'globals', 'scripts']
    .flatMap((folder) =>
      fs
        .readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((file) => path.join(folder, file)),
    )
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => expressionsIn(file).map((text) => ({ file, text })))
  expect(found.length).toBeGreaterThan(200)
  const slow = found.filter(({ text }) => isSlow(text)).map(({ file, text }) => `${file} ${text}`)
  expect(slow.toSorted()).toEqual(Object.keys(exceptions).toSorted())
})

function expressionsIn(file: string): string[] {
  const { Latest } = ts.ScriptTarget
  const source = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), Latest, true)
  const expressions: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) expressions.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return expressions
}

/** Returns whether an expression takes quadratic or exponential time in some text. */
function isSlow(literal: string): boolean {
  const end = literal.lastIndexOf('/')
  const expression = new RegExp(literal.slice(1, end), literal.slice(end + 1))
  return analyse(expression).reports.length > 0
}

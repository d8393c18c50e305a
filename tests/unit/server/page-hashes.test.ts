import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { hashesOf } from '../../../src/server/page-hashes.ts'

const scriptsOf = (...texts: string[]) =>
  hashesOf(texts.map((text) => `<p>a</p><script>${text}</script>`).join(''), new Map()).scripts

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('the hashes of a page', () => {
  it.each([
    '(self.__next_f=self.__next_f||[]).push([0])',
    'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n"])',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"]});',
  ])('include a script that only carries data for Next: %s', (script) => {
    expect(scriptsOf(script)).toEqual([hash(script)])
  })

  it.each([
    'alert(1)',
    'self.__next_f.push([1,alert(1)])',
    'self.__next_f.push([1,"a"]);alert(1)',
    'self.__next_f.push([1,"a"]);alert(1,[])',
    'self.__next_f.push([1,"a"],alert(1))',
    'self.__next_f.push(alert`1`)',
    'alert(self.__next_f.push([0]))',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"a":alert(1)});',
    'addEventListener("submit",function(a){alert(1)});',
  ])('exclude any other script: %s', (script) => {
    expect(scriptsOf(script)).toEqual([])
  })

  const stylesheets = new Map(
    ['a{}', 'b{}', 'c{}'].map((text, index) => [`/${index}.css`, { text, hash: hash(text) }]),
  )
  const ofBuild = [...stylesheets.values()].map((sheet) => sheet.hash)
  const stylesOf = (urls: string, text: string) =>
    hashesOf(`<style data-precedence="next" data-href="${urls}">${text}</style>`, stylesheets)
      .styles

  it("include the build's stylesheets and those that React has combined", () => {
    expect(stylesOf('/0.css /2.css', 'a{}c{}')).toEqual([hash('a{}c{}'), ...ofBuild])
  })

  it.each([
    ['/0.css', 'a{}b{}'],
    ['/0.css', 'd{}'],
    ['/9.css', 'a{}'],
    ['', 'd{}'],
  ])('exclude a style element with %s and %s', (urls, text) => {
    expect(stylesOf(urls, text)).toEqual(ofBuild)
  })
})

import localFont from 'next/font/local'

/*
 * Figtree for text and Bricolage Grotesque for headings, self-hosted in the two subsets that the site's
 * languages need. Only latin is preloaded; latin-ext (ă ș ț …) is loaded by pages that use it.
 */
const text = localFont({
  src: '../../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  variable: '--font-text',
  adjustFontFallback: 'Arial',
})

const textExtended = localFont({
  src: '../../../node_modules/@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2',
  weight: '300 900',
  variable: '--font-text-ext',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0',
    },
  ],
})

const head = localFont({
  src: '../../../node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2',
  weight: '700',
  variable: '--font-head',
  adjustFontFallback: 'Arial',
})

const headExtended = localFont({
  src: '../../../node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal.woff2',
  weight: '700',
  variable: '--font-head-ext',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0',
    },
  ],
})

/** The classes for the html element that define the font variables. */
export const fontVariables = [text, textExtended, head, headExtended]
  .map((font) => font.variable)
  .join(' ')

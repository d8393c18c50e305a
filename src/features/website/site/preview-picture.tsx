import fs from 'node:fs/promises'
import path from 'node:path'
import { ImageResponse } from 'next/og'
import pLimit from 'p-limit'
import type { PersonaSlug } from '../../../i18n/personas.ts'
import { processWide } from '../../../lib/process-wide.ts'
import { shorten } from '../../../lib/text/length.ts'
import { siteColours } from './colours.ts'

type Preview = {
  brand: string
  title: string
  text: string
  note: string
  /** Whose portrait and colours it has; without one, the landing page's. */
  persona?: PersonaSlug
}

const size = { width: 1200, height: 630 }

/** Characters of a text: more than fit onto the picture. */
const maxTextLength = 200

/** Drawing keeps the whole process busy: one picture after the other. */
const oneByOne = processWide('preview-pictures', () => pLimit(1))

/** When a picture could last not be drawn, by its words. */
const failures = processWide('failed-preview-pictures', () => new Map<string, number>())

/** Milliseconds until one of these is tried again, and not by every visitor. */
const retryAfter = 60_000

/** A picture for link previews, 1200 × 630: the words at the left, the drawing at the right. */
export async function drawPreview(preview: Preview): Promise<Response> {
  const words = JSON.stringify(preview)
  return oneByOne(async () => {
    if (Date.now() - (failures.get(words) ?? 0) < retryAfter) {
      throw new Error('The picture could not be drawn a moment ago')
    }
    try {
      const drawn = await draw(preview)
      // It is drawn while it is read.
      const response = new Response(await drawn.arrayBuffer(), { headers: drawn.headers })
      failures.delete(words)
      return response
    } catch (error) {
      failures.set(words, Date.now())
      throw error
    }
  })
}

async function draw(preview: Preview): Promise<Response> {
  const { persona } = preview
  const [brand, title, text, note] = [
    ...[preview.brand, preview.title, preview.text, preview.note],
  ].map(drawable) as [string, string, string, string]
  const [colours, fonts, mark, drawing] = await Promise.all([
    siteColours(),
    loadFonts(),
    loadDrawing('logo-mark'),
    loadDrawing(persona ?? 'hero'),
  ])
  const accent = persona ?? 'clara'
  const column = persona ? 430 : 540
  return new ImageResponse(
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        background: colours.paper,
        color: colours.ink,
        fontFamily: 'Text, TextExtended',
      }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: size.width - column,
          padding: '60px 40px 60px 70px',
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center', gap: 18, fontSize: 32 }}>
          <img src={mark} alt="" width={56} height={56} />
          <div style={{ fontFamily: 'Head, HeadExtended' }}>{brand}</div>
        </div>
        <div style={{ display: 'flex', flexDirection: 'column', gap: 22 }}>
          <div
            style={{
              fontFamily: 'Head, HeadExtended',
              fontSize: title.length > 42 ? 54 : 66,
              lineHeight: 1.08,
              letterSpacing: '-0.02em',
            }}
          >
            {title}
          </div>
          <div style={{ fontSize: 31, lineHeight: 1.3, color: colours[`${accent}-strong`] }}>
            {text}
          </div>
        </div>
        {note ? (
          <div style={{ display: 'flex', alignItems: 'center', gap: 14, fontSize: 26 }}>
            <div
              style={{ width: 16, height: 16, borderRadius: 8, background: colours.alexandra }}
            />
            {note}
          </div>
        ) : (
          <div style={{ display: 'flex' }} />
        )}
      </div>
      <div
        style={{
          display: 'flex',
          alignItems: persona ? 'flex-end' : 'center',
          justifyContent: 'center',
          width: column,
          height: '100%',
          background: persona ? colours[`${persona}-wash`] : colours.sand,
        }}
      >
        <img
          src={drawing}
          alt=""
          width={persona ? 440 : 520}
          height={persona ? (440 * 560) / 480 : (520 * 620) / 720}
        />
      </div>
    </div>,
    { ...size, fonts },
  )
}

/** Of the letters from A to ſ those that the fonts do not have. */
const missing = /[¤\u{AD}ĈĉĔĕĜĝĤĥĬĭĴĵĸĿŀŉŎŏŜŝŢţŦŧ]/gu

/**
 * The start of the text without what the fonts have no letters for. `next/og` would ask other hosts for them: for
 * emoji one, for other scripts another.
 */
function drawable(text: string): string {
  const letters = text
    .normalize('NFC')
    .replaceAll(/[^\s!-~¡-ſȘ-ț–—‘’‚“”„•…‹›€™]/g, '')
    .replaceAll(missing, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return shorten(letters, maxTextLength)
}

async function loadDrawing(name: PersonaSlug | 'hero' | 'logo-mark'): Promise<string> {
  const svg = await fs.readFile(
    path.join(/* turbopackIgnore: true */ process.cwd(), `src/components/art/${name}.svg`),
  )
  return `data:image/svg+xml;base64,${svg.toString('base64')}`
}

/** The site's display family in two weights; each in the two subsets that its languages need. */
function loadFonts() {
  const cuts = [
    { name: 'Head', subset: 'latin', weight: 700 },
    { name: 'HeadExtended', subset: 'latin-ext', weight: 700 },
    { name: 'Text', subset: 'latin', weight: 500 },
    { name: 'TextExtended', subset: 'latin-ext', weight: 500 },
  ] as const
  const folder = path.join(
    /* turbopackIgnore: true */ process.cwd(),
    'node_modules/@fontsource/bricolage-grotesque/files',
  )
  return Promise.all(
    cuts.map(async ({ name, subset, weight }) => ({
      name,
      weight,
      style: 'normal' as const,
      data: await fs.readFile(
        path.join(folder, `bricolage-grotesque-${subset}-${weight}-normal.woff`),
      ),
    })),
  )
}

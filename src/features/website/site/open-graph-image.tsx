import fs from 'node:fs/promises'
import path from 'node:path'
import { ImageResponse } from 'next/og'
import pLimit from 'p-limit'
import type { PersonaSlug } from '../../../i18n/personas.ts'
import { processWide } from '../../../lib/process-wide.ts'
import { shorten } from '../../../lib/text/length.ts'
import { normalize } from '../../../lib/text/normalize.ts'
import { siteColours } from './colours.ts'

type Preview = {
  brand: string
  title: string
  text: string
  note: string
  /** The persona whose portrait and colours are used; the landing page's if undefined. */
  persona?: PersonaSlug
}

const size = { width: 1200, height: 630 }

/** Characters; longer texts do not fit into the picture. */
const maxTextLength = 200

/** Limits rendering to one picture at a time, because it blocks the event loop. */
const renderLimit = processWide('preview-pictures', () => pLimit(1))

/** The time of the last failure to render a picture, by its content. */
const failures = processWide('failed-preview-pictures', () => new Map<string, number>())

/** A failed picture is retried after this time, not for every visitor. */
const retryAfterMs = 60_000

/** Renders a picture for link previews, 1200 × 630: text on the left, a drawing on the right. */
export async function renderOgImage(preview: Preview): Promise<Response> {
  const key = JSON.stringify(preview)
  return renderLimit(async () => {
    if (Date.now() - (failures.get(key) ?? 0) < retryAfterMs) {
      throw new Error('The picture could not be drawn a moment ago')
    }
    try {
      const streamed = await draw(preview)
      // Read completely here, because ImageResponse renders only while its body is read.
      const response = new Response(await streamed.arrayBuffer(), { headers: streamed.headers })
      failures.delete(key)
      return response
    } catch (error) {
      failures.set(key, Date.now())
      throw error
    }
  })
}

async function draw(preview: Preview): Promise<Response> {
  const { persona } = preview
  const [brand, title, text, note] = [preview.brand, preview.title, preview.text, preview.note].map(
    removeMissingGlyphs,
  ) as [string, string, string, string]
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

/** Characters between A and ſ that the fonts do not contain. */
const missingGlyphs = /[¤\u{AD}ĈĉĔĕĜĝĤĥĬĭĴĵĸĿŀŉŎŏŜŝŢţŦŧ]/gu

/**
 * Removes characters that the fonts do not contain, and shortens the text. `next/og` would load emoji and
 * fonts for other scripts from third-party hosts.
 */
function removeMissingGlyphs(text: string): string {
  const drawable = normalize(text, 'NFC')
    .replaceAll(/[^\s!-~¡-ſȘ-ț–—‘’‚“”„•…‹›€™]/g, '')
    .replaceAll(missingGlyphs, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return shorten(drawable, maxTextLength)
}

async function loadDrawing(name: PersonaSlug | 'hero' | 'logo-mark'): Promise<string> {
  const svg = await fs.readFile(
    path.join(/* turbopackIgnore: true */ process.cwd(), `src/components/art/${name}.svg`),
  )
  return `data:image/svg+xml;base64,${svg.toString('base64')}`
}

/** Loads the site's display font in two weights, each in the two subsets that its languages need. */
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

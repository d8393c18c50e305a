import fs from 'node:fs'
import type { Metadata } from 'next'
import Image from 'next/image'
import type { Paragraph } from '../../bare.ts'
import { Counter } from './counter.tsx'

export const dynamic = 'force-static'

export const metadata: Metadata = {
  title: 'Bare',
  description: 'A page with next to nothing on it.',
}

/** A JSON file of paragraphs that makes this page as large as the page it is compared with. */
const file = process.env.BARE_PARAGRAPHS
const paragraphs: Paragraph[] = file ? JSON.parse(fs.readFileSync(file, 'utf8')) : []

export default function Page() {
  return (
    <main>
      <h1>Bare</h1>
      <Counter />
      <Image src="/picture.webp" alt="Noise" width={350} height={350} />
      {paragraphs.map(({ key, className, text }) => (
        <p key={key} className={className}>
          {text}
        </p>
      ))}
    </main>
  )
}

import { Counter } from './counter.tsx'

export const dynamic = 'force-static'

/** Paragraphs until the page has the size of the one that it is measured against. */
const paragraphs = Array.from(
  { length: Number(process.env.BARE_PARAGRAPHS ?? 1) },
  (_, index) => `${index}: the quick brown fox jumps over the lazy dog, and then it does so again.`,
)

export default function Page() {
  return (
    <main>
      <h1>Bare</h1>
      <Counter />
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </main>
  )
}

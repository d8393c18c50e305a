/** Milliseconds from publishing Viktor's motto until a visitor's page shows it, in four languages. */
import fs from 'node:fs'
import { locales } from '../../src/i18n/locales.ts'
import { admin, startProduct, temporaryFolder } from '../support/product.ts'

const publications = 50

const folder = temporaryFolder()
const { url, stop } = await startProduct({ folder })
const login = await fetch(`${url}/api/users/login`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(admin),
})
const { token } = await login.json()
const headers = { Authorization: `JWT ${token}`, 'Content-Type': 'application/json' }
const found = await fetch(`${url}/api/personas?where[slug][equals]=viktor&depth=0`, { headers })
const [viktor] = (await found.json()).docs

const times: number[] = []
for (let index = 0; index < publications; index++) {
  const locale = locales[index % locales.length]
  const motto = `Motto ${index} ${locale}`
  const startedAt = performance.now()
  const saved = await fetch(`${url}/api/personas/${viktor.id}?locale=${locale}`, {
    method: 'PATCH',
    headers,
    body: JSON.stringify({ motto, _status: 'published' }),
  })
  if (!saved.ok) throw new Error(`The change was refused: ${await saved.text()}`)
  while (!(await (await fetch(`${url}/${locale}`)).text()).includes(motto)) {
    if (performance.now() - startedAt > 60_000) throw new Error(`${motto} never appeared`)
  }
  times.push(performance.now() - startedAt)
}
times.sort((a, b) => a - b)
const at = (share: number) => Math.round(times[Math.ceil(share * times.length) - 1] ?? Number.NaN)
console.log(`publish to fresh page, ${publications} times: median ${at(0.5)} ms, worst ${at(1)} ms`)
await stop()
fs.rmSync(folder, { recursive: true, force: true })

import { locales } from '../../src/i18n/locales.ts'
import { pathOf } from '../../src/i18n/routes.ts'
import { drawHalves } from '../support/pictures.ts'
import { admin } from '../support/product.ts'
import { call, logIn } from '../support/rest.ts'
import type { StaffClient } from '../support/staff.ts'

/** Uploads a picture and adds it to the first testimonial. */
export async function showPicture(staff: StaffClient, url: string) {
  const headers = await logIn(admin, url)
  const form = new FormData()
  form.append(
    'file',
    new Blob([new Uint8Array(await drawHalves(80, 80))], { type: 'image/png' }),
    'portrait.png',
  )
  form.append('_payload', JSON.stringify({ alt: 'Porträt' }))
  const response = await call('/api/media?locale=de', { method: 'POST', headers, body: form }, url)
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  const { doc } = await response.json()
  for (const locale of locales) {
    await staff.send('PATCH', `media/${doc.id}?locale=${locale}`, { alt: `Portrait (${locale})` })
  }
  const { docs } = await staff.send('GET', 'testimonials?limit=1&depth=0&sort=_order')
  await staff.publish(`testimonials/${docs[0].id}`, 'de', { image: doc.id })
  return { filename: doc.filename as string, shownOn: pathOf('landing', 'de') }
}

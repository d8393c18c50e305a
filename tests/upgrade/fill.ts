import { randomUUID } from 'node:crypto'
import { pathOf } from '../../src/i18n/routes.ts'
import { admin } from '../support/product.ts'
import type { Credentials } from '../support/rest.ts'
import { logInStaff, type StaffClient } from '../support/staff.ts'
import type { Draft, Expected } from './expected.ts'
import { showPicture } from './picture.ts'
import { planInBrowser } from './plan-in-browser.ts'
import { submitAll } from './submissions.ts'
import { docWith, valueAt } from './value-at.ts'

type Filled = Pick<Expected, 'admin' | 'editor' | 'apiKey' | 'drafts' | 'plan' | 'withdrawn'> & {
  picture: { filename: string; shownOn: string }
}

/** Shorter than later releases accept; a release that rejects it gets a longer password. */
const shortPassword = 'kurz-8zn'

/** Works as staff and visitors do, so that the product at `url` has some data of every kind. */
export async function fill(url: string): Promise<Filled> {
  const asAdmin = await logInStaff(url)
  const editor = await createEditor(asAdmin)
  const asEditor = await logInStaff(url, editor)
  const picture = await showPicture(asAdmin, url)
  const personas = async (slug: string) =>
    `personas/${(await asAdmin.find('personas', 'slug', slug)).id}`
  const [clara, viktor, alexandra] = await Promise.all(
    ['clara', 'viktor', 'alexandra'].map(personas),
  )

  const drafts = [
    await draft(asEditor, ['globals/landing', 'ro', 'hero.headline', 'Un titlu care așteaptă']),
    await draft(asEditor, ['globals/landing', 'pt', 'hero.subtitle', 'Um subtítulo à espera']),
    await draft(asEditor, [`${viktor}`, 'en', 'motto', 'A motto that nobody has published']),
    // A shared field, edited in one language.
    await draft(asEditor, ['globals/site-settings', 'en', 'phone', '+49 30 23125 999']),
  ]
  await asEditor.send('PATCH', `${alexandra}?locale=pt`, { _status: 'draft' })
  const planned = await draft(asEditor, [`${clara}`, 'pt', 'page.motto', 'O lema que foi planeado'])
  await planInBrowser(url, editor, `${clara}`)

  await submitAll(url)
  const apiKey = randomUUID()
  const { docs } = await asAdmin.send('GET', 'users?where[role][equals]=admin')
  await asAdmin.send('PATCH', `users/${docs[0].id}`, { enableAPIKey: true, apiKey })
  return {
    admin: await shortenPassword(asAdmin, docs[0].id),
    ...{ editor, apiKey, drafts, picture },
    plan: { ...planned, page: pathOf('clara', 'pt') },
    withdrawn: pathOf('alexandra', 'pt'),
  }
}

async function createEditor(asAdmin: StaffClient): Promise<Credentials> {
  const email = 'editor@example.com'
  const make = async (password: string) => {
    await asAdmin.send('POST', 'users', { email, password, role: 'editor', name: 'Mara' })
    return { email, password }
  }
  return make(shortPassword).catch(() => make('a-long-editor-password'))
}

function shortenPassword(asAdmin: StaffClient, id: number): Promise<Credentials> {
  const change = { password: shortPassword, currentPassword: admin.password }
  return asAdmin.send('PATCH', `users/${id}`, change).then(
    () => ({ ...admin, password: shortPassword }),
    () => admin,
  )
}

/** Saves a draft. Resolves to the draft and to the text that stays published. */
async function draft(
  staff: StaffClient,
  [path, locale, field, text]: [string, Draft['locale'], string, string],
): Promise<Draft> {
  const published = await staff.send('GET', `${path}?locale=${locale}&depth=0`)
  await staff.draft(path, locale, docWith(field, text))
  return { path, locale, field, draft: text, published: String(valueAt(published, field)) }
}

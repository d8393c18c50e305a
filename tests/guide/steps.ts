import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import type { StaffClient } from '../support/staff.ts'

/** What a step works with: an editor's browser, and REST access to the CMS. */
export type Desk = { page: Page; staff: StaffClient; url: string; login: () => Promise<void> }

/** One screenshot of the guide: `go` opens the view and returns the elements to frame. */
type Step = { name: string; go: (desk: Desk) => Promise<Locator[] | undefined> }

/** The screenshots in the order of the guide. No step relies on where the previous one ended. */
export const steps: Step[] = [
  {
    name: '01-anmelden',
    go: async ({ page, url }) => {
      await page.goto(`${url}/admin/login`)
      await page.locator('#field-email').fill('mara@example.com')
      await page.locator('#field-password').fill('••••••••••••')
      return [page.locator('a[href$="/admin/forgot"]')]
    },
  },
  {
    name: '02-startseite',
    go: async ({ page, staff, login }) => {
      const { id } = await staff.find('personas', 'slug', 'viktor')
      await staff.draft(`personas/${id}`, 'ro', { motto: 'O vorbă bună la momentul potrivit' })
      await login()
      await expect(page.locator('.dashboard')).toBeVisible()
      await toggleNavigation(page)
      await expect(page.locator('.nav__wrap')).toBeVisible()
      return [page.locator('[aria-labelledby=dashboard-drafts]')]
    },
  },
  {
    name: '03-liste',
    go: async ({ page, url }) => {
      await toggleNavigation(page)
      await page.goto(`${url}/admin/collections/personas`)
      await expect(page.locator('tbody .cell-name')).toHaveCount(3)
      return [page.locator('tbody .sort-row')]
    },
  },
  {
    name: '04-bearbeiten',
    go: async (desk) => {
      await open(desk, 'viktor', 'de')
      return [desk.page.locator('#field-motto')]
    },
  },
  {
    name: '05-sprache',
    go: async (desk) => {
      await open(desk, 'viktor', 'de')
      await desk.page.locator('.localizer button').first().click()
      await expect(desk.page.locator('.popup__content').first()).toBeVisible()
      return undefined
    },
  },
  {
    name: '06-vorschau',
    go: async (desk) => {
      const { page } = desk
      await open(desk, 'viktor', 'de')
      await page.locator('#live-preview-toggler').click()
      await expect(page.frameLocator('#live-preview-iframe').locator('main').first()).toBeVisible()
      return [page.locator('#live-preview-toggler')]
    },
  },
  {
    name: '07-veroeffentlichen',
    go: async (desk) => {
      const { page } = desk
      await open(desk, 'viktor', 'ro')
      if (await page.locator('#live-preview-iframe').count()) {
        await page.locator('#live-preview-toggler').click()
      }
      await openPublishMenu(page)
      return [page.locator('#action-save')]
    },
  },
  {
    name: '08-planen',
    go: async (desk) => {
      const { page } = desk
      await open(desk, 'viktor', 'ro')
      await openPublishMenu(page)
      await page.locator('#schedule-publish').click()
      await expect(
        page.getByRole('dialog').getByRole('heading', { name: 'Veröffentlichung planen' }),
      ).toBeVisible()
      return undefined
    },
  },
  {
    name: '09-versionen',
    go: async ({ page, staff, url }) => {
      const { id } = await staff.find('personas', 'slug', 'viktor')
      await page.goto(`${url}/admin/collections/personas/${id}/versions?locale=ro`)
      await expect(page.locator('.versions table, .table table').first()).toBeVisible()
      return undefined
    },
  },
  {
    name: '10-wiederherstellen',
    go: async ({ page, staff, url }) => {
      const { id } = await staff.find('personas', 'slug', 'viktor')
      const query = `where[parent][equals]=${id}&sort=-updatedAt&locale=ro&depth=0&limit=100`
      const { docs } = await staff.send('GET', `personas/versions?${query}`)
      await page.goto(
        `${url}/admin/collections/personas/${id}/versions/${docs.at(-1).id}?locale=ro`,
      )
      const restore = page.locator('.restore-version button')
      await expect(restore.first()).toBeVisible()
      return [restore]
    },
  },
  {
    name: '11-uebersetzungen',
    go: async ({ page, url }) => {
      await page.goto(`${url}/admin/translations`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Übersetzung/)
      return undefined
    },
  },
  {
    name: '12-werbeaussagen',
    go: async ({ page, url }) => {
      await page.goto(`${url}/admin/globals/claims`)
      await expect(page.locator('#field-items')).toBeVisible()
      await page.locator('#items-row-0 .collapsible__toggle').first().click()
      await expect(page.locator('#field-items__0__source')).toBeVisible()
      return undefined
    },
  },
  {
    name: '13-bild-hochladen',
    go: async ({ page, url }) => {
      await page.goto(`${url}/admin/collections/media/create?locale=de`)
      await choosePicture(page, 'frau-meier.png')
      await page.locator('#field-alt').fill('Eine Friseurin lacht in die Kamera')
      return [page.locator('#field-alt'), page.locator('.file-field__edit')]
    },
  },
  {
    name: '14-fokuspunkt',
    go: async ({ page, url }) => {
      await page.goto(`${url}/admin/collections/media/create?locale=de`)
      await choosePicture(page, 'frau-meier.png')
      await page.locator('.file-field__edit').click()
      await expect(page.locator('.edit-upload')).toBeVisible()
      return undefined
    },
  },
  {
    name: '15-bild-abgelehnt',
    go: async ({ page, url }) => {
      await page.goto(`${url}/admin/collections/media/create?locale=de`)
      await page.locator('.file-field input[type=file]').setInputFiles({
        name: 'preisliste.png',
        mimeType: 'image/png',
        buffer: Buffer.from('<!doctype html><p>Preise'),
      })
      await page.locator('#field-alt').fill('Unsere Preise')
      await page.locator('#action-save').click()
      await expect(page.locator('.toast-error')).toBeVisible()
      return undefined
    },
  },
  {
    name: '16-veroeffentlichen-abgelehnt',
    go: async (desk) => {
      const { page } = desk
      await open(desk, 'alexandra', 'pt')
      await page.locator('#field-motto').fill('Poupe {tempoInventado} por mês')
      await page.locator('#action-save').click()
      await expect(page.locator('.toast-error')).toBeVisible()
      return undefined
    },
  },
  {
    name: '17-konto',
    go: async ({ page, url }) => {
      await page.goto(`${url}/admin/account`)
      await expect(page.locator('#change-password')).toBeVisible()
      return [page.locator('#change-password')]
    },
  },
]

async function open({ page, staff, url }: Desk, slug: string, locale: string): Promise<void> {
  const { id } = await staff.find('personas', 'slug', slug)
  await page.goto(`${url}/admin/collections/personas/${id}?locale=${locale}`)
  await expect(page.locator('#field-motto')).toBeVisible()
}

/** Opens or closes the navigation, which the CMS remembers for the next page. */
async function toggleNavigation(page: Page): Promise<void> {
  await page.locator('.nav-toggler:visible').first().click()
}

async function openPublishMenu(page: Page): Promise<void> {
  await page.locator('#action-save-popup, .form-submit .popup-button').first().click()
  await expect(page.locator('#schedule-publish')).toBeVisible()
}

/** Uploads a drawing with a face at the right edge, so that the focal point matters. */
async function choosePicture(page: Page, name: string): Promise<void> {
  const face = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="700">
    <rect width="1200" height="700" fill="#f3ece1"/><circle cx="900" cy="330" r="190" fill="#f6d2b8"/>
    <path d="M700 330a200 220 0 0 1 400 0c-40-90-110-120-200-120s-160 30-200 120z" fill="#741a42"/>
    <circle cx="835" cy="330" r="16" fill="#1d1b3a"/><circle cx="965" cy="330" r="16" fill="#1d1b3a"/>
    <path d="M830 410q70 70 140 0" fill="none" stroke="#1d1b3a" stroke-width="14" stroke-linecap="round"/>
    <path d="M620 700q280-320 560 0z" fill="#b02f5b"/></svg>`
  const buffer = await sharp(Buffer.from(face)).png().toBuffer()
  await page.locator('.file-field input[type=file]').setInputFiles({
    name,
    mimeType: 'image/png',
    buffer,
  })
  await expect(page.locator('.file-field__edit')).toBeVisible()
}

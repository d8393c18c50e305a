import {
  type PageLocation,
  pageLocationAt,
  pathsOf,
  sourceOf,
} from '../../../i18n/page-location.ts'
import { staffLanguage } from '../../../i18n/staff.ts'
import { isEditingTexts, rememberScroll, setEditingTexts } from '../../../lib/cms/edit-mode.ts'
import { staffFlag } from './constants.ts'
import { barMessages } from './messages.ts'

/**
 * Shows the bar if somebody is still logged in, else forgets the flag. In a shadow of its own, with
 * its own styles: nothing of it weighs on the pages of visitors.
 */
export async function showBar(language: string): Promise<void> {
  const place = pageLocationAt(location.pathname)
  // Beside the editor the editor is already there.
  if (!place || window.self !== window.top) return
  if (!(await isLoggedIn())) return localStorage.removeItem(staffFlag)
  const texts = barMessages[staffLanguage(language)]
  const { page, preview } = pathsOf(place)
  const bar = document.createElement('aside')
  bar.id = 'staff-bar'
  bar.setAttribute('aria-label', texts.label)
  const row = document.createElement('div')
  row.append(
    Object.assign(document.createElement('strong'), {
      textContent: place.isPreview ? texts.draft : texts.published,
    }),
    ...(place.isPreview
      ? [editTexts(texts.edit), link(await editorOf(place), texts.form), link(page, texts.page)]
      : [toEdit(preview, texts.edit), link(preview, texts.preview)]),
    link('/admin', texts.dashboard),
    logOut(texts.logout, bar),
  )
  // The page's own rules reach the bar itself, but nothing in it.
  const inside = bar.attachShadow({ mode: 'open' })
  inside.adoptedStyleSheets = [styles()]
  inside.append(row)
  document.body.append(bar)
}

async function isLoggedIn(): Promise<boolean> {
  const answer = await fetch('/api/users/me?depth=0')
  return answer.ok && Boolean((await answer.json()).user)
}

/** The address of the place's document in the CMS, in the place's language. */
async function editorOf(place: PageLocation): Promise<string> {
  const source = sourceOf(place)
  const query = `?locale=${place.locale}`
  if ('global' in source) return `/admin/globals/${source.global}${query}`
  const { collection, field, value } = source
  const list = `/admin/collections/${collection}`
  const found = await fetch(
    `/api/${collection}?where[${field}][equals]=${value}&limit=1&depth=0&draft=true&select[${field}]=true`,
  )
  const id = found.ok ? (await found.json()).docs[0]?.id : undefined
  return id === undefined ? list + query : `${list}/${id}${query}`
}

function link(href: string, textContent: string): HTMLAnchorElement {
  return Object.assign(document.createElement('a'), { href, textContent })
}

/** Leads to the same place of the preview, where a click on a text opens its field. */
function toEdit(href: string, textContent: string): HTMLAnchorElement {
  const toPreview = link(href, textContent)
  toPreview.addEventListener('click', () => {
    setEditingTexts(true)
    rememberScroll()
  })
  return toPreview
}

/** Switches whether a click on a text opens its field. */
function editTexts(textContent: string): HTMLButtonElement {
  const button = Object.assign(document.createElement('button'), { textContent, type: 'button' })
  const show = () => button.setAttribute('aria-pressed', String(isEditingTexts()))
  button.addEventListener('click', () => {
    setEditingTexts(!isEditingTexts())
    show()
  })
  show()
  return button
}

function logOut(textContent: string, bar: HTMLElement): HTMLButtonElement {
  const button = Object.assign(document.createElement('button'), { textContent, type: 'button' })
  button.addEventListener('click', async () => {
    const answer = await fetch('/api/users/logout', { method: 'POST' })
    if (!answer.ok && (await isLoggedIn())) return
    localStorage.removeItem(staffFlag)
    bar.remove()
    // A preview without its staff is the login.
    if (pageLocationAt(location.pathname)?.isPreview) location.reload()
  })
  return button
}

/** No style element: the page's policy allows none but those of the build. */
function styles(): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    :host {
      position: fixed; inset: auto 12px max(12px, env(safe-area-inset-bottom)); z-index: 60;
      display: flex; justify-content: center; pointer-events: none;
    }
    div {
      display: flex; align-items: center; gap: 2px; max-width: 100%; box-sizing: border-box;
      padding: 5px; border-radius: 999px; overflow-x: auto; pointer-events: auto;
      background: var(--color-ink-deep); color: #fff; font: 500 14px/1 var(--font-text), sans-serif;
      box-shadow: 0 8px 30px rgb(0 0 0 / 0.28);
    }
    @media print { :host { display: none } }
    strong { padding: 0 8px 0 14px; font-weight: 600; white-space: nowrap; color: var(--color-clara-wash); }
    a, button {
      display: flex; align-items: center; min-height: 36px; padding: 0 13px; border: 0;
      border-radius: 999px; background: none; color: inherit; font: inherit; cursor: pointer;
      text-decoration: none; white-space: nowrap;
    }
    a:hover, button:hover { background: rgb(255 255 255 / 0.14); }
    :focus-visible { outline: 2px solid #fff; outline-offset: -3px; }
    strong + a, [aria-pressed=true] { background: #fff; color: var(--color-ink-deep); font-weight: 600; }
    strong + a:hover, [aria-pressed=true]:hover { background: var(--color-sand); }
    strong + a:focus-visible, [aria-pressed=true]:focus-visible { outline-color: var(--color-ink-deep) }
    @media (max-width: 640px) {
      strong { display: none }
      a, button { padding: 0 8px; font-size: 13px; min-height: 40px }
    }
  `)
  return sheet
}

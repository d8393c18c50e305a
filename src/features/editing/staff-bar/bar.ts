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
 * Shows the bar if the session is still valid, otherwise removes the flag. The bar's shadow root and
 * style sheet are created here, so that visitors' pages do not load them.
 */
export async function showBar(language: string): Promise<void> {
  const page = pageLocationAt(location.pathname)
  // Not in the editor's preview frame.
  if (!page || window.self !== window.top) return
  if (!(await isLoggedIn())) return localStorage.removeItem(staffFlag)
  const texts = barMessages[staffLanguage(language)]
  const paths = pathsOf(page)
  const bar = document.createElement('aside')
  bar.id = 'staff-bar'
  bar.setAttribute('aria-label', texts.label)
  const row = document.createElement('div')
  row.append(
    Object.assign(document.createElement('strong'), {
      textContent: page.isPreview ? texts.draft : texts.published,
    }),
    ...(page.isPreview
      ? [
          editToggle(texts.edit),
          link(await editorPath(page), texts.form),
          link(paths.page, texts.page),
        ]
      : [editLink(paths.preview, texts.edit), link(paths.preview, texts.preview)]),
    link('/admin', texts.dashboard),
    logoutButton(texts.logout, bar),
  )
  // The page's styles apply to the host element only, not inside of the shadow root.
  const shadow = bar.attachShadow({ mode: 'open' })
  shadow.adoptedStyleSheets = [styles()]
  shadow.append(row)
  document.body.append(bar)
}

async function isLoggedIn(): Promise<boolean> {
  const response = await fetch('/api/users/me?depth=0')
  return response.ok && Boolean((await response.json()).user)
}

/** Returns the path of the CMS form of the page's document, in the page's language. */
async function editorPath(page: PageLocation): Promise<string> {
  const source = sourceOf(page)
  const query = `?locale=${page.locale}`
  if ('global' in source) return `/admin/globals/${source.global}${query}`
  const { collection, field, value } = source
  const list = `/admin/collections/${collection}`
  const response = await fetch(
    `/api/${collection}?where[${field}][equals]=${value}&limit=1&depth=0&draft=true&select[${field}]=true`,
  )
  const id = response.ok ? (await response.json()).docs[0]?.id : undefined
  return id === undefined ? list + query : `${list}/${id}${query}`
}

function link(href: string, textContent: string): HTMLAnchorElement {
  return Object.assign(document.createElement('a'), { href, textContent })
}

/** Creates a link to the preview that turns on click-to-edit and keeps the scroll position. */
function editLink(href: string, textContent: string): HTMLAnchorElement {
  const previewLink = link(href, textContent)
  previewLink.addEventListener('click', () => {
    setEditingTexts(true)
    rememberScroll()
  })
  return previewLink
}

/** Creates the toggle for click-to-edit. */
function editToggle(textContent: string): HTMLButtonElement {
  const button = Object.assign(document.createElement('button'), { textContent, type: 'button' })
  const show = () => button.setAttribute('aria-pressed', String(isEditingTexts()))
  button.addEventListener('click', () => {
    setEditingTexts(!isEditingTexts())
    show()
  })
  show()
  return button
}

function logoutButton(textContent: string, bar: HTMLElement): HTMLButtonElement {
  const button = Object.assign(document.createElement('button'), { textContent, type: 'button' })
  button.addEventListener('click', async () => {
    const response = await fetch('/api/users/logout', { method: 'POST' })
    if (!response.ok && (await isLoggedIn())) return
    localStorage.removeItem(staffFlag)
    bar.remove()
    // Without a session, the preview shows the login.
    if (pageLocationAt(location.pathname)?.isPreview) location.reload()
  })
  return button
}

/** A constructed style sheet, because the content security policy blocks new style elements. */
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

'use client'

import { useLocale, usePreferences } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect } from 'react'
import { findFieldElement, nameOfField, pathOfField } from '../../../../lib/cms/form-field.ts'
import { fieldAddress } from '../../../../lib/content/field-address.ts'
import { goToField } from '../go-to-field.ts'
import {
  documentAt,
  editPathOf,
  type FieldFocused,
  type OpenField,
  readMessage,
} from '../protocol.ts'
import { type TabsByField, tabsAround } from '../tabs-by-field.ts'

/** `tabs` lists the tabs of each form: `globals/landing`, `personas`. */
type Props = { tabs: Record<string, TabsByField>; children: ReactNode }

const noTabs: TabsByField = {}

/**
 * Focuses the field named by the URL's hash (`#field-page__title`) or clicked in the preview, and
 * reports the focused field to the preview. A click on a text of another document opens that document,
 * with its preview.
 */
export function FieldFocus({ tabs, children }: Props) {
  const pathname = usePathname()
  const { code } = useLocale()
  const { setPreference } = usePreferences()
  const tabsOfForm = tabs[formAt(pathname)] ?? noTabs

  useEffect(() => {
    let stop: (() => void) | undefined
    const open = async (event: MessageEvent) => {
      const message = readMessage<OpenField>(event, 'open-field')
      if (!message) return
      const { locale, field } = message
      stop?.()
      if (field.document === documentAt(pathname) && locale === code) {
        const name = nameOfField(field.path)
        stop = goToField(name, tabsAround(name, tabsOfForm))
      } else {
        await preferPreview(field.document, setPreference)
        followLink(fieldAddress(editPathOf(field.document), locale, field.path))
      }
    }
    window.addEventListener('message', open)
    return () => {
      stop?.()
      window.removeEventListener('message', open)
    }
  }, [pathname, code, setPreference, tabsOfForm])

  useEffect(() => {
    const name = documentAt(pathname)
    if (!name) return
    const report = ({ target }: FocusEvent) => {
      const path = target instanceof Element ? pathOfField(target) : undefined
      if (path)
        postToPreview({
          type: 'field-focused',
          field: { document: name, path },
          claim: claimKeyAt(name, path),
        })
    }
    document.addEventListener('focusin', report)
    return () => document.removeEventListener('focusin', report)
  }, [pathname])

  return (
    <>
      {/* The key remounts it with each form: every document and language has its own. */}
      <FollowHash key={`${pathname} ${code}`} tabs={tabsOfForm} />
      {children}
    </>
  )
}

function FollowHash({ tabs }: { tabs: TabsByField }) {
  useEffect(() => {
    let stop = goToHash(tabs)
    // The message of a rejected publication links to fields of the same document.
    const onHashChange = () => {
      stop?.()
      stop = goToHash(tabs)
    }
    window.addEventListener('hashchange', onHashChange)
    return () => {
      window.removeEventListener('hashchange', onHashChange)
      stop?.()
    }
  }, [tabs])
  return null
}

/** Focuses the field named by the URL's hash, if any. Returns a function that stops the search. */
function goToHash(tabs: TabsByField): (() => void) | undefined {
  const [, name] = /^#field-([\w-]+)$/.exec(window.location.hash) ?? []
  return name ? goToField(name, tabsAround(name, tabs)) : undefined
}

/** Returns the key of the form at a path of the CMS: `globals/landing`, `personas`. */
function formAt(pathname: string): string {
  return documentAt(pathname)?.replace(/\/\d+$/, '') ?? ''
}

/**
 * Stores the preference with which Payload opens documents of this kind with their preview. Without
 * it, for example because the request fails, the document opens without.
 */
async function preferPreview(
  name: string,
  setPreference: ReturnType<typeof usePreferences>['setPreference'],
): Promise<void> {
  const [kind, slug] = name.split('/')
  const key = kind === 'globals' ? `global-${slug}` : `collection-${kind}`
  try {
    // The stored value also contains the columns of the list.
    const stored = await fetch(`/api/payload-preferences/${key}`)
    const { value } = stored.ok ? await stored.json() : {}
    await setPreference(key, { ...value, editViewType: 'live-preview' })
  } catch {}
}

/** Navigates by clicking a link, so that the CMS asks before it discards unsaved changes. */
function followLink(href: string): void {
  const link = Object.assign(document.createElement('a'), { href, hidden: true })
  document.body.append(link)
  link.click()
  link.remove()
}

function postToPreview(message: FieldFocused): void {
  const frame = document.querySelector<HTMLIFrameElement>('#live-preview-iframe')
  frame?.contentWindow?.postMessage(message, location.origin)
}

/** Returns the key of the claim whose row has the focus; texts reference claims by this key. */
function claimKeyAt(name: string, path: string): string | undefined {
  const [, row] = /^items\.(\d+)\./.exec(path) ?? []
  const key = name === 'globals/claims' && row ? findFieldElement(`items__${row}__key`) : null
  return key instanceof HTMLInputElement ? key.value : undefined
}

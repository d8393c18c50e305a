'use client'

import { useLocale } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect } from 'react'
import { fieldOf, nameOfField, pathOfField } from '../../../../lib/cms/form-field.ts'
import { fieldAddress } from '../../../../lib/content/field-address.ts'
import { goToField } from '../go-to-field.ts'
import { documentAt, editPathOf, type FieldFocused, type OpenField, received } from '../protocol.ts'

/**
 * Goes to the field that the address names (`#field-page__title`), or that is clicked in the
 * preview, and tells the preview in which field the cursor is.
 */
export function FieldFocus({ children }: { children: ReactNode }) {
  const pathname = usePathname()
  const { code } = useLocale()

  useEffect(() => {
    let stop: (() => void) | undefined
    const open = (event: MessageEvent) => {
      const asked = received<OpenField>(event, 'open-field')
      if (!asked) return
      const { locale, place } = asked
      stop?.()
      if (place.document === documentAt(pathname) && locale === code) {
        stop = goToField(nameOfField(place.path))
      } else {
        follow(fieldAddress(editPathOf(place.document), locale, place.path))
      }
    }
    window.addEventListener('message', open)
    return () => {
      stop?.()
      window.removeEventListener('message', open)
    }
  }, [pathname, code])

  useEffect(() => {
    const name = documentAt(pathname)
    if (!name) return
    const report = ({ target }: FocusEvent) => {
      const path = target instanceof Element ? pathOfField(target) : undefined
      if (path)
        tellPreview({
          type: 'field-focused',
          place: { document: name, path },
          claim: claimAt(name, path),
        })
    }
    document.addEventListener('focusin', report)
    return () => document.removeEventListener('focusin', report)
  }, [pathname])

  return (
    <>
      {/* Each document and language has a form of its own. */}
      <FollowHash key={`${pathname} ${code}`} />
      {children}
    </>
  )
}

function FollowHash() {
  useEffect(() => {
    let stop = goToHash()
    // A rejected publication links to its fields in the same document.
    const onHashChange = () => {
      stop?.()
      stop = goToHash()
    }
    window.addEventListener('hashchange', onHashChange)
    return () => {
      window.removeEventListener('hashchange', onHashChange)
      stop?.()
    }
  }, [])
  return null
}

/** Goes to the field that the address names, if it names one. */
function goToHash(): (() => void) | undefined {
  const [, name] = /^#field-([\w-]+)$/.exec(window.location.hash) ?? []
  return name ? goToField(name) : undefined
}

/** By a link, so that the CMS asks what shall become of unsaved changes. */
function follow(href: string): void {
  const link = Object.assign(document.createElement('a'), { href, hidden: true })
  document.body.append(link)
  link.click()
  link.remove()
}

function tellPreview(message: FieldFocused): void {
  const frame = document.querySelector<HTMLIFrameElement>('#live-preview-iframe')
  frame?.contentWindow?.postMessage(message, location.origin)
}

/** The key of the claim in whose row the cursor is: texts quote claims by it. */
function claimAt(name: string, path: string): string | undefined {
  const [, row] = /^items\.(\d+)\./.exec(path) ?? []
  const key = name === 'globals/claims' && row ? fieldOf(`items__${row}__key`) : null
  return key instanceof HTMLInputElement ? key.value : undefined
}

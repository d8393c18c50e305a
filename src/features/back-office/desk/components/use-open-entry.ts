import { useSearchParams } from 'next/navigation'
import { useCallback, useRef, useState } from 'react'

/** The open entry. `show` replaces the history entry, `close` goes back or removes the parameter. */
export type OpenedEntry = {
  openId: number | undefined
  show: (id: number) => void
  close: () => void
}

/**
 * Keeps the id of the open entry in the URL: `?entry=7`. Opening an entry pushes to the browser's
 * history, so that going back closes it; moving on to the next entry replaces the URL.
 */
export function useOpenEntry(): OpenedEntry & { open: (id: number) => void } {
  const value = useSearchParams().get('entry') ?? ''
  const addressId = /^\d{1,10}$/.test(value) ? Number(value) : undefined
  const hasPushed = useRef(false)
  // Next updates the search parameters in a transition. This state is updated at once, so that a key
  // pressed in the meantime moves on from the entry that the previous key requested.
  const [shown, setShown] = useState({ id: addressId, addressId })
  if (shown.addressId !== addressId) setShown({ id: addressId, addressId })

  const show = useCallback((id: number) => {
    setShown((before) => ({ ...before, id }))
    window.history.replaceState(null, '', hrefOf(id))
  }, [])
  const open = useCallback(
    (id: number) => {
      if (new URL(window.location.href).searchParams.has('entry')) return show(id)
      hasPushed.current = true
      window.history.pushState(null, '', hrefOf(id))
    },
    [show],
  )
  const close = useCallback(() => {
    if (hasPushed.current) window.history.back()
    else window.history.replaceState(null, '', hrefOf(undefined))
    hasPushed.current = false
  }, [])
  return { openId: shown.id, open, show, close }
}

function hrefOf(id: number | undefined): URL {
  const url = new URL(window.location.href)
  if (id === undefined) url.searchParams.delete('entry')
  else url.searchParams.set('entry', String(id))
  return url
}

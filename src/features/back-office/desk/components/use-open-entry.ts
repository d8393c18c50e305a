import { useSearchParams } from 'next/navigation'
import { useCallback, useRef, useState } from 'react'

/** Which entry is open, and how to go to another or to none. */
export type OpenedEntry = {
  openId: number | undefined
  show: (id: number) => void
  close: () => void
}

/**
 * The entry that the panel shows stands in the address: `?entry=7`. Opening one makes an entry of
 * the browser's history, so that going back closes it; going on to the next one does not.
 */
export function useOpenEntry(): OpenedEntry & { open: (id: number) => void } {
  const value = useSearchParams().get('entry') ?? ''
  const addressId = /^\d{1,10}$/.test(value) ? Number(value) : undefined
  const hasPushed = useRef(false)
  // Next follows the address in a transition. A key that is pressed meanwhile counts from the entry
  // that the one before asked for.
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

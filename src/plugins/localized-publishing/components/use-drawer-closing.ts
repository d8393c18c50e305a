'use client'

import { useDocumentDrawerContext, useModal } from '@payloadcms/ui'
import { useEffect, useEffectEvent } from 'react'

/** Returns whether the drawer may close. If not, calling `close` later closes it after all. */
type MayClose = (close: () => void) => boolean

/**
 * Calls `mayClose` before Escape or a click beside the drawer closes the form in it, while `isActive`. Payload
 * only asks at the drawer's button.
 */
export function useDrawerClosing(isActive: boolean, mayClose: MayClose): void {
  const { drawerSlug } = useDocumentDrawerContext()
  const { closeModal, modalState } = useModal()
  const onEvent = useEffectEvent((event: Event) => {
    const isClosing =
      event instanceof KeyboardEvent
        ? event.key === 'Escape' && latestModal(modalState) === drawerSlug
        : event.target instanceof Element && event.target.id === `close-drawer__${drawerSlug}`
    if (!isClosing || mayClose(() => closeModal(drawerSlug))) return
    event.preventDefault()
    event.stopImmediatePropagation()
  })
  useEffect(() => {
    if (!isActive || !drawerSlug) return
    const types = ['click', 'keydown']
    const listener = (event: Event) => onEvent(event)
    // Runs before the listeners of React and of the modals.
    for (const type of types) addEventListener(type, listener, { capture: true })
    return () => {
      for (const type of types) removeEventListener(type, listener, { capture: true })
    }
  }, [drawerSlug, isActive])
}

type ModalState = ReturnType<typeof useModal>['modalState']

/** Returns the modal that Escape closes. */
function latestModal(modals: ModalState): string | undefined {
  const open = Object.values(modals).filter(({ isOpen }) => isOpen)
  return open.sort((a, b) => Number(b.openedOn) - Number(a.openedOn))[0]?.slug
}

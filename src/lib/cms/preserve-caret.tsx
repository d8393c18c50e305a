'use client'

import { useEffect } from 'react'

type TextControl = HTMLInputElement | HTMLTextAreaElement
type Typed = { control: TextControl; value: string; start: number | null; end: number | null }

/**
 * Leaves the caret where the user types. Payload's form passes a new value on in an effect: a field that is
 * rendered before that, such as because a save has been confirmed at this moment, writes its former value into
 * the control and then the new one, which moves the caret to the end.
 */
export function PreserveCaret(): null {
  useEffect(() => {
    let typed: Typed | undefined
    const remember = ({ target }: Event) => {
      typed = isTextControl(target)
        ? {
            control: target,
            value: target.value,
            start: target.selectionStart,
            end: target.selectionEnd,
          }
        : undefined
    }
    const restore = () => {
      if (!typed) return
      const { control, end, start, value } = typed
      const isMoved = control.selectionStart !== start || control.selectionEnd !== end
      // The selection of a control for numbers, for example, is null and cannot be set.
      if (isMoved && start !== null && control.value === value)
        control.setSelectionRange(start, end)
    }
    // The first one runs before React's listeners, the second one after they have rendered the fields.
    addEventListener('input', remember, { capture: true })
    addEventListener('input', restore)
    return () => {
      removeEventListener('input', remember, { capture: true })
      removeEventListener('input', restore)
    }
  }, [])
  return null
}

function isTextControl(target: EventTarget | null): target is TextControl {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
}

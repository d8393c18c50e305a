import { useCallback, useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { defaultCountry } from '../constants.ts'
import { onboardingFields } from '../fields.ts'
import { persistDraft, readDraft, removeDraft } from '../persist-draft.ts'
import type { OnboardingInput } from '../schema.ts'
import type { OnboardingValues } from '../types.ts'

type Form = UseFormReturn<OnboardingValues, unknown, OnboardingInput>

/** Stores the form's input in the browser, and restores it after a reload. */
export function useDraft(form: Form) {
  const [isRestored, setIsRestored] = useState(false)
  const [hasDraft, setHasDraft] = useState(false)
  const { subscribe } = form

  useEffect(() => {
    if (restore(form)) setIsRestored(true)
    if (readDraft()) setHasDraft(true)
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        persistDraft(values)
        setHasDraft(true)
      },
    })
  }, [form, subscribe])

  const discard = useCallback(() => {
    form.reset()
    removeDraft()
    setIsRestored(false)
    setHasDraft(false)
  }, [form])

  return { isRestored, hasDraft, discard }
}

/** Restores stored values without overwriting input. Returns whether any value was restored. */
function restore(form: Form): boolean {
  const stored = readDraft()?.values ?? {}
  let isAnythingRestored = false
  for (const name of onboardingFields) {
    const value = stored[name]
    const current = form.getValues(name)
    const isUntouched = !current || (name === 'country' && current === defaultCountry)
    if (value === undefined || value === (current ?? '') || !isUntouched) continue
    form.setValue(name, value as never)
    isAnythingRestored = true
  }
  return isAnythingRestored
}

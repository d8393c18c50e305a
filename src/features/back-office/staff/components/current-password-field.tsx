'use client'

import {
  PasswordField,
  useAuth,
  useDocumentInfo,
  useFormFields,
  useTranslation,
} from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { staffLanguage } from '../../../../i18n/staff.ts'
import { passwordMessages } from '../messages.ts'

/** Asks for the current password while users change their own password or e-mail address. */
export function CurrentPasswordField() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const { i18n } = useTranslation()
  const isChanging = useIsChanging()
  useRemovePasswords(isChanging)
  if (!isChanging || id === undefined || String(user?.id) !== String(id)) return null
  const label = passwordMessages[staffLanguage(i18n.language)].current
  return (
    <PasswordField
      autoComplete="current-password"
      field={{ name: 'currentPassword', label, required: true }}
      path="currentPassword"
      schemaPath="users.currentPassword"
    />
  )
}

/**
 * Returns whether the form has a new password or a changed e-mail address. The form state contains an
 * empty password from the start, which becomes invalid once the password fields are shown.
 */
function useIsChanging(): boolean {
  const { savedDocumentData } = useDocumentInfo()
  const stored: unknown = savedDocumentData?.email
  return useFormFields(([{ email, password }]) => {
    const isNewAddress = stored !== undefined && email !== undefined && email.value !== stored
    return isNewAddress || password?.value !== undefined || password?.valid === false
  })
}

/**
 * Removes the passwords from the form state after they have been saved or the change was cancelled. The
 * CMS only hides the fields, and would send the passwords again with the next change of the account.
 */
function useRemovePasswords(isChanging: boolean): void {
  const { savedDocumentData } = useDocumentInfo()
  const savedAt: unknown = savedDocumentData?.updatedAt
  const password = useFormFields(([fields]) => fields.password?.value)
  const dispatch = useFormFields(([, dispatchField]) => dispatchField)
  const last = useRef<{ savedAt: unknown; password?: unknown }>({ savedAt })
  useEffect(() => {
    if (last.current.savedAt !== savedAt) last.current = { savedAt, password }
    const isSaved = password !== undefined && password === last.current.password
    if (!isSaved) return
    for (const path of ['password', 'confirm-password']) dispatch({ type: 'REMOVE', path })
  }, [savedAt, password, dispatch])
  useEffect(() => {
    if (!isChanging) dispatch({ type: 'REMOVE', path: 'currentPassword' })
  }, [isChanging, dispatch])
}

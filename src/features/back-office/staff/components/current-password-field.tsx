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

/** Asks for the present password while somebody changes their own password or e-mail address. */
export function CurrentPasswordField() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const { i18n } = useTranslation()
  const isChanging = useIsChanging()
  useForgottenPasswords(isChanging)
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
 * Whether there is a new password in the form, or another e-mail address than the stored one. The
 * state of the form has an empty password from the start, and calls it invalid once it is asked for.
 */
function useIsChanging(): boolean {
  const { savedDocumentData } = useDocumentInfo()
  const stored: unknown = savedDocumentData?.email
  return useFormFields(([{ email, password }]) => {
    const isOtherAddress = stored !== undefined && email !== undefined && email.value !== stored
    return isOtherAddress || password?.value !== undefined || password?.valid === false
  })
}

/**
 * Removes the passwords from the form once they are saved, or the change is given up. The CMS hides
 * their fields then, and would send the passwords again with the next change of the account.
 */
function useForgottenPasswords(isChanging: boolean): void {
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

'use client'

import { Button, TextInput, toast, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import type { Locale } from '../../../i18n/locales.ts'
import { staffLanguage } from '../../../i18n/staff.ts'
import { editMessages } from '../edit-messages.ts'
import { callRest, errorMessageOf } from './call-rest.ts'
import styles from './versions.module.css'

type Props = { collection: string; field: string; label: string; language: Locale }

/** Creates a draft with a name, then opens its form. */
export function CreateForm({ collection, field, label, language }: Props) {
  const { i18n } = useTranslation()
  const { push } = useRouter()
  const [name, setName] = useState('')
  const [isSending, setSending] = useState(false)
  const messages = editMessages[staffLanguage(i18n.language)].create
  const create = async (event: FormEvent) => {
    event.preventDefault()
    setSending(true)
    const response = await callRest(`/api/${collection}?draft=true&depth=0&locale=${language}`, {
      method: 'POST',
      language: i18n.language,
      body: { [field]: name, _status: 'draft' },
    })
    if (!response.ok) {
      setSending(false)
      return void toast.error(await errorMessageOf(response, i18n.language))
    }
    const { doc } = await response.json()
    push(`/admin/collections/${collection}/${doc.id}?locale=${language}`)
  }
  return (
    <form className={styles.create} onSubmit={create}>
      <TextInput
        label={label}
        onChange={(event: { target: { value: string } }) => setName(event.target.value)}
        path={field}
        required
        value={name}
      />
      <p>{messages.hint}</p>
      <Button disabled={isSending || name.trim() === ''} type="submit">
        {messages.go}
      </Button>
    </form>
  )
}

'use client'

import { Button, TextInput, toast, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import type { Locale } from '../../../i18n/locales.ts'
import { staffLanguage } from '../../../i18n/staff.ts'
import { editMessages } from '../edit-messages.ts'
import { failureIn } from './document-path.ts'
import styles from './versions.module.css'

type Props = { collection: string; field: string; label: string; language: Locale }

/** Makes a draft by its name, and opens its form. */
export function CreateForm({ collection, field, label, language }: Props) {
  const { i18n } = useTranslation()
  const { push } = useRouter()
  const [name, setName] = useState('')
  const [isSending, setSending] = useState(false)
  const say = editMessages[staffLanguage(i18n.language)].create
  const create = async (event: FormEvent) => {
    event.preventDefault()
    setSending(true)
    const answer = await fetch(`/api/${collection}?draft=true&depth=0&locale=${language}`, {
      method: 'POST',
      headers: { 'Accept-Language': i18n.language, 'Content-Type': 'application/json' },
      body: JSON.stringify({ [field]: name, _status: 'draft' }),
    })
    if (!answer.ok) {
      setSending(false)
      return void toast.error(await failureIn(answer, say.failed))
    }
    const { doc } = await answer.json()
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
      <p>{say.hint}</p>
      <Button disabled={isSending || name.trim() === ''} type="submit">
        {say.go}
      </Button>
    </form>
  )
}

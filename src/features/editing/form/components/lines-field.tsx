'use client'

import { TextareaInput, useField, useTranslation } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { useState } from 'react'
import { staffLanguage } from '../../../../i18n/staff.ts'
import { areSameLines, linesIn } from '../lines.ts'
import { formMessages } from '../messages.ts'

/** Rows of the box at least, so that it invites to a list. */
const minRows = 4

/** A list of phrases as a text with a line for each; it is stored as a list. */
export const LinesField: TextFieldClientComponent = ({ field, path: rendered, readOnly }) => {
  const { i18n } = useTranslation()
  const { disabled, path, setValue, showError, value } = useField<string[] | null>({
    potentiallyStalePath: rendered,
  })
  const stored = value ?? []
  // A line that is being begun is blank, and so not stored yet.
  const [typed, setTyped] = useState('')
  const text = areSameLines(linesIn(typed), stored) ? typed : stored.join('\n')
  const { lines } = formMessages[staffLanguage(i18n.language)]
  return (
    <TextareaInput
      className="lines-field"
      description={lines(stored.length)}
      label={field.label}
      localized={field.localized}
      onChange={({ target }) => {
        setTyped(target.value)
        setValue(linesIn(target.value))
      }}
      path={path}
      readOnly={readOnly || disabled}
      required={field.required}
      rows={Math.max(minRows, text.split('\n').length)}
      showError={showError}
      value={text}
    />
  )
}

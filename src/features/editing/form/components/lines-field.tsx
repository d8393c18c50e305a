'use client'

import { TextareaInput, useField, useTranslation } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { useRef } from 'react'
import { staffLanguage } from '../../../../i18n/staff.ts'
import { areSameLines, linesIn } from '../lines.ts'
import { formMessages } from '../messages.ts'

/** A minimum height that suggests a list. */
const minRows = 4

/** Edits a list of phrases as text, one per line. The stored value is an array. */
export const LinesField: TextFieldClientComponent = ({ field, path: rendered, readOnly }) => {
  const { i18n } = useTranslation()
  const { disabled, path, setValue, showError, value } = useField<string[] | null>({
    potentiallyStalePath: rendered,
  })
  const stored = value ?? []
  // Blank lines are not stored, so the typed text is shown for a line that has just been started. It is no state,
  // because its change would render the text before the form has the new value, and so write the former text into
  // the input, which moves the caret to the end.
  const typed = useRef('')
  const text = areSameLines(linesIn(typed.current), stored) ? typed.current : stored.join('\n')
  const { lines } = formMessages[staffLanguage(i18n.language)]
  return (
    <TextareaInput
      className="lines-field"
      description={lines(stored.length)}
      label={field.label}
      localized={field.localized}
      onChange={({ target }) => {
        typed.current = target.value
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

import type { ReactNode } from 'react'
import type { StaffLanguage } from '../../../../i18n/staff.ts'
import { previewMessages } from '../messages.ts'

type Props = {
  language: StaffLanguage
  part: keyof (typeof previewMessages)[StaffLanguage]['parts']
  children?: ReactNode
}

/** Labels which part of the site the preview inside shows: a document can appear in several. */
export function PreviewPart({ children, language, part }: Props) {
  const name = previewMessages[language].parts[part]
  return (
    <aside aria-label={name}>
      <p lang={language} className="bg-ink px-4 py-2 font-semibold text-paper sm:px-6">
        {name}
      </p>
      {children}
    </aside>
  )
}

'use client'

import {
  DefaultEditView,
  TranslationProvider,
  useDocumentInfo,
  useDocumentTitle,
  useTranslation,
} from '@payloadcms/ui'
import type { DocumentViewClientProps } from 'payload'
import { useMemo } from 'react'
import { staffLanguage } from '../../../../i18n/staff.ts'
import { useDocumentName } from '../../../../lib/cms/use-document-name.ts'
import { shorten } from '../../../../lib/text/length.ts'
import { trashQuestion } from '../messages.ts'

type Props = DocumentViewClientProps & { trashDays?: number }

/** Payload divides questions with the title by an expression that takes cubic time. */
const maxTitleLength = 100

/** The form of a submission. Payload's question before deletion says what goes with it, and until when. */
export function SubmissionForm({ trashDays, ...view }: Props) {
  const { i18n, languageOptions, switchLanguage } = useTranslation()
  const { savedDocumentData } = useDocumentInfo()
  const { title } = useDocumentTitle()
  useDocumentName(shorten(title, maxTitleLength))
  const files: unknown = savedDocumentData?.uploadedFiles
  const documents = Array.isArray(files) ? files.length : 0
  const translations = useMemo(() => {
    const aboutToTrash = trashQuestion[staffLanguage(i18n.language)]({ documents, trashDays })
    const general = { ...(i18n.translations.general as object), aboutToTrash }
    return { ...i18n.translations, general }
  }, [i18n, documents, trashDays])
  return (
    <TranslationProvider
      dateFNSKey={i18n.dateFNSKey}
      fallbackLang={staffLanguage(i18n.fallbackLanguage)}
      language={i18n.language}
      languageOptions={languageOptions}
      switchLanguageServerAction={async (language) => switchLanguage?.(staffLanguage(language))}
      translations={translations}
    >
      <DefaultEditView {...view} />
    </TranslationProvider>
  )
}

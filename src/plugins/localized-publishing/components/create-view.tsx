import { getTranslation } from '@payloadcms/translations'
import { Gutter } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { staffLanguage } from '../../../i18n/staff.ts'
import { languageName } from '../../../lib/content/format-issue.ts'
import { contentLocale } from '../documents.ts'
import { editMessages } from '../edit-messages.ts'
import { CreateForm } from './create-form.tsx'
import styles from './versions.module.css'

/**
 * Asks for the name of a new document before creating it. Payload's own view creates an empty
 * document as soon as it is opened.
 */
export async function CreateView({ initPageResult }: AdminViewServerProps) {
  const { collectionConfig, locale, permissions, req } = initPageResult
  if (!collectionConfig || !permissions.collections?.[collectionConfig.slug]?.create) notFound()
  const { admin, flattenedFields, labels, slug } = collectionConfig
  const title = flattenedFields.find(({ name }) => name === admin.useAsTitle)
  if (title?.type !== 'text') notFound()
  const language = contentLocale(locale?.code)
  const uiLocale = staffLanguage(req.i18n.language)
  const kind = getTranslation(labels.singular, req.i18n)
  const label = getTranslation(title.label || kind, req.i18n)
  return (
    <main>
      <Gutter className={styles.view}>
        <h1>{editMessages[uiLocale].create.title(kind)}</h1>
        <CreateForm
          collection={slug}
          field={title.name}
          label={title.localized ? `${label} (${languageName(language, uiLocale)})` : label}
          language={language}
        />
      </Gutter>
    </main>
  )
}

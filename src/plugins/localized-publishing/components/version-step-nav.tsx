'use client'

import {
  useConfig,
  useDocumentInfo,
  useDocumentTitle,
  useStepNav,
  useTranslation,
} from '@payloadcms/ui'
import { useEffect } from 'react'
import { useLocalTime } from '../../../lib/cms/local-time.tsx'

/** Sets the breadcrumbs of a version, with its time in the user's time zone. */
export function VersionStepNav({ path, savedAt }: { path: string; savedAt: string }) {
  const { collectionSlug, globalSlug } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const { setStepNav } = useStepNav()
  const { title } = useDocumentTitle()
  const { t } = useTranslation()
  const time = useLocalTime(savedAt)
  useEffect(() => {
    const versions = { label: t('version:versions'), url: `${path}/versions` }
    if (collectionSlug) {
      const plural = getEntityConfig({ collectionSlug })?.labels?.plural
      const list = { label: plural ?? '', url: `/admin/collections/${collectionSlug}` }
      setStepNav([list, { label: title, url: path }, versions, { label: time }])
    } else {
      const { label } = getEntityConfig({ globalSlug: globalSlug ?? '' }) ?? {}
      setStepNav([{ label: label ?? '', url: path }, versions, { label: time }])
    }
  }, [collectionSlug, getEntityConfig, globalSlug, path, setStepNav, t, time, title])
  return null
}

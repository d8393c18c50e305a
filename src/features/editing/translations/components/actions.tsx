'use client'

import { Button, ConfirmationModal, toast, useModal } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useRef,
  useState,
  useTransition,
} from 'react'
import type { StaffLanguage } from '../../../../i18n/staff.ts'
import type { TargetLocale } from '../../../../i18n/target-locales.ts'
import { fillPlaceholders } from '../../../../lib/content/placeholders.ts'
import { callTranslations } from '../call.ts'
import { textKey, textsHeading } from '../element-ids.ts'
import { translationMessages } from '../messages.ts'
import type { ConfirmInput, CopyInput } from '../schema.ts'
import styles from './translations.module.css'

/** A document in a language, or one text of it. */
type Target = {
  document: string
  language: TargetLocale
  hasDrafts: boolean
  path?: string
  /** The name of the text, for screen readers. */
  where?: string
}

type Offered = {
  copy: (target: Target, isFilled: boolean) => void
  confirm: (input: ConfirmInput) => void
  isBusy: boolean
}

const Actions = createContext<Offered | undefined>(undefined)
const modalSlug = 'translations-ask'

/** The actions on texts, with a confirmation before a text is replaced. */
export function TranslationActions({
  children,
  uiLocale,
}: {
  children: ReactNode
  uiLocale: StaffLanguage
}) {
  const messages = translationMessages[uiLocale]
  const router = useRouter()
  const { openModal } = useModal()
  const [asked, setAsked] = useState<CopyInput>()
  const [isBusy, work] = useTransition()
  const rememberPlace = useRestoredFocus(isBusy)

  const run = (path: string, input: object, format: (answer: { count?: number }) => string) =>
    work(async () => {
      const outcome = await callTranslations<{ count?: number }>(path, input, messages.failed)
      if (!outcome.ok) {
        toast.error(outcome.message)
        return
      }
      toast.success(format(outcome.value))
      // Busy until the list is new.
      work(() => router.refresh())
    })
  const copy = (input: CopyInput) =>
    run('copy', input, ({ count = 0 }) => fillPlaceholders(messages.copied, { count }))

  const offered: Offered = {
    isBusy,
    copy: ({ document, hasDrafts, language, path }, isFilled) => {
      rememberPlace(path && textKey(document, path, language))
      const input = { document, language, path, overwrite: isFilled, isPublishing: !hasDrafts }
      if (!isFilled && hasDrafts) return copy(input)
      setAsked(input)
      openModal(modalSlug)
    },
    confirm: (input) => {
      rememberPlace(textKey(input.document, input.path, input.language))
      run('confirm', input, () => messages.confirmed)
    },
  }
  return (
    <Actions value={offered}>
      {children}
      <ConfirmationModal
        body={asked?.isPublishing ? messages.publicText : messages.overwriteText}
        cancelLabel={messages.cancel}
        confirmLabel={asked?.isPublishing ? messages.copyAnyway : messages.overwrite}
        heading={asked?.isPublishing ? messages.publicTitle : messages.overwriteTitle}
        modalSlug={modalSlug}
        onConfirm={() => asked && copy(asked)}
      />
    </Actions>
  )
}

/**
 * Gives the focus back after an action: its button may be gone, and the text with it. Then the link to
 * the text's editor takes the focus, or else the heading of the list.
 */
function useRestoredFocus(isBusy: boolean) {
  const place = useRef<string>(undefined)
  const wasBusy = useRef(false)
  useEffect(() => {
    const isDone = wasBusy.current && !isBusy
    wasBusy.current = isBusy
    if (!isDone || document.activeElement !== document.body) return
    const row = [...document.querySelectorAll<HTMLElement>('[data-text]')].find(
      ({ dataset }) => dataset.text === place.current,
    )
    const next = row?.querySelector('a') ?? document.getElementById(textsHeading)
    next?.focus()
  }, [isBusy])
  return (text: string | undefined) => {
    place.current = text
  }
}

type TextActionsProps = {
  target: Target
  text: { canCopy: boolean; canConfirm: boolean; isFilled: boolean; pair: string }
  uiLocale: StaffLanguage
}

/** Copy from German, and confirm that a translation is still right. */
export function TextActions({ uiLocale, target, text }: TextActionsProps) {
  const messages = translationMessages[uiLocale]
  const { document, language, path = '', where = '' } = target
  return (
    <>
      {text.canConfirm && (
        <Action
          label={messages.stillRight}
          onClick={({ confirm }) => confirm({ document, language, path, pair: text.pair })}
          where={where}
        />
      )}
      {text.canCopy && (
        <Action
          label={messages.copy}
          onClick={({ copy }) => copy(target, text.isFilled)}
          where={where}
        />
      )}
    </>
  )
}

/** Copies all that a document lacks in a language. */
export function DocumentActions({ uiLocale, target }: { uiLocale: StaffLanguage; target: Target }) {
  const { copyMissing } = translationMessages[uiLocale]
  return <Action label={copyMissing} onClick={({ copy }) => copy(target, false)} />
}

type ActionProps = { label: string; where?: string; onClick: (offered: Offered) => void }

function Action({ label, onClick, where }: ActionProps) {
  const offered = use(Actions)
  if (!offered) throw new Error('A translation action stands outside of TranslationActions')
  return (
    <Button
      aria-label={where ? `${label}: ${where}` : undefined}
      buttonStyle="secondary"
      className={styles.button}
      disabled={offered.isBusy}
      margin={false}
      onClick={() => onClick(offered)}
      size="small"
    >
      {label}
    </Button>
  )
}

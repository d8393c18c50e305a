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

/** A document in a language, or one of its texts. */
type Target = {
  document: string
  language: TargetLocale
  hasDrafts: boolean
  text?: CopyInput['text']
}

type ActionsValue = {
  copy: (target: Target, isFilled: boolean) => void
  confirm: (input: ConfirmInput) => void
  isPending: boolean
}

const ActionsContext = createContext<ActionsValue | undefined>(undefined)
const modalSlug = 'translations-ask'

/** Provides the actions on texts. Asks for confirmation before it overwrites or publishes a text. */
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
  const [unconfirmed, setUnconfirmed] = useState<CopyInput>()
  const [isPending, startTransition] = useTransition()
  const restoreFocusTo = useRestoredFocus(isPending)

  const run = (path: string, input: object, format: (result: { count?: number }) => string) =>
    startTransition(async () => {
      const outcome = await callTranslations<{ count?: number }>(path, input, messages.perhapsSaved)
      if (!outcome.ok) {
        toast.error(outcome.message)
        return
      }
      toast.success(format(outcome.value))
      // Stays busy until the list is refreshed.
      startTransition(() => router.refresh())
    })
  const copy = (input: CopyInput) =>
    run('copy', input, ({ count = 0 }) => fillPlaceholders(messages.copied, { count }))

  const actions: ActionsValue = {
    isPending,
    copy: ({ document, hasDrafts, language, text }, isFilled) => {
      restoreFocusTo(text && textKey(document, text.path, language))
      const input = { document, language, text, overwrite: isFilled, isPublishing: !hasDrafts }
      if (!isFilled && hasDrafts) return copy(input)
      setUnconfirmed(input)
      openModal(modalSlug)
    },
    confirm: (input) => {
      restoreFocusTo(textKey(input.document, input.path, input.language))
      run('confirm', input, () => messages.confirmed)
    },
  }
  return (
    <ActionsContext value={actions}>
      {children}
      <ConfirmationModal
        body={unconfirmed?.isPublishing ? messages.publicText : messages.overwriteText}
        cancelLabel={messages.cancel}
        confirmLabel={unconfirmed?.isPublishing ? messages.copyAnyway : messages.overwrite}
        heading={unconfirmed?.isPublishing ? messages.publicTitle : messages.overwriteTitle}
        modalSlug={modalSlug}
        onConfirm={() => unconfirmed && copy(unconfirmed)}
      />
    </ActionsContext>
  )
}

/**
 * Restores the focus after an action, which may have removed the pressed button: focuses the link in the
 * text's row, or the heading of the list if the row is gone too. Returns a function that takes the key
 * of that text.
 */
function useRestoredFocus(isPending: boolean) {
  const textInFocus = useRef<string>(undefined)
  const wasPending = useRef(false)
  useEffect(() => {
    const isDone = wasPending.current && !isPending
    wasPending.current = isPending
    if (!isDone || document.activeElement !== document.body) return
    const row = [...document.querySelectorAll<HTMLElement>('[data-text]')].find(
      ({ dataset }) => dataset.text === textInFocus.current,
    )
    const next = row?.querySelector('a') ?? document.getElementById(textsHeading)
    next?.focus()
  }, [isPending])
  return (text: string | undefined) => {
    textInFocus.current = text
  }
}

type TextActionsProps = {
  target: Target & { text: NonNullable<Target['text']> }
  /** The name of the text, for screen readers. */
  label: string
  translation: { canCopy: boolean; canConfirm: boolean; isFilled: boolean }
  uiLocale: StaffLanguage
}

/** Buttons of a text: copy it from German, or confirm that the translation is still right. */
export function TextActions({ uiLocale, target, label, translation }: TextActionsProps) {
  const messages = translationMessages[uiLocale]
  const { document, language, text } = target
  return (
    <>
      {translation.canConfirm && (
        <Action
          text={messages.stillRight}
          onClick={({ confirm }) => confirm({ document, language, ...text })}
          target={label}
        />
      )}
      {translation.canCopy && (
        <Action
          text={messages.copy}
          onClick={({ copy }) => copy(target, translation.isFilled)}
          target={label}
        />
      )}
    </>
  )
}

/** Copies every missing text of a document in a language from German. */
export function DocumentActions({ uiLocale, target }: { uiLocale: StaffLanguage; target: Target }) {
  const { copyMissing } = translationMessages[uiLocale]
  return <Action text={copyMissing} onClick={({ copy }) => copy(target, false)} />
}

type ActionProps = { text: string; target?: string; onClick: (actions: ActionsValue) => void }

function Action({ onClick, target, text }: ActionProps) {
  const actions = use(ActionsContext)
  if (!actions) throw new Error('A translation action must be inside of TranslationActions')
  return (
    <Button
      aria-label={target ? `${text}: ${target}` : undefined}
      buttonStyle="secondary"
      className={styles.button}
      disabled={actions.isPending}
      margin={false}
      onClick={() => onClick(actions)}
      size="small"
    >
      {text}
    </Button>
  )
}

'use client'

import { useLocale, useRouteTransition, useTranslation } from '@payloadcms/ui'
import { usePathname, useRouter } from 'next/navigation'
import { staffLanguage } from '../../../i18n/staff.ts'
import { languageName } from '../../../lib/content/format-issue.ts'
import { editMessages } from '../edit-messages.ts'
import type { LanguagePublication, Publication } from '../publication.ts'
import { focusTarget } from './restore-focus.ts'
import styles from './status.module.css'
import { useAfterSaving } from './use-after-saving.ts'

type Props = { language: LanguagePublication; publication: Publication }

/** Shows the status of one language; a click saves the form and opens it in that language. */
export function LanguageChip({ language: { locale, state }, publication }: Props) {
  const { code } = useLocale()
  const { i18n } = useTranslation()
  const { startRouteTransition } = useRouteTransition()
  const { push } = useRouter()
  const pathname = usePathname()
  const { leaveAfterSaving } = useAfterSaving()
  const uiLocale = staffLanguage(i18n.language)
  const messages = editMessages[uiLocale].chips
  const { isByLanguage, plans } = publication
  const isPlanned = plans.some((plan) => !plan.locale || plan.locale === locale)
  const shown = isPlanned ? 'planned' : state
  const name = isByLanguage ? languageName(locale, uiLocale) : messages.everyLanguage
  const text = isPlanned
    ? `${messages.states[state]}, ${messages.states.planned}`
    : messages.states[state]
  if (!isByLanguage) {
    return (
      <span {...focusTarget} className={styles.chip} data-state={shown} tabIndex={-1}>
        {name}: {text}
      </span>
    )
  }
  const isHere = locale === code
  return (
    <button
      {...(isHere && focusTarget)}
      aria-current={isHere}
      // Begins with the visible text, so that voice control finds the chip by it.
      aria-label={`${locale.toUpperCase()} ${messages.states[shown]}, ${isPlanned ? `${name}: ${messages.states[state]}` : name}`}
      className={styles.chip}
      data-state={shown}
      onClick={() =>
        isHere ||
        leaveAfterSaving(() => startRouteTransition(() => push(`${pathname}?locale=${locale}`)))
      }
      title={`${name}: ${text}`}
      type="button"
    >
      <strong>{locale.toUpperCase()}</strong> {messages.states[shown]}
    </button>
  )
}

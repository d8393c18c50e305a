'use client'

import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import {
  type KeyboardEvent,
  startTransition,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { localeTags } from '../../../../i18n/locales.ts'
import type { StaffLanguage } from '../../../../i18n/staff.ts'
import type { TargetLocale } from '../../../../i18n/target-locales.ts'
import { useLeaving } from '../../../../lib/cms/use-leaving.ts'
import { fillPlaceholders } from '../../../../lib/content/placeholders.ts'
import { useHydrated } from '../../../../lib/use-hydrated.ts'
import { callTranslations } from '../call.ts'
import { maxUnanswered } from '../constants.ts'
import { saveHint, textsHeading } from '../element-ids.ts'
import { translationMessages } from '../messages.ts'
import type { SaveInput } from '../schema.ts'
import styles from './translations.module.css'

type Props = {
  target: Pick<SaveInput, 'document' | 'path' | 'pair'> & { language: TargetLocale }
  /** The text, or the entries of a list. */
  items: string[]
  isList: boolean
  hasDrafts: boolean
  /** The accessible name: the language and the text's labels. */
  name: string
  uiLocale: StaffLanguage
}

/** Whether the user has decided to leave without saving; about all fields, the user is asked once. */
let isDiscarding = false

/**
 * The text field of a translation in its row. Saves as a draft; Ctrl+Enter saves and focuses the next row, and
 * focuses this one again if the save is rejected before anything is typed there.
 */
export function TranslateField({ hasDrafts, isList, items, name, target, uiLocale }: Props) {
  const messages = translationMessages[uiLocale]
  // The user's last save, until the list that is loaded after it is shown.
  const [saved, setSaved] = useState<{ text: string; pair: string }>()
  const stored = saved ?? { text: items.join('\n'), pair: target.pair }
  const [typed, setTyped] = useState<string>()
  // Typed text belongs to the pair that the user saw or has saved, even if the list is loaded again.
  const known = useRef(target.pair)
  /** What was saved since then without a response. */
  const [unanswered, setUnanswered] = useState<string[][]>([])
  const [rejection, setRejection] = useState<string>()
  const [isSaving, setIsSaving] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const isHydrated = useHydrated()
  const text = typed ?? stored.text
  // A save that has begun, or got no response, may store another text than the one that was put back since.
  const isOtherStored = isSaving || unanswered.length > 0
  const isChanged = text !== stored.text || (typed !== undefined && isOtherStored)
  useLeaving(isChanged, () => {
    isDiscarding = confirm(messages.leave)
    return isDiscarding
  })
  useReportLostText(isChanged ? fillPlaceholders(messages.rowIsGone, { name, text }) : undefined)

  const router = useRouter()
  const save = async (onRejected?: () => void) => {
    setRejection(undefined)
    setIsSaving(true)
    const lines = text.split('\n').filter((line) => line.trim() !== '')
    const items = isList ? lines : [text]
    const input = {
      ...target,
      pair: known.current,
      items,
      unanswered,
      isPublishing: !hasDrafts,
    }
    const outcome = await callTranslations<{ pair: string }>('save', input, messages.perhapsSaved)
    setIsSaving(false)
    if (!outcome.ok) {
      if (outcome.isUnanswered) {
        setUnanswered([...unanswered, items].slice(-maxUnanswered))
      }
      setRejection(outcome.message)
      onRejected?.()
      return
    }
    const { pair } = outcome.value
    known.current = pair
    setUnanswered([])
    setSaved({ text, pair })
    // Unless the user has typed on in the meantime.
    setTyped((latest) => (latest === text ? undefined : latest))
    toast.success(`${messages.saved}: ${name}`)
    // React shows both at once, because they are in one transition.
    startTransition(() => {
      router.refresh()
      setSaved(undefined)
    })
  }
  /** Focuses the next row. Returns a function that comes back, unless something was typed there. */
  const goOn = () => {
    const next = nextField(field.current)
    const shown = next?.value
    const focused = next ?? document.getElementById(textsHeading)
    focused?.focus()
    next?.setSelectionRange(next.value.length, next.value.length)
    return () => {
      if (document.activeElement === focused && next?.value === shown) field.current?.focus()
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    if (!isChanged) goOn()
    else if (!isSaving) save(goOn())
  }

  return (
    <>
      <textarea
        aria-describedby={rejection ? `${saveHint} ${id}` : saveHint}
        aria-invalid={rejection ? true : undefined}
        aria-label={name}
        className={styles.field}
        data-translate
        lang={localeTags[target.language]}
        onChange={({ currentTarget: { value } }) => {
          isDiscarding = false
          if (typed === undefined) known.current = stored.pair
          setTyped(value === stored.text && !isOtherStored ? undefined : value)
        }}
        onKeyDown={onKeyDown}
        // React would replace what is typed before the hydration.
        readOnly={!isHydrated}
        ref={field}
        rows={1}
        value={text}
      />
      {isList && <span className={styles.hint}>{messages.listHint}</span>}
      {rejection && (
        <p className={styles.rejection} id={id} role="alert">
          {rejection}
        </p>
      )}
      {isChanged && (
        <Button
          aria-label={`${hasDrafts ? messages.save : messages.savePublic}: ${name}`}
          buttonStyle="primary"
          className={styles.button}
          disabled={isSaving}
          margin={false}
          onClick={() => save()}
          size="small"
        >
          {hasDrafts ? messages.save : messages.savePublic}
        </Button>
      )}
    </>
  )
}

/**
 * Shows text that is not saved when its row leaves the list, because an action or a colleague has changed the
 * text that the row is about.
 */
function useReportLostText(message: string | undefined): void {
  const report = useEffectEvent(() => {
    if (message && !isDiscarding) toast.error(message, { duration: Number.POSITIVE_INFINITY })
  })
  useEffect(() => () => report(), [])
}

function nextField(field: HTMLTextAreaElement | null): HTMLTextAreaElement | undefined {
  const all = [...document.querySelectorAll<HTMLTextAreaElement>('textarea[data-translate]')]
  return field ? all[all.indexOf(field) + 1] : undefined
}

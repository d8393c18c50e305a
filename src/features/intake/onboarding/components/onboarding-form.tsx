import { type BaseSyntheticEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Resolver, useForm } from 'react-hook-form'
import { Button } from '../../../../components/ui/button.tsx'
import { HoneypotField } from '../../../../components/ui/honeypot-field.tsx'
import { Spinner } from '../../../../components/ui/spinner.tsx'
import { StillLoading } from '../../../../components/ui/still-loading.tsx'
import { loadToaster } from '../../../../components/ui/toast-outlet.tsx'
import { useFocusAfter } from '../../../../components/ui/use-focus-after.ts'
import { honeypotField, takeHoneypot } from '../../../../lib/http/bot-signals.ts'
import { useHydrated } from '../../../../lib/use-hydrated.ts'
import { onboardingFields } from '../fields.ts'
import { toFormData } from '../form-data.ts'
import { messages } from '../messages.ts'
import { idempotencyKeyOf } from '../persist-draft.ts'
import { documentsError } from '../picked-documents.ts'
import type { OnboardingInput } from '../schema.ts'
import type { DocumentLimits, OnboardingCopy, OnboardingValues } from '../types.ts'
import { DocumentsSection, documentsId } from './documents-section.tsx'
import { DraftNotice } from './draft-notice.tsx'
import { type ContactLink, NoScriptNote } from './no-script-note.tsx'
import { PersonalSection } from './personal-section.tsx'
import { UploadStatus } from './upload-status.tsx'
import { useDocuments } from './use-documents.ts'
import { useDraft } from './use-draft.ts'
import { useLeaveWarning } from './use-leave-warning.ts'
import { useSending } from './use-sending.ts'
import { VoiceSection } from './voice-section.tsx'

type Props = {
  limits: DocumentLimits
  copy: OnboardingCopy
  requiredNote: string
  privacyHref: string
  /** Phone and e-mail address, for browsers without JavaScript. */
  contacts: readonly ContactLink[]
  onStored: (reference: string | undefined) => void
}

/** The onboarding form. Every failure keeps the input and the picked documents. */
export function OnboardingForm({
  limits,
  copy,
  requiredNote,
  privacyHref,
  contacts,
  onStored,
}: Props) {
  // No default values, so that the form reads input made before hydration from the fields.
  const form = useForm<OnboardingValues, unknown, OnboardingInput>({ resolver })
  const { errors } = form.formState
  const { documents, ...stored } = useDocuments()
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const [rejection, setRejection] = useState<string>()
  const shownError = (wasSubmitted ? documentsError(documents, limits) : undefined) ?? rejection
  const draft = useDraft(form)
  const sending = useSending({
    onStored: (reference) => {
      draft.discard()
      stored.discard()
      onStored(reference)
    },
    onFieldErrors: (fieldErrors) => {
      const invalid = onboardingFields.filter((name) => fieldErrors[name])
      for (const name of invalid) form.setError(name, { message: fieldErrors[name] })
      setRejection(fieldErrors[documentsId])
      // A changed document is a reason why there was no response.
      void stored.check()
      if (invalid[0]) form.setFocus(invalid[0])
      else if (fieldErrors[documentsId]) document.getElementById(documentsId)?.focus()
    },
  })

  const [isChecking, setIsChecking] = useState(false)
  const isBusy = isChecking || sending.progress !== undefined
  const isSubmitting = useRef(false)
  const wasAskedToCheck = useRef(false)
  useLeaveWarning(isBusy || documents.length > 0)
  const button = useFocusAfter(isBusy)
  const isHydrated = useHydrated()

  async function submit(input: OnboardingInput, event?: BaseSyntheticEvent) {
    setWasSubmitted(true)
    // The second click of a double click may come before the button is disabled.
    if (isSubmitting.current) return
    isSubmitting.current = true
    await checkAndSend(input, event).finally(() => {
      isSubmitting.current = false
      setIsChecking(false)
    })
  }

  async function checkAndSend(input: OnboardingInput, event?: BaseSyntheticEvent) {
    // What would be changed now would be lost.
    flushSync(() => setIsChecking(true))
    const checked = await stored.check()
    const isIncomplete = stored.isRestoring.current && !wasAskedToCheck.current
    if (documentsError(checked, limits) || isIncomplete) {
      flushSync(() => {
        setIsChecking(false)
        if (isIncomplete) setRejection(messages.notRestored)
      })
      wasAskedToCheck.current ||= isIncomplete
      document.getElementById(documentsId)?.focus()
      return
    }
    const files = checked.map(({ file }) => file)
    const body = toFormData({
      input,
      files,
      idempotencyKey: await idempotencyKeyOf(input, files),
      honeypot: { name: honeypotField, value: takeHoneypot(event?.target) },
    })
    const isSent = sending.send(
      body,
      files.reduce((sum, { size }) => sum + size, 0),
    )
    setIsChecking(false)
    await isSent
  }

  return (
    <form
      noValidate
      // The browser never submits the form natively; POST keeps data out of the URL in case it does.
      method="post"
      onSubmit={form.handleSubmit(submit, () => setWasSubmitted(true))}
      onFocus={() => void Promise.all([loadToaster(), loadResolver()]).catch(() => undefined)}
      className="relative rounded-card bg-card px-5 pt-7 pb-8 shadow-card sm:px-10 sm:pt-10 sm:pb-10"
    >
      <div className="mb-8">
        <h2 className="text-[1.75rem]">Onboarding-Formular</h2>
        <DraftNotice
          text={copy.draftNotice}
          isRestored={draft.isRestored || stored.areRestored}
          hasDraft={draft.hasDraft || documents.length > 0}
          onDiscard={() => {
            draft.discard()
            stored.discard()
            // The pressed button disappears with the draft, so the focus moves on.
            document.getElementById(onboardingFields[0] ?? '')?.focus()
          }}
        />
        <p className="mt-1 text-[0.9375rem] text-ink-soft">{requiredNote}</p>
      </div>
      <div inert={isBusy} className="transition-opacity inert:opacity-60">
        <PersonalSection register={form.register} errors={errors} />
        <VoiceSection register={form.register} errors={errors} />
        <DocumentsSection
          copy={copy.documents}
          documents={documents}
          error={shownError}
          onChange={(changed) => {
            stored.change(changed)
            setRejection(undefined)
          }}
        />
        <HoneypotField name={honeypotField} />
      </div>
      <div className="border-line border-t pt-8">
        {sending.progress && <UploadStatus progress={sending.progress} onCancel={sending.cancel} />}
        <p role="status" className="mb-4 font-medium empty:hidden">
          {sending.isCancelled &&
            'Senden abgebrochen. Alles, was Sie eingegeben haben, ist noch da.'}
        </p>
        <NoScriptNote contacts={contacts} />
        <StillLoading text={messages.stillLoading} />
        {/* Disabled until hydration, because a native submission would lose the input. */}
        <Button ref={button} type="submit" disabled={isBusy || !isHydrated} className="w-full">
          {isBusy && <Spinner />}
          <span>{isBusy ? 'Wird übermittelt...' : 'Voice-Bot konfigurieren'}</span>
        </Button>
        <p className="mt-4 text-center text-[0.9375rem] text-ink-soft leading-normal">
          {copy.privacyNote} {/* In a new tab, to keep the input and the picked documents. */}
          <a
            href={privacyHref}
            target="_blank"
            className="underline underline-offset-3"
            rel="noopener"
          >
            {copy.privacyLink}
            <span> (öffnet in einem neuen Tab)</span>
          </a>
        </p>
      </div>
    </form>
  )
}

type FormResolver = Resolver<OnboardingValues, unknown, OnboardingInput>

function loadResolver(): Promise<FormResolver> {
  return import('./check-values.ts').then(({ checkValues }) => checkValues)
}

const resolver: FormResolver = async (...args) => {
  // If the validation code cannot be loaded, only the server validates.
  const validate = await loadResolver().catch(() => undefined)
  return validate ? validate(...args) : { values: args[0] as OnboardingInput, errors: {} }
}

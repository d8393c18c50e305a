import { HoneypotField } from '../../../../components/ui/honeypot-field.tsx'
import { StillLoading } from '../../../../components/ui/still-loading.tsx'
import { TextField } from '../../../../components/ui/text-field.tsx'
import { ToastOutlet } from '../../../../components/ui/toast-outlet.tsx'
import type { Locale } from '../../../../i18n/locales.ts'
import { contactMessages, toastMessages } from '../../../../i18n/messages.ts'
import { pathOf } from '../../../../i18n/routes.ts'
import { honeypotField } from '../../../../lib/http/bot-signals.ts'
import type { ContactCopy } from '../types.ts'
import { ContactSender } from './contact-sender.tsx'
import { ContactSubmit } from './contact-submit.tsx'

type Props = { locale: Locale; copy: ContactCopy }

/**
 * The contact form, without its heading. A server component: only the submission and the button are
 * client components.
 */
export function ContactForm({ locale, copy }: Props) {
  const { labels, successTitle, successDescription } = copy
  const { sending, errorTitle, failed, missing, tooLong, fields, withoutScripts, stillLoading } =
    contactMessages[locale]
  return (
    <>
      <ContactSender
        language={locale}
        messages={{
          errorTitle,
          failed,
          missing,
          tooLong,
          fields,
          successTitle,
          successDescription,
        }}
        className="relative grid gap-5 sm:grid-cols-2"
      >
        <noscript className="sm:col-span-2">
          <p className="font-medium">{withoutScripts}</p>
        </noscript>
        {copy.requiredNote && (
          <p className="text-[0.9375rem] text-ink-soft sm:col-span-2">{copy.requiredNote}</p>
        )}
        <TextField id="contact-name" name="name" label={labels.name} autoComplete="name" required />
        <TextField
          id="contact-email"
          name="email"
          type="email"
          label={labels.email}
          autoComplete="email"
          required
        />
        <TextField
          id="contact-phone"
          name="phone"
          type="tel"
          label={labels.phone}
          autoComplete="tel"
        />
        <TextField
          id="contact-company"
          name="company"
          label={labels.company}
          autoComplete="organization"
        />
        <TextField
          id="contact-message"
          name="message"
          label={labels.message}
          placeholder={copy.messagePlaceholder}
          className="sm:col-span-2"
          multiline
          rows={4}
          required
        />
        <HoneypotField name={honeypotField} />
        <div className="sm:col-span-2">
          <StillLoading text={stillLoading} />
          <div className="flex flex-col gap-5 sm:flex-row sm:items-center sm:justify-between">
            <ContactSubmit label={copy.submit} sending={sending} />
            {copy.privacyNote && (
              <a
                href={pathOf('privacy', locale)}
                className="text-[0.9375rem] text-ink-soft leading-normal underline decoration-line underline-offset-4 hover:decoration-current sm:order-first sm:max-w-[26rem]"
              >
                {copy.privacyNote}
              </a>
            )}
          </div>
        </div>
      </ContactSender>
      <ToastOutlet {...toastMessages[locale]} />
    </>
  )
}

import { toast } from '@payloadcms/ui'
import { Check, Copy } from 'lucide'
import { useState } from 'react'
import { LucideIcon } from '../../../../components/ui/lucide-icon.tsx'
import type { DeskDescription, DetailField } from '../description.ts'
import type { Entry } from '../types.ts'
import styles from './entry-panel.module.css'
import { SubmittedText } from './submitted-text.tsx'

type DetailFieldsProps<E extends Entry> = {
  desk: DeskDescription<E>
  fields: readonly DetailField[]
}

/** The submitted values, each with a copy button. */
export function DetailFields<E extends Entry>({ desk, fields }: DetailFieldsProps<E>) {
  const { messages } = desk
  const [copied, setCopied] = useState<string>()
  const copy = async ({ label, value }: DetailField) => {
    try {
      await navigator.clipboard.writeText(value)
      setCopied(label)
    } catch {
      toast.error(messages.failed)
    }
  }
  return (
    <section className={styles.section}>
      <h3>{messages.data}</h3>
      <dl className={styles.fields}>
        {fields.map((field) => {
          const { href, isLong, label, value } = field
          const isWeb = href?.startsWith('http')
          return (
            <div data-long={isLong} key={label}>
              <dt>{label}</dt>
              <dd>
                {href ? (
                  <a href={href} {...(isWeb && { rel: 'noopener noreferrer', target: '_blank' })}>
                    <SubmittedText text={value} />
                  </a>
                ) : (
                  <span>
                    <SubmittedText text={value} />
                  </span>
                )}
                <button
                  aria-label={messages.copy(label)}
                  className={styles.copy}
                  onClick={() => copy(field)}
                  title={messages.copy(label)}
                  type="button"
                >
                  <LucideIcon of={copied === label ? Check : Copy} />
                </button>
              </dd>
            </div>
          )
        })}
      </dl>
      <p aria-live="polite" className={styles.hidden}>
        {copied && `${messages.copied}: ${copied}`}
      </p>
    </section>
  )
}

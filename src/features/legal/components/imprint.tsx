import type { ReactNode } from 'react'
import type { ImprintView } from '../types.ts'

/** Who runs the site; from the site settings. */
export type Operator = {
  company: string
  address: string
  representative: string
  phone: string
  mobile?: string
  email: string
  editor: string
}

type Props = { imprint: ImprintView; operator: Operator }

/** The imprint: the CMS's words around the operator's data. */
export function Imprint({ imprint, operator }: Props) {
  const { euDispute } = imprint
  return (
    <>
      <h1 className="text-4xl sm:text-5xl">{imprint.title}</h1>
      <Section title={imprint.companyInfo}>
        <p className="whitespace-pre-line">
          {[operator.company, operator.address].filter(Boolean).join('\n')}
        </p>
      </Section>
      <Section title={imprint.represented}>
        <p>{operator.representative}</p>
      </Section>
      <Section title={imprint.contact}>
        <p>
          {imprint.phoneLabel}: <a href={telephone(operator.phone)}>{operator.phone}</a>
        </p>
        {operator.mobile && (
          <p>
            {imprint.mobileLabel}: <a href={telephone(operator.mobile)}>{operator.mobile}</a>
          </p>
        )}
        <p>
          {imprint.emailLabel}: <a href={`mailto:${operator.email}`}>{operator.email}</a>
        </p>
      </Section>
      <Section title={imprint.editorialResponsible}>
        <p className="whitespace-pre-line">{operator.editor}</p>
      </Section>
      {euDispute && (
        <Section title={euDispute.title}>
          <p>{euDispute.text}</p>
          {euDispute.url && (
            <p>
              <a href={euDispute.url} rel="noopener noreferrer">
                {euDispute.url}
              </a>
            </p>
          )}
          <p>{imprint.emailNote}</p>
        </Section>
      )}
      <Section title={imprint.consumerDispute}>
        <p>{imprint.consumerDisputeText}</p>
      </Section>
      <p className="mt-12 text-ink-soft text-sm">
        {imprint.sourceUrl ? (
          <a href={imprint.sourceUrl} rel="noopener noreferrer">
            {imprint.source}
          </a>
        ) : (
          imprint.source
        )}
      </p>
    </>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      {title && <h2 className="mt-10 text-2xl">{title}</h2>}
      <div className="mt-3 space-y-2">{children}</div>
    </section>
  )
}

function telephone(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`
}

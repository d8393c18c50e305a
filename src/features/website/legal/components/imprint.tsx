import { Fragment, type ReactNode } from 'react'
import { phoneLink } from '../../../../lib/text/phone-link.ts'
import type { ImprintView } from '../types.ts'

/** The operator of the site, from the site settings. */
export type Operator = {
  company: string
  address: string
  representative: string
  phone: string
  mobile?: string
  email: string
  editor: string
  /** The court and number of the register entry, if there is one. */
  register?: string
  vatId?: string
  authority?: string
  profession?: string
}

type Props = { imprint: ImprintView; operator: Operator }

/** The imprint: copy from the CMS with the operator's data. */
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
        <Line label={imprint.phoneLabel} text={operator.phone} href={phoneLink(operator.phone)} />
        <Line
          label={imprint.mobileLabel}
          text={operator.mobile}
          href={phoneLink(operator.mobile)}
        />
        <Line label={imprint.emailLabel} text={operator.email} href={`mailto:${operator.email}`} />
      </Section>
      <Fact title={imprint.register} text={operator.register} />
      <Fact title={imprint.vatId} text={operator.vatId} />
      <Fact title={imprint.authority} text={operator.authority} />
      <Fact title={imprint.profession} text={operator.profession} />
      <Section title={imprint.editorialResponsible}>
        <p className="whitespace-pre-line">{operator.editor}</p>
      </Section>
      {euDispute && (
        <Section title={euDispute.title}>
          {euDispute.text && <p>{euDispute.text}</p>}
          {euDispute.url && (
            <p>
              <a href={euDispute.url} rel="noopener noreferrer">
                {euDispute.url}
              </a>
            </p>
          )}
          {imprint.emailNote && <p>{imprint.emailNote}</p>}
        </Section>
      )}
      {imprint.consumerDisputeText && (
        <Section title={imprint.consumerDispute}>
          <p>{imprint.consumerDisputeText}</p>
        </Section>
      )}
      <p className="mt-12 text-ink-soft text-sm">
        {imprint.sourceUrl ? (
          <a href={imprint.sourceUrl} rel="noopener noreferrer">
            {imprint.source || imprint.sourceUrl}
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
      {title && <h2 className="mt-10 text-2xl">{breakableAtSlashes(title)}</h2>}
      <div className="mt-3 space-y-2">{children}</div>
    </section>
  )
}

/** Allows a line break after the slash between two long words. */
function breakableAtSlashes(text: string): ReactNode {
  return text.split(/(?<=\/)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}

/** A section that is required for some operators only; omitted if its text is empty. */
function Fact({ title, text }: { title: string; text?: string }) {
  if (!text) return null
  return (
    <Section title={title}>
      <p className="whitespace-pre-line">{text}</p>
    </Section>
  )
}

/** A contact link of the operator, with an optional label. */
function Line({ label, text, href }: { label: string; text?: string; href: string }) {
  if (!text) return null
  return (
    <p>
      {label && `${label}: `}
      <a href={href}>{text}</a>
    </p>
  )
}

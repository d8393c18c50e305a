import {
  BlockquoteJSXConverter,
  HeadingJSXConverter,
  HorizontalRuleJSXConverter,
  type JSXConverters,
  LinebreakJSXConverter,
  LinkJSXConverter,
  ListJSXConverter,
  ParagraphJSXConverter,
  RichText,
  TabJSXConverter,
  TextJSXConverter,
} from '@payloadcms/richtext-lexical/react'
import { todayInBerlin } from '../today.ts'
import type { PrivacyView } from '../types.ts'
import { TodayStamp } from './today-stamp.tsx'

type Props = { privacy: PrivacyView }

const renderNothing = () => null

/**
 * The supported node types. References are loaded with depth 0, so uploads and relationships cannot be
 * rendered.
 */
const supported: JSXConverters = {
  ...ParagraphJSXConverter,
  ...TextJSXConverter,
  ...LinebreakJSXConverter,
  ...TabJSXConverter,
  ...BlockquoteJSXConverter,
  ...HeadingJSXConverter,
  ...HorizontalRuleJSXConverter,
  ...ListJSXConverter,
  ...LinkJSXConverter({}),
  upload: renderNothing,
  relationship: renderNothing,
  unknown: renderNothing,
}

/** Without a prototype, so that a node type such as `constructor` does not find an inherited property. */
const converters: JSXConverters = Object.assign(Object.create(null), supported)

/** The privacy policy with its sections and today's date. */
export function Privacy({ privacy }: Props) {
  return (
    <>
      <h1 className="text-4xl sm:text-5xl">{privacy.title}</h1>
      {privacy.sections.map(({ heading, body }, index) => (
        <section key={heading}>
          <h2 className="mt-10 text-2xl">
            {index + 1}. {heading}
          </h2>
          <RichText converters={converters} data={body} className="mt-3 space-y-3" />
        </section>
      ))}
      <p className="mt-12 text-ink-soft text-sm">
        Stand: <TodayStamp rendered={todayInBerlin()} />
      </p>
    </>
  )
}

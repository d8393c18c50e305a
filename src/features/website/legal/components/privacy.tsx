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

const nothing = () => null

/** A closed list. Documents are read without what they refer to, so that there is no picture to draw. */
const drawn: JSXConverters = {
  ...ParagraphJSXConverter,
  ...TextJSXConverter,
  ...LinebreakJSXConverter,
  ...TabJSXConverter,
  ...BlockquoteJSXConverter,
  ...HeadingJSXConverter,
  ...HorizontalRuleJSXConverter,
  ...ListJSXConverter,
  ...LinkJSXConverter({}),
  upload: nothing,
  relationship: nothing,
  unknown: nothing,
}

/** Without inherited properties, by which a stored node of another type would find a converter. */
const converters: JSXConverters = Object.assign(Object.create(null), drawn)

/** The privacy policy with its sections, ending with the date of the day. */
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

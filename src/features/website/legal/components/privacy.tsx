import {
  BlockquoteJSXConverter,
  HeadingJSXConverter,
  HorizontalRuleJSXConverter,
  type JSXConverters,
  LinebreakJSXConverter,
  LinkJSXConverter,
  ParagraphJSXConverter,
  RichText,
  TabJSXConverter,
} from '@payloadcms/richtext-lexical/react'
import { createElement, type ReactNode } from 'react'
import { todayInBerlin } from '../today.ts'
import type { PrivacyView } from '../types.ts'
import { TodayStamp } from './today-stamp.tsx'

type Props = { privacy: PrivacyView }

const renderNothing = () => null

/** The bits of Lexical's text formats. */
const formats = [
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [8, 'u'],
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
] as const

// Payload's converters for text and lists write styles, which the content security policy of the public pages
// blocks.
const text: JSXConverters['text'] = ({ node }) =>
  formats.reduce<ReactNode>(
    (inner, [bit, element]) => (node.format & bit ? createElement(element, null, inner) : inner),
    node.text,
  )

const list: JSXConverters['list'] = ({ node, nodesToJSX }) =>
  createElement(node.tag === 'ol' ? 'ol' : 'ul', null, nodesToJSX({ nodes: node.children }))

const listitem: JSXConverters['listitem'] = ({ node, nodesToJSX }) => {
  const hasList = node.children.some(({ type }) => type === 'list')
  return (
    <li value={node.value} className={hasList ? 'list-none' : undefined}>
      {nodesToJSX({ nodes: node.children })}
    </li>
  )
}

/**
 * The supported node types. References are loaded with depth 0, so uploads and relationships cannot be
 * rendered.
 */
const supported: JSXConverters = {
  ...ParagraphJSXConverter,
  text,
  ...LinebreakJSXConverter,
  ...TabJSXConverter,
  ...BlockquoteJSXConverter,
  ...HeadingJSXConverter,
  ...HorizontalRuleJSXConverter,
  list,
  listitem,
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
      <h1 className="text-3xl sm:text-5xl">{privacy.title}</h1>
      {privacy.sections.map(({ heading, body }, index) => (
        <section key={heading}>
          <h2 className="mt-10 text-2xl">
            {index + 1}. {heading}
          </h2>
          <RichText
            disableIndent
            disableTextAlign
            converters={converters}
            data={body}
            className="mt-3 space-y-3 [&_:is(ol,ul)]:pl-6 [&_blockquote]:border-line [&_blockquote]:border-l-2 [&_blockquote]:pl-4 [&_ol]:list-decimal [&_ul]:list-disc"
          />
        </section>
      ))}
      <p className="mt-12 text-ink-soft text-sm">
        Stand: <TodayStamp rendered={todayInBerlin()} />
      </p>
    </>
  )
}

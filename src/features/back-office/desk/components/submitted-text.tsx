import { Fragment } from 'react'

/** The most characters of a value that a list shows; the panel shows the whole value. */
const maxListed = 300

/** Returns the beginning of a value for a list, which would otherwise lay out up to 10,000 characters. */
export function listedText(value: string): string {
  return value.length > maxListed ? `${value.slice(0, maxListed)}…` : value
}

/** A part of a text that ends after 100 letters of a word that goes on, or with the text. */
const part = /.*?\S{100}(?=\S)|.+$/gsu

/**
 * A value that a stranger has sent, with places to break in long words: Chromium lays out a word of joined
 * letters, such as Arabic ones, in quadratic time. They are not copied with the text.
 */
export function SubmittedText({ text }: { text: string }) {
  return [...text.matchAll(part)].map(({ 0: letters, index }) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {letters}
    </Fragment>
  ))
}

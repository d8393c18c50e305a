'use client'

import { useRowLabel } from '@payloadcms/ui'

type Props = {
  /** The fields whose values make up the label, in this order. */
  fields: string[]
}

/** The label of an array row in the CMS: its number and the values of some fields. */
export function RowLabel({ fields }: Props) {
  const { data, rowNumber } = useRowLabel<Record<string, unknown> | undefined>()
  const texts = fields.map((name) => data?.[name]).filter((text) => typeof text === 'string')
  const number = `${(rowNumber ?? 0) + 1}.`
  return <span className="row-text">{[number, texts.filter(Boolean).join(' – ')].join(' ')}</span>
}

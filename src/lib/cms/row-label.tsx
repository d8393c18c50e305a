'use client'

import { useRowLabel } from '@payloadcms/ui'

type Props = {
  /** The fields of the row that name it, the most telling first. */
  fields: string[]
}

/** What a row of a list is called in the CMS: its number and what stands in it. */
export function RowLabel({ fields }: Props) {
  const { data, rowNumber } = useRowLabel<Record<string, unknown> | undefined>()
  const texts = fields.map((name) => data?.[name]).filter((text) => typeof text === 'string')
  const number = `${(rowNumber ?? 0) + 1}.`
  return <span className="row-text">{[number, texts.filter(Boolean).join(' – ')].join(' ')}</span>
}

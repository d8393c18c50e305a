'use client'

import { SetStepNav } from '@payloadcms/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { deskPaths } from '../../../../i18n/desk-paths.ts'
import { createQueryClient } from '../../../../lib/http/query-client.ts'
import type { DeskDescription } from '../description.ts'
import type { DeskCollection } from '../follow-up/constants.ts'
import type { Entry } from '../types.ts'
import { contactDesk } from './contact-desk.tsx'
import { DeskContext, type DeskContextValue } from './desk-context.ts'
import { Entries } from './entries.tsx'
import { registrationDesk } from './registration-desk.tsx'
import { useOpenEntry } from './use-open-entry.ts'

type DeskProps = Omit<DeskContextValue, 'open'> & { collection: DeskCollection }

/** A desk: a table of the entries of a collection, loaded once and on refresh, and a panel for one. */
export function Desk({ collection, ...props }: DeskProps) {
  const { language } = props
  return collection === 'contact-requests' ? (
    <DescribedDesk describe={contactDesk} key={language} {...props} />
  ) : (
    <DescribedDesk describe={registrationDesk} key={language} {...props} />
  )
}

type DescribedProps<E extends Entry> = Omit<DeskContextValue, 'open'> & {
  describe: (language: DeskContextValue['language']) => DeskDescription<E>
}

function DescribedDesk<E extends Entry>({ describe, ...viewer }: DescribedProps<E>) {
  const [queryClient] = useState(createQueryClient)
  const { language, hours, viewerId, colleagues } = viewer
  const desk = useMemo(() => describe(language), [describe, language])
  const { openId, open, show, close } = useOpenEntry()
  const context = useMemo(
    () => ({ language, hours, viewerId, colleagues, open }),
    [language, hours, viewerId, colleagues, open],
  )
  return (
    <QueryClientProvider client={queryClient}>
      <DeskContext value={context}>
        <SetStepNav nav={[{ label: desk.messages.navigation, url: deskPaths[desk.collection] }]} />
        <Entries desk={desk} opened={{ openId, show, close }} />
      </DeskContext>
    </QueryClientProvider>
  )
}

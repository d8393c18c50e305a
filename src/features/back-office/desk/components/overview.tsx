'use client'

import { SetStepNav } from '@payloadcms/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { createQueryClient } from '../../../../lib/http/query-client.ts'
import { overviewPath } from '../constants.ts'
import { Submissions } from './submissions.tsx'

/** The overview of submissions; reads them once and at every refresh. */
export function Overview() {
  const [queryClient] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queryClient}>
      <SetStepNav nav={[{ label: 'Voice-Bot', url: overviewPath }]} />
      <Submissions />
    </QueryClientProvider>
  )
}

'use client'

import { useEffect, useState } from 'react'
import { todayInBerlin } from '../today.ts'

type Props = { rendered: string }

/** Today's date in Berlin: the one of the cached page first, corrected if that is from yesterday. */
export function TodayStamp({ rendered }: Props) {
  const [today, setToday] = useState(rendered)
  useEffect(() => setToday(todayInBerlin()), [])
  return <time>{today}</time>
}

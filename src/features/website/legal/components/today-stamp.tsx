'use client'

import { useEffect, useState } from 'react'
import { todayInBerlin } from '../today.ts'

type Props = { rendered: string }

/** Today's date in Berlin. Starts with the date of the cached page and corrects it on the client. */
export function TodayStamp({ rendered }: Props) {
  const [today, setToday] = useState(rendered)
  useEffect(() => setToday(todayInBerlin()), [])
  return <time>{today}</time>
}

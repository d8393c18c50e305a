'use client'

import { useFormStatus } from 'react-dom'
import { Button } from '../../../../components/ui/button.tsx'
import { Spinner } from '../../../../components/ui/spinner.tsx'
import { useFocusAfter } from '../../../../components/ui/use-focus-after.ts'

type Props = { label: string; sending: string }

/** The submit button, with a pending state. */
export function ContactSubmit({ label, sending }: Props) {
  const { pending } = useFormStatus()
  const button = useFocusAfter(pending)
  return (
    <Button ref={button} type="submit" disabled={pending} className="shrink-0">
      {pending && <Spinner />}
      <span>{pending ? sending : label}</span>
    </Button>
  )
}

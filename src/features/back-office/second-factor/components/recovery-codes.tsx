'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { staffLanguage } from '../../../../i18n/staff.ts'
import { setUpMessages } from '../messages.ts'
import styles from './second-factor.module.css'
import { StepTitle } from './step-title.tsx'

/** Shows recovery codes, this once. */
export function RecoveryCodes({ codes, redirectTo }: { codes: string[]; redirectTo: string }) {
  const { i18n } = useTranslation()
  const messages = setUpMessages[staffLanguage(i18n.language)]

  function download() {
    const address = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`]))
    const link = Object.assign(document.createElement('a'), { href: address })
    link.download = messages.fileName
    link.click()
    URL.revokeObjectURL(address)
  }

  return (
    <div className={styles.form}>
      <StepTitle>{messages.codesTitle}</StepTitle>
      <p>{messages.codesIntro}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button buttonStyle="secondary" margin={false} onClick={download} size="large">
        {messages.download}
      </Button>
      <Button
        margin={false}
        // As a whole, so that the page knows what the account may do now.
        onClick={() => window.location.assign(redirectTo)}
        size="large"
      >
        {messages.finish}
      </Button>
    </div>
  )
}

'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { staffLanguage } from '../../../../i18n/staff.ts'
import { saveBlob } from '../../../../lib/save-blob.ts'
import { setUpMessages } from '../messages.ts'
import styles from './second-factor.module.css'
import { StepTitle } from './step-title.tsx'

/** Shows new recovery codes. They cannot be shown again, as the server stores only hashes. */
export function RecoveryCodes({ codes, redirectTo }: { codes: string[]; redirectTo: string }) {
  const { i18n } = useTranslation()
  const messages = setUpMessages[staffLanguage(i18n.language)]

  function download() {
    saveBlob(new Blob([`${codes.join('\n')}\n`]), messages.fileName)
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
        // A full page load, to apply the account's new permissions.
        onClick={() => window.location.assign(redirectTo)}
        size="large"
      >
        {messages.finish}
      </Button>
    </div>
  )
}

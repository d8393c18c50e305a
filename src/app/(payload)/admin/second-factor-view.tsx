import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { ChangeFactor } from '../../../features/back-office/second-factor/components/change.tsx'
import styles from '../../../features/back-office/second-factor/components/second-factor.module.css'
import { SetUp } from '../../../features/back-office/second-factor/components/set-up.tsx'
import { secondFactorPath } from '../../../features/back-office/second-factor/constants.ts'
import { countRecoveryCodes } from '../../../features/back-office/second-factor/data.ts'
import { setUpMessages } from '../../../features/back-office/second-factor/messages.ts'
import { staffLanguage } from '../../../i18n/staff.ts'
import { needsSecondFactor } from '../../../lib/auth/roles.ts'

/**
 * The page where users set up or change their second factor. The CMS redirects to it users who have to set
 * one up before they get access.
 */
export async function SecondFactorView({
  i18n,
  initPageResult,
  payload,
  searchParams,
}: AdminViewServerProps) {
  const { user } = initPageResult.req
  if (!user) redirect(`/admin/login?${new URLSearchParams({ redirect: secondFactorPath })}`)
  const isRequired = needsSecondFactor(user)
  const messages = setUpMessages[staffLanguage(i18n.language)]
  const target = getSafeRedirect({
    fallbackTo: isRequired ? '/admin' : '/admin/account',
    redirectTo: searchParams?.redirect ?? '',
  })
  return (
    <main>
      <h1>{messages.title}</h1>
      {isRequired && <p className={styles.intro}>{messages.required}</p>}
      {user.hasSecondFactor ? (
        <ChangeFactor
          codesLeft={await countRecoveryCodes(payload, user.id)}
          redirectTo="/admin/account"
        />
      ) : (
        <SetUp redirectTo={target} />
      )}
      <p className={styles.links}>
        {!isRequired && <a href="/admin/account">{messages.back}</a>}
        <a href="/admin/logout">{messages.logOut}</a>
      </p>
    </main>
  )
}

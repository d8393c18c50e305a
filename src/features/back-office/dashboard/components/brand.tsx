import type { ServerProps } from 'payload'
import mark from '../../../../components/art/logo-mark.svg'
import styles from './brand.module.css'

/** The site's logo and name, above the CMS's login form. */
export async function Logo({ payload }: ServerProps) {
  const { brand } = await payload.findGlobal({ slug: 'site-settings', depth: 0 })
  return (
    <p className={styles.logo}>
      <img src={mark.src} alt="" width={56} height={56} />
      {brand}
    </p>
  )
}

/** The site's logo at the start of the CMS's breadcrumb, which links to the dashboard. */
export function Icon({ i18n }: ServerProps) {
  const name = i18n.t('general:dashboard')
  return <img className={styles.icon} src={mark.src} alt={name} width={20} height={20} />
}

import type { DefaultServerCellComponentProps } from 'payload'
import { portraits } from '../../../../components/art/portraits.ts'
import { isPersonaSlug } from '../../../../i18n/personas.ts'
import styles from './portrait-cell.module.css'

/** The assistant's portrait, in the list of the CMS. */
export function PortraitCell({ rowData }: DefaultServerCellComponentProps) {
  const slug: unknown = rowData?.slug
  if (!isPersonaSlug(slug)) return null
  const { src } = portraits[slug]
  return <img src={src} alt="" width={40} height={40} className={styles.portrait} />
}

import { redirect } from 'next/navigation'
import type { ListViewServerProps } from 'payload'
import { deskPaths } from '../../../../../i18n/desk-paths.ts'
import type { DeskCollection } from '../constants.ts'

/** Stands in for the CMS's list of a collection that has a desk: there is one list for one job. */
export function ToDesk({ collectionSlug }: Pick<ListViewServerProps, 'collectionSlug'>) {
  return redirect(deskPaths[collectionSlug as DeskCollection])
}

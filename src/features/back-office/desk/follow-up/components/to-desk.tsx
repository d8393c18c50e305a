import { redirect } from 'next/navigation'
import type { ListViewServerProps } from 'payload'
import { deskPaths } from '../../../../../i18n/desk-paths.ts'
import type { DeskCollection } from '../constants.ts'

/** Replaces the CMS's list of a collection that has a desk, so that there is one list. */
export function ToDesk({ collectionSlug }: Pick<ListViewServerProps, 'collectionSlug'>) {
  return redirect(deskPaths[collectionSlug as DeskCollection])
}

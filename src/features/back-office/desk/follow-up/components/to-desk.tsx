import { DefaultListView } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { ListViewServerProps } from 'payload'
import { deskPaths } from '../../../../../i18n/desk-paths.ts'
import type { DeskCollection } from '../constants.ts'

/**
 * Replaces the CMS's list of a collection that has a desk, so that there is one list. The CMS draws the
 * trash with the same component: that one stays.
 */
export function ToDesk({
  collectionConfig: _collectionConfig,
  data: _data,
  i18n: _i18n,
  limit: _limit,
  listSearchableFields: _listSearchableFields,
  locale: _locale,
  params: _params,
  payload: _payload,
  permissions: _permissions,
  searchParams: _searchParams,
  user: _user,
  ...ofBrowser
}: ListViewServerProps) {
  if (ofBrowser.viewType === 'trash') return <DefaultListView {...ofBrowser} />
  return redirect(deskPaths[ofBrowser.collectionSlug as DeskCollection])
}

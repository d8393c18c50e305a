import { DefaultListView } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { ListViewServerProps } from 'payload'
import { deskPaths } from '../../../../../i18n/desk-paths.ts'
import type { DeskCollection } from '../constants.ts'

/**
 * Redirects the CMS's list view of a collection to its desk. Payload uses the same component for the
 * trash, which keeps the default list.
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
  ...clientProps
}: ListViewServerProps) {
  if (clientProps.viewType === 'trash') return <DefaultListView {...clientProps} />
  return redirect(deskPaths[clientProps.collectionSlug as DeskCollection])
}

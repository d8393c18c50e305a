import type { CollectionConfig } from 'payload'
import { pagesWithMeta } from '../src/i18n/pages.ts'
import { metaLimits } from '../src/lib/content/meta-limits.ts'
import { contentAccess } from './access/content.ts'
import { isNobody } from './access/roles.ts'
import { choices, copy, label, link, longCopy, withCharacterCount } from './fields/fields.ts'
import { groups } from './fields/groups.ts'
import { hideGermanOnly } from './fields/hide-german-only.ts'
import { pageLabels } from './fields/option-labels.ts'
import { asMeta, previewed } from './fields/preview.ts'

/**
 * Texts that search engines and link previews show for a page. Persona pages use those of the
 * persona.
 */
export const PageMeta: CollectionConfig<'page-meta'> = {
  slug: 'page-meta',
  labels: {
    singular: label('Suchmaschinentext', 'Page meta'),
    plural: label('Suchmaschinentexte', 'Page meta'),
  },
  admin: {
    group: groups.website,
    description: label(
      'Titel und Beschreibung, die Suchmaschinen und geteilte Links zeigen. Für die Seiten der Assistenten gilt, was beim Assistenten steht. Was es nur auf Deutsch gibt, steht in der deutschen Liste.',
      'The title and description shown by search engines and shared links. The assistants’ pages take theirs from the assistant. Pages that exist in German only are in the German list.',
    ),
    ...previewed(asMeta),
    baseFilter: hideGermanOnly('page', ['privacy', 'onboarding']),
    useAsTitle: 'page',
    // PostgreSQL cannot search for a part of an option.
    listSearchableFields: ['title', 'description'],
    defaultColumns: ['page', 'title', 'description', '_status'],
  },
  // Each page has one as long as the page exists.
  access: { ...contentAccess, create: isNobody, delete: isNobody },
  fields: [
    {
      name: 'page',
      type: 'select',
      label: label('Seite', 'Page'),
      required: true,
      unique: true,
      options: choices(pagesWithMeta, pageLabels),
    },
    {
      name: 'snippet',
      type: 'ui',
      admin: {
        components: {
          Field: {
            path: '/src/features/editing/form/components/search-snippet.tsx#SearchSnippet',
            clientProps: { names: pageLabels },
          },
        },
      },
    },
    withCharacterCount(copy('title', label('Titel', 'Title')), metaLimits.title),
    withCharacterCount(
      longCopy('description', label('Beschreibung', 'Description')),
      metaLimits.description,
    ),
    copy('keywords', label('Schlüsselwörter', 'Keywords')),
    withCharacterCount(
      copy('ogTitle', label('Titel beim Teilen', 'Title when shared')),
      metaLimits.ogTitle,
    ),
    withCharacterCount(
      longCopy('ogDescription', label('Beschreibung beim Teilen', 'Description when shared')),
      metaLimits.ogDescription,
    ),
    link(
      copy('canonicalUrl', label('Kanonische Adresse', 'Canonical address'), {
        optional: true,
        description: label(
          'Leer lassen für die eigene Adresse der Seite.',
          'Leave empty for the page’s own address.',
        ),
      }),
    ),
  ],
}

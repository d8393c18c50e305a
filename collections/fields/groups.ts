import { label } from './fields.ts'

/** Groups of the CMS's navigation, ordered by their first members in payload.config.ts. */
export const groups = {
  website: label('Website', 'Website'),
  assistants: label('Assistenten', 'Assistants'),
  requests: label('Anfragen', 'Requests'),
  system: label('System', 'System'),
}

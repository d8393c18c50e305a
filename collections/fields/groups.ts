import { label } from './fields.ts'

/**
 * The groups of the CMS's navigation. Their order is that of their first members in
 * payload.config.ts.
 */
export const groups = {
  website: label('Website', 'Website'),
  assistants: label('Assistenten', 'Assistants'),
  requests: label('Anfragen', 'Requests'),
  system: label('System', 'System'),
}

import { label } from './fields.ts'

/**
 * The groups of the CMS's navigation. They stand there in the order in which their first members
 * stand in payload.config.ts.
 */
export const groups = {
  website: label('Website', 'Website'),
  assistants: label('Assistenten', 'Assistants'),
  requests: label('Anfragen', 'Requests'),
  system: label('System', 'System'),
}

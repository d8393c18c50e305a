import type { Endpoint, SanitizedConfig } from 'payload'
import { defaultLocale } from '../../src/i18n/locales.ts'

/**
 * Gives a REST request that names no language the first one. As nothing falls back to another
 * language, Payload would read and write none. Hooks come too late: the operations of globals read
 * the language before them.
 */
export function assumeDefaultLocale(config: SanitizedConfig): SanitizedConfig {
  for (const entity of [...config.collections, ...config.globals]) {
    // Payload shares these objects between collections, so each gets its own.
    if (entity.endpoints) entity.endpoints = entity.endpoints.map(withLocale)
  }
  return config
}

function withLocale<Each extends Pick<Endpoint, 'handler'>>(endpoint: Each): Each {
  return {
    ...endpoint,
    handler: (req) => {
      req.locale ??= defaultLocale
      return endpoint.handler(req)
    },
  }
}

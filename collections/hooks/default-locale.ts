import type { Endpoint, SanitizedConfig } from 'payload'
import { defaultLocale } from '../../src/i18n/locales.ts'

/**
 * Sets the default locale on REST requests without one. Because locale fallback is off, Payload
 * would otherwise read and write no language. A hook would be too late, as the operations of
 * globals read the locale first.
 */
export function assumeDefaultLocale(config: SanitizedConfig): SanitizedConfig {
  for (const entity of [...config.collections, ...config.globals]) {
    // Payload shares these objects between collections, so this replaces them instead of changing
    // them.
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

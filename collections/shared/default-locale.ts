import type { PayloadRequest, SanitizedConfig } from 'payload'
import { defaultLocale } from '../../src/i18n/locales.ts'

/**
 * Who asks the REST API for no language means the first one. As nothing falls back to another
 * language, Payload would give them none, and take what they write for none.
 */
export function meanDefaultLocale(config: SanitizedConfig): SanitizedConfig {
  for (const { hooks } of config.collections) {
    hooks.beforeOperation = [assumeLocale, ...hooks.beforeOperation]
  }
  for (const { hooks } of config.globals) {
    hooks.beforeOperation = [assumeLocale, ...(hooks.beforeOperation ?? [])]
  }
  return config
}

function assumeLocale({ req }: { req: PayloadRequest }): void {
  req.locale ??= defaultLocale
}

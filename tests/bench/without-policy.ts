/** Preloaded by the policy benchmark: makes the server set no Content Security Policy. */
import { registerHooks } from 'node:module'

registerHooks({
  load: (url, context, next) =>
    url.endsWith('/src/server/set-content-policy.ts')
      ? {
          format: 'module',
          // Every response has a policy before this function would set that of the page.
          source: `
            export const setContentPolicy = (_, response) =>
              response.removeHeader('Content-Security-Policy')
            export function setDevelopmentPolicy() {}`,
          shortCircuit: true,
        }
      : next(url, context),
})

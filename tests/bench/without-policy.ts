/** Preloaded by the policy benchmark: makes the server set no Content Security Policy. */
import { registerHooks } from 'node:module'

registerHooks({
  load: (url, context, next) =>
    url.endsWith('/src/server/set-content-policy.ts')
      ? {
          format: 'module',
          source:
            'export function setContentPolicy() {}\nexport function setDevelopmentPolicy() {}',
          shortCircuit: true,
        }
      : next(url, context),
})

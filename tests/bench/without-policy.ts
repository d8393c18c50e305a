/** Preloaded into the site by the benchmark of the policy: the server sets none. */
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

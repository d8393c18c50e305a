/**
 * Runs in the browser before all other code. Pages require Trusted Types
 * (src/lib/http/content-policy.ts): strings cannot be assigned as HTML or scripts, and script URLs
 * must be those of the build. Next sets script URLs when it loads further chunks.
 */
type TrustedTypes = {
  createPolicy: (
    name: 'default',
    rules: { createScriptURL: (url: string) => string | undefined },
  ) => void
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }

try {
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      const { origin, pathname } = new URL(url, location.href)
      return origin === location.origin && pathname.startsWith('/_next/static/') ? url : undefined
    },
  })
} catch {
  // A user script has created the policy before, which then decides.
}

export {}

/**
 * Runs in the browser before everything else. Pages require Trusted Types (src/lib/http/content-policy.ts):
 * no text becomes HTML or a script, and the address of a script only if the build made it. Next
 * sets such addresses when a page loads more of its code.
 */
type TrustedTypes = {
  createPolicy: (
    name: 'default',
    rules: { createScriptURL: (url: string) => string | undefined },
  ) => void
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }

trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => {
    const { origin, pathname } = new URL(url, location.href)
    return origin === location.origin && pathname.startsWith('/_next/static/') ? url : undefined
  },
})

export {}

import { z } from 'zod'

// Otherwise zod probes `new Function` as soon as it has an object's shape. The
// site's policy forbids that, and the browser reports it.
z.config({ jitless: true })

/** zod for what also runs in the browser. */
export { z }

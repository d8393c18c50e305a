import { z } from 'zod'

// Otherwise zod tries whether it may make functions of text as soon as it knows an object's shape. The
// site's policy forbids that, and the browser reports it.
z.config({ jitless: true })

/** zod for what also runs in the browser. */
export { z }

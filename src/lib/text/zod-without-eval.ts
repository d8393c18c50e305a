/**
 * Import this in browser code that uses zod, in addition to `import * as z from 'zod'`. It does not
 * re-export zod, because a re-exported namespace would bundle the messages of forty languages.
 */
import { config } from 'zod'

// By default, zod probes `new Function` when an object schema is created. The site's CSP forbids
// it, and the browser would report a violation.
config({ jitless: true })

/**
 * For what uses zod in the browser, beside `import * as z from 'zod'`: a namespace that is passed on
 * would bring the messages of forty languages along.
 */
import { config } from 'zod'

// Otherwise zod probes `new Function` as soon as it has an object's shape. The
// site's policy forbids that, and the browser reports it.
config({ jitless: true })

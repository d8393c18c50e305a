import config from '@payload-config'
import '@payloadcms/next/css'
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes'
import { guardRest } from '../../../../lib/http/rest/guard.ts'
import { headOf } from '../../../../lib/http/rest/head.ts'

export const GET = guardRest(REST_GET(config))
export const HEAD = headOf(GET)
export const POST = guardRest(REST_POST(config))
export const DELETE = guardRest(REST_DELETE(config))
export const PATCH = guardRest(REST_PATCH(config))
export const PUT = guardRest(REST_PUT(config))
export const OPTIONS = guardRest(REST_OPTIONS(config))

import config from '@payload-config'
import '@payloadcms/next/css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import { headers } from 'next/headers'
import type { ServerFunctionClient } from 'payload'
import type React from 'react'
import { fontVariables } from '../../components/layout/fonts.ts'
import { requestLanguage } from '../../lib/auth/require-role.ts'
import { inPageLanguage } from '../../lib/cms/page-language.ts'
import { withoutSentValues } from '../../lib/cms/state-after-save.ts'
import {
  malformedArguments,
  parseArguments,
  serverFunctionCaller,
} from '../../lib/http/server-functions.ts'

import { importMap } from './admin/importMap.js'
import './custom.css'

type Args = {
  children: React.ReactNode
}

/** Forwards only `name` and `args`, because a client can send more properties. */
const serverFunction: ServerFunctionClient = async ({ name, args }) => {
  'use server'
  const requestHeaders = await headers()
  const user = await serverFunctionCaller(name, requestHeaders)
  if (!user) return null
  const parsed = await parseArguments(args)
  if (!parsed) return { error: malformedArguments[await requestLanguage(requestHeaders)] }
  const result = await inPageLanguage(requestHeaders, () =>
    handleServerFunctions({ name, args: parsed, config, importMap }),
  )
  return name === 'form-state' ? withoutSentValues(parsed, result) : result
}

const Layout = ({ children }: Args) => (
  <RootLayout
    config={config}
    // A browser's translation replaces text nodes to which React still refers, so that forms fail.
    htmlProps={{ className: fontVariables, translate: 'no' }}
    importMap={importMap}
    serverFunction={serverFunction}
  >
    {children}
  </RootLayout>
)

export default Layout

import config from '@payload-config'
import '@payloadcms/next/css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import { headers } from 'next/headers'
import type { ServerFunctionClient } from 'payload'
import type React from 'react'
import { fontVariables } from '../../components/layout/fonts.ts'
import { requestLanguage } from '../../lib/auth/require-role.ts'
import {
  malformedArguments,
  mayCallServerFunction,
  parseArguments,
} from '../../lib/http/server-functions.ts'

import { importMap } from './admin/importMap.js'
import './custom.css'

type Args = {
  children: React.ReactNode
}

/** Passes on only name and arguments, as a caller may send more. */
const serverFunction: ServerFunctionClient = async ({ name, args }) => {
  'use server'
  const received = await headers()
  if (!(await mayCallServerFunction(name, received))) return null
  const accepted = await parseArguments(args)
  if (!accepted) return { error: malformedArguments[await requestLanguage(received)] }
  return handleServerFunctions({ name, args: accepted, config, importMap })
}

const Layout = ({ children }: Args) => (
  <RootLayout
    config={config}
    htmlProps={{ className: fontVariables }}
    importMap={importMap}
    serverFunction={serverFunction}
  >
    {children}
  </RootLayout>
)

export default Layout

import config from '@payload-config'
import '@payloadcms/next/css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import { headers } from 'next/headers'
import type { ServerFunctionClient } from 'payload'
import type React from 'react'
import { fontVariables } from '../../components/layout/fonts.ts'
import { mayCallServerFunction } from '../../lib/http/server-functions.ts'

import { importMap } from './admin/importMap.js'
import './custom.css'

type Args = {
  children: React.ReactNode
}

/** Takes nothing but name and arguments of the caller, who may send more. */
const serverFunction: ServerFunctionClient = async ({ name, args }) => {
  'use server'
  if (!(await mayCallServerFunction(name, await headers()))) return null
  return handleServerFunctions({ name, args, config, importMap })
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

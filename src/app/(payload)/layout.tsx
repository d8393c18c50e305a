import config from '@payload-config'
import '@payloadcms/next/css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import { headers } from 'next/headers'
import type { ServerFunctionClient } from 'payload'
import type React from 'react'
import { checkPlan } from '../../plugins/localized-publishing/check-plan.ts'
import { mayCallServerFunction } from '../../lib/http/server-functions.ts'

import { importMap } from './admin/importMap.js'
import './custom.css'

type Args = {
  children: React.ReactNode
}

/** Takes nothing but name and arguments of the caller, who may send more. */
const serverFunction: ServerFunctionClient = async ({ name, args }) => {
  'use server'
  const callers = await headers()
  if (!(await mayCallServerFunction(name, callers))) return null
  const error = name === 'schedule-publish' ? await checkPlan(args, callers) : undefined
  if (error) return { error }
  return handleServerFunctions({ name, args, config, importMap })
}

const Layout = ({ children }: Args) => (
  <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
    {children}
  </RootLayout>
)

export default Layout

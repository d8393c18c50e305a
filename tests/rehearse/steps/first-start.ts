import fs from 'node:fs'
import { admin } from '../../support/product.ts'
import { tokenOf } from '../../support/token.ts'
import type { Step } from '../step.ts'

type Counts = Record<'users' | 'migrations' | 'names' | 'personas' | 'slugs', number>

export const steps: Step[] = [
  {
    name: 'first start of all instances at once',
    guarantee: 'there is one admin and one secret, and each migration and persona exists once',
    run: async ({ instances, query }) => {
      const [counts] = await query<Counts>(
        `SELECT (SELECT count(*)::int FROM users) AS users, migrations, names, personas, slugs
         FROM (SELECT count(*)::int AS migrations, count(DISTINCT name)::int AS names
           FROM payload_migrations) made,
         (SELECT count(*)::int AS personas, count(DISTINCT slug)::int AS slugs FROM personas) seeded`,
      )
      if (!counts) throw new Error('Nothing was counted')
      const { users, migrations, names, personas, slugs } = counts
      const written = fs.readdirSync('src/migrations').filter((name) => /^\d.*\.ts$/.test(name))
      const printed = instances.filter(({ output }) => output.includes('The first admin')).length
      const withSession = await countInstancesWithSession(instances.map(({ url }) => url))
      return {
        observed: `${users} admin, printed ${printed} times; ${names} migrations, ${migrations - names} repeated; ${slugs} personas, ${personas - slugs} repeated; a session is valid on ${withSession} of ${instances.length}`,
        isKept:
          [users, printed].every((each) => each === 1) &&
          [migrations, names].every((each) => each === written.length) &&
          personas === slugs &&
          withSession === instances.length,
      }
    },
  },
]

/**
 * Returns on how many instances a session of the first one is valid, which requires the same
 * secret.
 */
async function countInstancesWithSession(urls: string[]): Promise<number> {
  const login = await fetch(`${urls[0]}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(admin),
  })
  const headers = { Authorization: `JWT ${tokenOf(login)}` }
  const answers = await Promise.all(
    urls.map(async (url) => (await fetch(`${url}/api/users/me`, { headers })).json()),
  )
  return answers.filter(({ user }) => user).length
}

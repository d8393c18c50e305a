/** Run by `restore`: brings an empty database to the migrations in MIGRATIONS, or without it to the newest. */
import { getPayload, type Migration } from 'payload'
import config from '../../../payload.config.ts'
import { migrations } from '../../../src/migrations/index.ts'
import { failWith } from '../processes.ts'

try {
  const names: string[] | undefined = process.env.MIGRATIONS && JSON.parse(process.env.MIGRATIONS)
  const chosen = migrations.filter(({ name }) => names?.includes(name) ?? true)
  const payload = await getPayload({ config, disableOnInit: true })
  // The adapter's method leaves open what it hands to a migration, which its own type says.
  await payload.db.migrate({ migrations: chosen as unknown as Migration[] })
  await payload.destroy()
  process.exit(0)
} catch (error) {
  failWith(error)
}

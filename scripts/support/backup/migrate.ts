/**
 * Run by `restore`: applies the migrations named in MIGRATIONS, or all migrations if it is not set.
 */
import { getPayload, type Migration } from 'payload'
import config from '../../../payload.config.ts'
import { migrations } from '../../../src/migrations/index.ts'
import { failWith } from '../processes.ts'

try {
  const names: string[] | undefined = process.env.MIGRATIONS && JSON.parse(process.env.MIGRATIONS)
  const chosen = migrations.filter(({ name }) => names?.includes(name) ?? true)
  const payload = await getPayload({ config, disableOnInit: true })
  // The cast is needed because the adapter's method types the arguments of
  // migrations less strictly.
  await payload.db.migrate({ migrations: chosen as unknown as Migration[] })
  await payload.destroy()
  process.exit(0)
} catch (error) {
  failWith(error)
}

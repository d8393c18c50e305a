/** Run by `restore`: brings an empty database to the migrations in MIGRATIONS, or without it to the newest. */
import { getPayload } from 'payload'
import config from '../../../payload.config.ts'
import { migrations } from '../../../src/migrations/index.ts'
import { failWith } from '../processes.ts'

try {
  const names: string[] | undefined = process.env.MIGRATIONS && JSON.parse(process.env.MIGRATIONS)
  const payload = await getPayload({ config, disableOnInit: true })
  await payload.db.migrate({
    migrations: migrations.filter(({ name }) => names?.includes(name) ?? true),
  })
  await payload.destroy()
  process.exit(0)
} catch (error) {
  failWith(error)
}

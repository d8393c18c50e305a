import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import sharp from 'sharp'
import type { Role } from './access-table.ts'
import { silence } from './recordings.ts'

/** A text that only these roles may receive. */
type Secret = { what: string; mark: string; readers: Role[] }

export type PlantedSecrets = Awaited<ReturnType<typeof plantSecrets>>

const submitters: Role[] = ['admin', 'key']
const staff: Role[] = ['editor', 'admin']

/** Stores a private text in every place that can contain one. */
export async function plantSecrets(payload: Payload) {
  const secrets: Secret[] = []
  const secret = (what: string, readers: Role[]) => {
    const mark = `planted-${randomUUID()}`
    secrets.push({ what, mark, readers })
    return mark
  }
  const email = `${secret('the address of a user', ['admin'])}@example.com`
  const user = await payload.create({
    collection: 'users',
    data: {
      ...{ email, password: 'a-long-enough-password', role: 'admin', enableAPIKey: true },
      apiKey: secret('an API key', []),
    },
  })
  await payload.login({ collection: 'users', data: { email, password: 'a-long-enough-password' } })
  const token = secret('a token for a new password', [])
  const factor = ['the secret of a second factor', 'the hash of a recovery code'].map((what) =>
    secret(what, []),
  )
  await payload.db.pool.query(
    `UPDATE users SET reset_password_token = $1, second_factor_secret = $2, second_factor_step = 1,
       recovery_codes = jsonb_build_array($3::text) WHERE id = $4`,
    [token, ...factor, user.id],
  )
  const { rows } = await payload.db.pool.query(
    `SELECT hash, salt, api_key, api_key_index, s.id AS session FROM users
     JOIN users_sessions s ON s._parent_id = users.id WHERE users.id = $1`,
    [user.id],
  )
  for (const [what, mark] of Object.entries(rows[0] as Record<string, string>)) {
    secrets.push({ what, mark, readers: what === 'session' ? ['admin'] : [] })
  }
  const contact = await payload.create({
    collection: 'contact-requests',
    data: {
      name: secret('a contact request', ['admin']),
      ...{ email: 'a@example.com', message: 'Hallo', status: 'new' },
    },
  })
  const document = await payload.create({
    collection: 'onboarding-documents',
    data: {
      originalName: secret('the name of a document', submitters),
      ...{ filename: `${randomUUID()}.pdf`, mimeType: 'application/pdf', filesize: 10 },
    },
  })
  const entry = await payload.create({
    collection: 'voice-bot-onboardings',
    data: {
      ...{
        name: 'Ada',
        company: secret('an onboarding', submitters),
        street: 'Weg 1',
        city: 'Ort',
      },
      ...{ zipCode: '12345', country: 'Deutschland', phone: '0123456789', email: 'a@example.com' },
      ...{ voiceGender: 'female', voiceCharacter: 'calm', status: 'new' },
      ...{ uploadedFiles: [document.id], assignee: user.id },
      notes: secret('the notes on an onboarding', ['admin']),
      deliveries: [{ task: 'mail-team', at: secret('what was sent of an onboarding', ['admin']) }],
      idempotencyKey: secret('the key of a form', []),
      contentHash: secret('the hash of a form', []),
    },
  })
  const audit = await payload.create({
    collection: 'audit-log',
    data: { action: 'list', userEmail: secret('a record of an access', ['admin']), user: user.id },
  })
  const features = await payload.find({ collection: 'features', limit: 1, depth: 0 })
  const feature = features.docs[0]?.id ?? 0
  await payload.update({
    collection: 'features',
    id: feature,
    draft: true,
    locale: 'ro',
    data: { title: secret('a draft', staff) },
  })
  const { docs: versions } = await payload.findVersions({
    collection: 'features',
    where: { parent: { equals: feature } },
    sort: '-updatedAt',
    limit: 1,
  })
  const claims = await payload.findGlobal({ slug: 'claims' })
  for (const { source } of claims.items?.slice(0, 3) ?? []) {
    secrets.push({ what: 'the source of a claim', mark: source, readers: staff })
  }
  const jobs = await payload.jobs.queue({
    task: 'mail-team',
    waitUntil: new Date(Date.now() + 3_600_000),
    input: { kind: 'contact', id: contact.id },
  })
  const create = { width: 40, height: 40, channels: 3, background: '#888' } as const
  const data = await sharp({ create }).png().toBuffer()
  const picture = await payload.create({
    collection: 'media',
    data: { alt: secret('a picture that nothing shows', staff) },
    file: { data, mimetype: 'image/png', name: `${randomUUID()}.png`, size: data.length },
  })
  const recording = await payload.create({
    collection: 'recordings',
    data: { title: secret('a recording that nothing plays', staff) },
    file: silence(1),
  })
  const own = { relationTo: 'users' as const, value: user.id }
  const lock = await payload.db.create({
    collection: 'payload-locked-documents',
    data: { user: own, document: { relationTo: 'contact-requests', value: contact.id } },
  })
  const preference = await payload.db.create({
    collection: 'payload-preferences',
    data: { user: own, key: 'nav', value: { text: secret("somebody's preference", []) } },
  })
  const ids: Record<string, number | undefined> = {
    users: user.id,
    'contact-requests': contact.id,
    'onboarding-documents': document.id,
    'voice-bot-onboardings': entry.id,
    'audit-log': audit.id,
    features: feature,
    'payload-jobs': jobs.id,
    'payload-locked-documents': Number(lock.id),
    'payload-preferences': Number(preference.id),
    media: picture.id,
    recordings: recording.id,
  }
  for (const collection of ['personas', 'testimonials', 'legal-pages', 'page-meta'] as const) {
    const { docs } = await payload.find({ collection, limit: 1, depth: 0 })
    ids[collection] = docs[0]?.id
  }
  return {
    secrets,
    email,
    ids,
    versions: { features: versions[0]?.id } as Record<string, number | string | undefined>,
    files: {
      'onboarding-documents': document.filename,
      media: picture.filename,
      recordings: recording.filename,
    } as Record<string, string | null | undefined>,
    async remove(): Promise<void> {
      const all = { where: { id: { exists: true } } }
      await payload.delete({ collection: 'payload-locked-documents', ...all })
      await payload.delete({ collection: 'payload-jobs', ...all })
      await payload.delete({ collection: 'voice-bot-onboardings', id: entry.id })
      await payload.delete({ collection: 'contact-requests', id: contact.id })
      await payload.delete({ collection: 'users', id: user.id })
      await payload.delete({ collection: 'media', id: picture.id })
      await payload.delete({ collection: 'recordings', id: recording.id })
      await payload.delete({ collection: 'audit-log', id: audit.id })
      const published = { ...features.docs[0], _status: 'published' as const }
      await payload.update({
        collection: 'features',
        id: feature,
        locale: 'de',
        data: published as never,
      })
    },
  }
}

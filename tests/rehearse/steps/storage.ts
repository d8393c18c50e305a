import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { storesBy, uploadCollections } from '../../../src/lib/files/stores.ts'
import { onboardingForm } from '../../support/onboarding.ts'
import { ownDatabaseUrl } from '../../support/own-database-url.ts'
import { failToStart, startProduct, temporaryFolder } from '../../support/product.ts'
import { newBucket } from '../../support/s3.ts'
import { lackForS3, type S3Server, startS3Server } from '../../support/s3-server.ts'
import { withDatabase } from '../../support/stored.ts'
import type { Seen, Step } from '../step.ts'

const submissions = 5

/** Runs `work` with an S3 server and removes the folders that it asks for. */
async function withServer(work: (server: S3Server, folder: () => string) => Promise<Seen>) {
  const folders: string[] = []
  const server = startS3Server()
  try {
    return await work(server, () => {
      folders.push(temporaryFolder())
      return folders.at(-1) as string
    })
  } finally {
    server.stop()
    for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true })
  }
}

async function submit(url: string): Promise<number> {
  const body = onboardingForm()
  return (await fetch(`${url}/api/voice-bot-onboarding`, { method: 'POST', body })).status
}

/** Runs an npm script on the product in `folder`; throws if it fails. */
async function run(name: string, args: string[], folder: string, env: Record<string, string>) {
  const child = spawn('npm', ['run', '--silent', name, '--', ...args], {
    env: {
      ...process.env,
      ...{ DATA_DIR: path.join(folder, 'data'), MEDIA_DIR: path.join(folder, 'media') },
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [output, errors, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  if (status !== 0) throw new Error(`npm run ${name}: ${output}${errors}`)
  return output
}

const env = { SUBMISSIONS_PER_HOUR: '0' }

export const steps: Step[] = [
  {
    name: 'files-in-s3',
    promised:
      'a bad key is one sentence; S3 away is 503 and stores nothing; folders move to a bucket',
    missing: lackForS3,
    run: () =>
      withServer(async (server, folder) => {
        const bucket = await newBucket(server)
        const forbidden = await failToStart({
          folder: folder(),
          env: { ...bucket, S3_SECRET_ACCESS_KEY: 'wrong' },
        })
        const isOneSentence = /^The bucket .* cannot be used .*\n$/.test(forbidden.output)

        const site = folder()
        const onDisk = await startProduct({ folder: site, env })
        await submit(onDisk.url)
        await onDisk.stop()
        const moved = await run('files-to-s3', ['--remove'], site, bucket)
        const again = await run('files-to-s3', ['--remove'], site, bucket)

        const product = await startProduct({ folder: site, env: { ...env, ...bucket } })
        const stored = [await submit(product.url), await documentsIn(site)]
        server.stop()
        const away = [await submit(product.url), await documentsIn(site)]
        await product.stop()
        return {
          seen: `${forbidden.output.trim()} ${moved.split('\n')[0]} Then: ${stored}, S3 away: ${away}`,
          isKept:
            forbidden.status === 1 &&
            isOneSentence &&
            /onboarding-documents: 3 copied/.test(moved) &&
            /onboarding-documents: 0 copied/.test(again) &&
            `${stored}` === '201,6' &&
            `${away}` === '503,6',
        }
      }),
  },
  {
    name: 'backup',
    promised:
      'taken from a bucket while the site runs, encrypted, restored to another place: all equal',
    missing: lackForS3,
    run: () =>
      withServer(async (server, folder) => {
        const [from, to, site, target, backups] = [
          await newBucket(server),
          await newBucket(server),
          folder(),
          folder(),
          folder(),
        ]
        const backup = path.join(backups, 'b')
        const key = { BACKUP_PASSPHRASE: 'only for this rehearsal' }
        const product = await startProduct({ folder: site, env: { ...env, ...from } })
        for (let count = 0; count < submissions; count++) await submit(product.url)
        await run('backup', [backup], site, { ...from, ...key })
        const before = await documentsIn(site)
        await product.stop()
        await run('restore', [backup, '--rehearse'], site, { ...from, ...key })
        await run('restore', [backup], target, { ...to, ...key })

        const restored = await startProduct({ folder: target, env: { ...env, ...to } })
        const after = await documentsIn(target)
        await restored.stop()
        const [one, other] = [await namesIn(from), await namesIn(to)]
        const isKept = before === submissions * 3 && after === before && one === other
        return { seen: `${before} documents, restored ${after}`, isKept }
      }),
  },
]

/** Records of documents in the database of the running product in `folder`. */
async function documentsIn(folder: string): Promise<number> {
  return withDatabase(ownDatabaseUrl(folder), async (client) => {
    const { rows } = await client.query('SELECT count(*)::int AS count FROM onboarding_documents')
    return rows[0].count
  })
}

async function namesIn(bucket: Awaited<ReturnType<typeof newBucket>>): Promise<string> {
  const stores = storesBy({ DATA_DIR: '', MEDIA_DIR: '', ...bucket })
  const names: string[] = []
  for (const collection of uploadCollections) {
    for await (const name of stores[collection].list()) names.push(`${collection}/${name}`)
  }
  return names.sort().join('\n')
}

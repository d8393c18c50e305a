import fs from 'node:fs'
import path from 'node:path'
import { documentFiles, onboardingForm } from '../../support/onboarding.ts'
import { ownDatabaseUrl } from '../../support/own-database-url.ts'
import { failToStart, startProduct, temporaryFolder } from '../../support/product.ts'
import { newBucket } from '../../support/s3.ts'
import { missingS3Programs, type S3Server, startS3Server } from '../../support/s3-server.ts'
import { logInStaff } from '../../support/staff.ts'
import {
  differingNames,
  hashFiles,
  hashStorage,
  storageSettings,
} from '../../support/stored-hashes.ts'
import { withDatabase } from '../../support/with-database.ts'
import { runScript } from '../run-script.ts'
import type { Observation, Step } from '../step.ts'

const submissions = 5

/**
 * Runs `work` with an S3 server and a function that creates temporary folders, and cleans both up.
 */
async function withServer(work: (server: S3Server, folder: () => string) => Promise<Observation>) {
  const folders: string[] = []
  const server = await startS3Server()
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

const env = { SUBMISSIONS_PER_HOUR: '0' }

export const steps: Step[] = [
  {
    name: 'files-in-s3',
    guarantee:
      'a wrong key is reported in one sentence; without S3, forms respond with 503 and store nothing; folders move to a bucket',
    missing: missingS3Programs,
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
        const before = await hashFiles(storageSettings(site))
        const toS3 = (...args: string[]) =>
          runScript('files-to-s3', { args, folder: site, env: bucket })
        const moved = [await toS3(), await toS3(), await toS3('--remove')].map(documentCounts)
        const left = Object.keys(await hashFiles(storageSettings(site))).length
        const different = differingNames(
          before,
          await hashFiles({ ...storageSettings(site), ...bucket }),
        )

        const product = await startProduct({ folder: site, env: { ...env, ...bucket } })
        const downloaded = await downloadedAsSent(product.url)
        const stored = [await submit(product.url), await countDocuments(site)]
        server.stop()
        const away = [await submit(product.url), await countDocuments(site)]
        await product.stop()
        return {
          observed: `${forbidden.output.trim()} Copied, already there, removed: ${moved.join('; ')}; ${left} left in folders; equal: ${different.length === 0 ? 'yes' : 'no'}; ${downloaded} of ${documentFiles.length} downloaded as sent. Then: ${stored}, without S3: ${away}`,
          isKept:
            forbidden.status === 1 &&
            isOneSentence &&
            moved.join('; ') === '3, 0, 0; 0, 3, 0; 0, 3, 3' &&
            left === 0 &&
            Object.keys(before).length >= documentFiles.length &&
            different.length === 0 &&
            downloaded === documentFiles.length &&
            `${stored}` === '201,6' &&
            `${away}` === '503,6',
        }
      }),
  },
  {
    name: 'backup',
    guarantee:
      'a backup from a bucket, encrypted, taken while the site runs, restores everything unchanged to another place',
    missing: missingS3Programs,
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
        const before = await hashStorage({ ...storageSettings(site), ...from })
        await runScript('backup', { args: [backup], folder: site, env: { ...from, ...key } })
        const after = await hashStorage({ ...storageSettings(site), ...from })
        await product.stop()
        const back = { folder: target, env: { ...to, ...key } }
        await runScript('restore', { ...back, args: [backup, '--rehearse'] })
        await runScript('restore', { ...back, args: [backup] })
        const restored = await hashStorage({ ...storageSettings(target), ...to })
        // A scheduled job may have been recorded during the backup.
        const [different = []] = [before, after]
          .map((state) => differingNames(state, restored))
          .toSorted((one, other) => one.length - other.length)
        // The restored product must start.
        await (await startProduct({ folder: target, env: { ...env, ...to } })).stop()
        const count = (kind: string) =>
          Object.keys(before).filter((name) => name.startsWith(kind)).length
        const documents = count('onboarding-documents/')
        return {
          observed: `equal: ${different.length === 0 ? 'yes' : `no (${different.slice(0, 3)})`}, ${count('table ')} tables, ${documents} documents, ${count('media/')} pictures`,
          isKept: different.length === 0 && documents === submissions * documentFiles.length,
        }
      }),
  },
]

/**
 * Returns the counts that `files-to-s3` prints for the documents: copied, already there, removed.
 */
function documentCounts(printed: string): string {
  const line = printed.split('\n').find((each) => each.startsWith('onboarding-documents:'))
  return line?.match(/\b\d+(?= (copied|were there already|removed))/g)?.join(', ') ?? ''
}

/** Returns how many documents can be downloaded with exactly the bytes that were sent. */
async function downloadedAsSent(url: string): Promise<number> {
  const { headers, send } = await logInStaff(url)
  const { docs } = await send('GET', 'onboarding-documents?depth=0')
  let count = 0
  for (const file of documentFiles) {
    const name = path.basename(file)
    const { filename } = docs.find((doc: { originalName: string }) => doc.originalName === name)
    const response = await fetch(`${url}/api/documents/${filename}`, { headers })
    if (Buffer.from(await response.arrayBuffer()).equals(fs.readFileSync(file))) count++
  }
  return count
}

/** Returns the number of document records in the database of the running product in `folder`. */
async function countDocuments(folder: string): Promise<number> {
  return withDatabase(ownDatabaseUrl(folder), async (client) => {
    const { rows } = await client.query('SELECT count(*)::int AS count FROM onboarding_documents')
    return rows[0].count
  })
}

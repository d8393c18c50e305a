import { randomUUID } from 'node:crypto'
import { CreateBucketCommand } from '@aws-sdk/client-s3'
import { s3Client } from '../../src/lib/files/s3-store.ts'

/** What the tests with a real S3 server need; without it they are skipped. */
export const s3Endpoint = process.env.S3_TEST_ENDPOINT

export const whyNoS3 =
  'skipped: S3_TEST_ENDPOINT, S3_TEST_KEY and S3_TEST_SECRET name no S3 server to test with'

type Server = { endpoint: string; key: string; secret: string }

/** The settings of a product that keeps its files in a new bucket, of the test server by default. */
export async function newBucket(
  { endpoint, key, secret }: Server = {
    endpoint: s3Endpoint ?? '',
    key: process.env.S3_TEST_KEY ?? '',
    secret: process.env.S3_TEST_SECRET ?? '',
  },
) {
  const settings = {
    S3_BUCKET: `site-${randomUUID()}`,
    S3_ENDPOINT: endpoint,
    S3_REGION: 'us-east-1',
    S3_ACCESS_KEY_ID: key,
    S3_SECRET_ACCESS_KEY: secret,
  }
  await s3Client(settings).send(new CreateBucketCommand({ Bucket: settings.S3_BUCKET }))
  return settings
}

/** Settings that name a server which nobody has started. */
export const deadServer = {
  S3_BUCKET: 'site',
  S3_ENDPOINT: 'http://127.0.0.1:1',
  S3_REGION: 'us-east-1',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
}

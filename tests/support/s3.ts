import { randomUUID } from 'node:crypto'
import { CreateBucketCommand } from '@aws-sdk/client-s3'
import { s3Client } from '../../src/lib/files/s3-store.ts'

/** The URL of a real S3 server. Tests that need it are skipped without it. */
export const s3Endpoint = process.env.S3_TEST_ENDPOINT

export const s3SkipReason =
  'skipped: S3_TEST_ENDPOINT, S3_TEST_KEY and S3_TEST_SECRET name no S3 server to test with'

type Server = { endpoint: string; key: string; secret: string }

/** Creates a bucket, by default on the test server, and returns the product's settings for it. */
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

/** Settings for an S3 server that is not running. */
export const unreachableS3 = {
  S3_BUCKET: 'site',
  S3_ENDPOINT: 'http://127.0.0.1:1',
  S3_REGION: 'us-east-1',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
}

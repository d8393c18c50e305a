/**
 * Compares submissions of 30 MB to a product with an S3 bucket with those to a folder, and measures
 * the memory of 20 concurrent ones.
 */
import fs from 'node:fs'
import path from 'node:path'
import { pidListeningOn } from '../support/listening-process.ts'
import { median } from '../support/median.ts'
import { type Product, startProduct, temporaryFolder } from '../support/product.ts'
import { newBucket } from '../support/s3.ts'
import { missingS3Programs, startS3Server } from '../support/s3-server.ts'
import { growthDuring, largeBody, submit } from './large-submissions.ts'
import { printVerdict } from './verdict.ts'

const rounds = 3

/** The limits. Each document is first written to the disk and none is completely held in memory. */
const minRatio = 0.5
const maxGrowth = 200

const lack = missingS3Programs()
if (lack) {
  console.log(`Not measured: ${lack}`)
  process.exit(0)
}

const server = await startS3Server()
const folders = [temporaryFolder(), temporaryFolder()]
const env = { SUBMISSIONS_PER_HOUR: '0' }
const disk = await startProduct({ folder: folders[0] as string, env })
const bucket = await startProduct({
  folder: folders[1] as string,
  env: { ...env, ...(await newBucket(server)) },
})
const body = await largeBody()
const send = ({ url }: Product, count: number, atOnce: number) =>
  submit({ url: `${url}/api/voice-bot-onboarding`, body, count, atOnce })

// Warms the servers up, because their memory grows after every start.
for (const product of [disk, bucket]) await send(product, 20, 2)
const speeds = { disk: [] as number[], bucket: [] as number[] }
for (let round = 0; round < rounds; round++) {
  speeds.disk.push(await send(disk, 10, 5))
  speeds.bucket.push(await send(bucket, 10, 5))
}
const [onDisk, inBucket] = [median(speeds.disk), median(speeds.bucket)]
const ratio = inBucket / onDisk
printVerdict(
  `submissions of 30 MB per second: bucket ${inBucket.toFixed(1)}, disk ${onDisk.toFixed(1)}, ratio ${ratio.toFixed(2)}`,
  `${minRatio}`,
  ratio >= minRatio,
)
const listener = pidListeningOn(new URL(bucket.url).port)
const { before, growth } = await growthDuring(listener, () => send(bucket, 20, 20))
printVerdict(
  `memory at 20 at once to the bucket: ${before} MB before, growth ${growth} MB`,
  `${maxGrowth} MB`,
  growth <= maxGrowth,
)

for (const product of [disk, bucket]) await product.stop()
server.stop()
for (const folder of folders) fs.rmSync(path.resolve(folder), { recursive: true, force: true })

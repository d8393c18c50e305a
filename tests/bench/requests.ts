/** Requests per second of the cached /de beside those of a bare Next page of the same size. */
import autocannon from 'autocannon'
import { startProduct, temporaryFolder } from '../support/product.ts'
import { startBareSite, stop } from './bare.ts'

const rounds = 3
const seconds = 8

const product = await startProduct({ folder: temporaryFolder() })
const page = `${product.url}/de`
const size = (await (await fetch(page)).text()).length
const bare = await startBareSite(size)
const bareSize = (await (await fetch(bare.url)).text()).length
console.log(`HTML: /de ${size} bytes, bare ${bareSize} bytes`)

/** In turns, so that what else the machine does meets both alike. */
const ours: number[] = []
const theirs: number[] = []
for (let round = 0; round < rounds; round++) {
  ours.push(await requestsPerSecond(page))
  theirs.push(await requestsPerSecond(bare.url))
}
console.log(`requests per second: /de ${median(ours)}, bare ${median(theirs)}`)
console.log(`ratio ${(median(ours) / median(theirs)).toFixed(2)}`)
await product.stop()
await stop(bare.process)

async function requestsPerSecond(url: string): Promise<number> {
  const headers = { 'accept-encoding': 'gzip' }
  const { requests, non2xx } = await autocannon({
    url,
    headers,
    connections: 20,
    duration: seconds,
  })
  if (non2xx > 0) throw new Error(`${non2xx} answers were no success`)
  return requests.average
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

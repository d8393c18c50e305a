import autocannon from 'autocannon'

const seconds = 8

/**
 * Returns the compressed responses per second for twenty connections. Throws if a response is not a
 * success.
 */
export async function requestsPerSecond(url: string): Promise<number> {
  const headers = { 'accept-encoding': 'gzip' }
  const { requests, non2xx } = await autocannon({
    url,
    headers,
    connections: 20,
    duration: seconds,
  })
  if (non2xx > 0) throw new Error(`${non2xx} responses were not successful`)
  return requests.average
}

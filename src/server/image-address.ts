/**
 * Returns the address of the picture that a request asks Next's image optimizer for. Reads the query
 * like Next, which also decodes the names of parameters.
 */
export function imageAddress(url = ''): string {
  return new URLSearchParams(url.slice(url.indexOf('?'))).get('url') ?? ''
}

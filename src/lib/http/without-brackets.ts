/** Returns the hostname of a URL as sockets take it: an IPv6 address without brackets. */
export function withoutBrackets(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '')
}

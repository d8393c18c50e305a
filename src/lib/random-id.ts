/** Returns a random id of 128 bits. `crypto.randomUUID` does not exist without TLS. */
export const randomId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')

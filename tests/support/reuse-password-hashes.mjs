/**
 * Preloaded into a product with NODE_OPTIONS, and into the integration tests: computes each password
 * hash only once per process. A hash takes a tenth of a second of CPU time, and most logins of the
 * tests repeat one. Each new combination of password, salt and parameters still takes its full time.
 */
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const mark = Symbol.for('reuses-password-hashes')

if (!(mark in globalThis)) {
  globalThis[mark] = true
  const { pbkdf2 } = crypto
  const hashes = new Map()
  crypto.pbkdf2 = (password, salt, iterations, length, digest, done) => {
    const key = JSON.stringify([password, salt, iterations, length, digest])
    const compute = () =>
      new Promise((resolve, reject) =>
        pbkdf2(password, salt, iterations, length, digest, (error, hash) =>
          error ? reject(error) : resolve(hash),
        ),
      )
    const hash = hashes.get(key) ?? compute()
    hashes.set(key, hash)
    hash.then(
      // The caller may change its buffer.
      (bytes) => done(null, Buffer.from(bytes)),
      (error) => done(error),
    )
  }
  syncBuiltinESMExports()
}

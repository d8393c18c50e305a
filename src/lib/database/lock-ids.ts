/**
 * The numbers of this product's advisory locks in PostgreSQL. Others have names, which are hashed:
 * `publish`, `queue …`, and the key of a document while its translations are written.
 */
export const lockIds = { prepare: 7_203_114, accounts: 7_203_115 }

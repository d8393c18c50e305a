/**
 * The numbers of this product's advisory locks in PostgreSQL. Others have names, which are hashed:
 * `publish`, `queue …`, and `globals/…` while a global is written.
 */
export const lockIds = { prepare: 7_203_114, accounts: 7_203_115 }

/**
 * The numeric ids of this product's PostgreSQL advisory locks. Other locks use hashed names:
 * `publish`, `queue …`, and `globals/…` while a global is written.
 */
export const lockIds = { prepare: 7_203_114, accounts: 7_203_115 }

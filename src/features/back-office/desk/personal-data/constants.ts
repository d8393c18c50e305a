/** The calls about a person's data. Each is a POST: what is searched for stands in no address. */
const path = '/api/admin/personal-data'

export const searchPath = `${path}/search`
export const exportPath = `${path}/export`
export const erasePath = `${path}/erase`

/** Characters of a search; fewer would find half of everything. */
export const minSearch = 3
export const maxSearch = 200

/** Entries that a search shows and a call takes. */
export const maxFound = 200

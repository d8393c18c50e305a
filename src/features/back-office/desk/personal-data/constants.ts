/** The endpoints of personal data requests. All are POST, so that no URL contains personal data. */
const path = '/api/admin/personal-data'

export const searchPath = `${path}/search`
export const exportPath = `${path}/export`
export const erasePath = `${path}/erase`

/** Characters; shorter searches match too many entries. */
export const minSearchLength = 3
export const maxSearchLength = 200

/** The limit of entries in a search result, and in a request to export or erase them. */
export const maxEntries = 200

/** Where the site's own jobs ask it to throw pages away. */
export const refreshPath = '/api/refresh-pages'

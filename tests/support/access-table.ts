/**
 * The roles that may call an endpoint. `people` are all but API keys; `nobody` contains no role.
 * `waiting` is a logged-in admin who must first set up the second factor.
 */
export const groups = {
  people: ['anonymous', 'waiting', 'editor', 'admin'],
  accounts: ['waiting', 'editor', 'admin'],
  notWaiting: ['anonymous', 'editor', 'admin'],
  staff: ['editor', 'admin'],
  admins: ['admin'],
  submissions: ['admin', 'key'],
  nobody: [],
} as const satisfies Record<string, readonly Role[]>

export type Role = 'anonymous' | 'waiting' | 'editor' | 'admin' | 'key'
export type Group = keyof typeof groups

type Rules = {
  read: Group
  create: Group
  update: Group
  delete: Group
  versions: Group
  /** Payload's URL of a file. */
  file?: Group
}

const content: Rules = {
  // Editors move content to the trash, which is an update.
  ...{ read: 'people', create: 'staff', update: 'staff', delete: 'admins', versions: 'staff' },
}
const contentOfAdmins: Rules = { ...content, create: 'admins' }
const closed: Rules = {
  ...{ read: 'nobody', create: 'nobody', update: 'nobody', delete: 'nobody', versions: 'nobody' },
}
const submitted: Rules = { ...closed, read: 'admins', update: 'admins', delete: 'admins' }

/**
 * The rules of every collection, including Payload's own. The test fails for a collection without
 * rules.
 */
export const collectionRules: Record<string, Rules> = {
  personas: contentOfAdmins,
  features: content,
  testimonials: content,
  'legal-pages': contentOfAdmins,
  'page-meta': { ...content, create: 'nobody', delete: 'nobody' },
  media: { ...content, read: 'staff', versions: 'nobody', file: 'people' },
  recordings: { ...content, read: 'staff', versions: 'nobody', file: 'people' },
  'voice-bot-onboardings': { ...submitted, read: 'submissions' },
  'contact-requests': submitted,
  'onboarding-documents': {
    ...{ ...submitted, read: 'submissions', update: 'nobody', file: 'submissions' },
  },
  'translated-pairs': closed,
  users: {
    ...{ read: 'staff', create: 'admins', update: 'staff', delete: 'admins', versions: 'nobody' },
  },
  'audit-log': { ...closed, read: 'admins' },
  'payload-jobs': { ...closed, read: 'admins', delete: 'admins' },
  'payload-kv': closed,
  'payload-locked-documents': { ...closed, read: 'staff', update: 'staff', delete: 'staff' },
  'payload-migrations': closed,
  'payload-preferences': {
    ...{ read: 'staff', create: 'staff', update: 'staff', delete: 'staff', versions: 'nobody' },
  },
}

/** The rules of every global. */
export const globalRules: Record<string, Pick<Rules, 'read' | 'update' | 'versions'>> = {
  landing: content,
  'site-settings': content,
  claims: content,
  'onboarding-page': content,
  mails: { read: 'staff', update: 'staff', versions: 'nobody' },
  'payload-jobs-stats': { read: 'admins', update: 'nobody', versions: 'nobody' },
}

/** The rule for each endpoint that Payload adds to every collection or global. */
export const commonEndpoints: Record<string, keyof Rules | 'permissions'> = {
  'get /': 'read',
  'get /count': 'read',
  'get /:id': 'read',
  'get /versions': 'versions',
  'get /versions/:id': 'versions',
  'post /versions/:id': 'update',
  'get /publication': 'versions',
  'get /:id/publication': 'versions',
  'post /plans': 'update',
  'post /:id/plans': 'update',
  'delete /plans/:plan': 'update',
  'delete /:id/plans/:plan': 'update',
  'post /discard-draft': 'update',
  'post /:id/discard-draft': 'update',
  'post /': 'create',
  'post /:id/duplicate': 'create',
  'patch /': 'update',
  'patch /:id': 'update',
  'delete /': 'delete',
  'delete /:id': 'delete',
  'get /file/:filename': 'file',
  // Everyone may read their own permissions.
  'post /access/:id?': 'permissions',
  'post /access': 'permissions',
}

/** Individual endpoints, by method and path. */
export const otherEndpoints: Record<string, Group> = {
  'get /access': 'people',
  'get /og': 'people',
  'post /reorder': 'staff',
  'post /users/forgot-password': 'people',
  'get /users/init': 'people',
  'post /users/login': 'people',
  'post /users/logout': 'people',
  'get /users/me': 'notWaiting',
  'post /users/refresh-token': 'accounts',
  'post /users/first-register': 'nobody',
  // Everyone with the token from a mail.
  'post /users/reset-password': 'people',
  'post /users/unlock': 'admins',
  'post /users/end-sessions': 'staff',
  'post /users/second-factor/set-up': 'accounts',
  'post /users/second-factor/confirm': 'accounts',
  'post /users/second-factor/recovery-codes': 'accounts',
  'post /users/second-factor/turn-off': 'accounts',
  'post /users/:id/second-factor/reset': 'admins',
  'get /payload-jobs/run': 'nobody',
  'get /payload-jobs/handle-schedules': 'nobody',
  'post /payload-jobs/:id/send-again': 'admins',
  'get /payload-preferences/:key': 'staff',
  'post /payload-preferences/:key': 'staff',
  // These call the endpoint for another user's account, lock or preference.
  'patch /users/:id': 'admins',
  'patch /payload-locked-documents/:id': 'admins',
  'delete /payload-locked-documents/:id': 'nobody',
  'get /payload-preferences/:id': 'staff',
  'patch /payload-preferences/:id': 'nobody',
  'delete /payload-preferences/:id': 'nobody',
  'post /payload-preferences/:id/duplicate': 'nobody',
  // Payload treats this path as the preference with that name.
  'get /payload-preferences/versions': 'staff',
  'post /payload-preferences/access/:id?': 'staff',
}

/**
 * The site's own routes, by method and folder below src/app. Payload's catch-all route is covered
 * by the rules above.
 */
export const ownRoutes: Record<string, Group | 'everybody'> = {
  'POST /api/contact': 'everybody',
  'POST /api/voice-bot-onboarding': 'everybody',
  'POST /api/policy-reports': 'everybody',
  'GET /api/admin/voice-bot-onboardings': 'submissions',
  'GET /api/admin/contact-requests': 'admins',
  'GET /api/admin/access-log': 'admins',
  'GET /api/admin/desk/[collection]': 'admins',
  'PATCH /api/admin/desk/[collection]': 'admins',
  'GET /api/admin/desk/[collection]/[id]': 'admins',
  'POST /api/admin/desk/[collection]/exports': 'admins',
  'POST /api/admin/personal-data/search': 'admins',
  'POST /api/admin/personal-data/export': 'admins',
  'POST /api/admin/personal-data/erase': 'admins',
  'GET /api/documents/[filename]': 'submissions',
  'GET /api/documents/zip/[submissionId]': 'submissions',
  'GET /api/admin/translations/file/[language]': 'staff',
  'POST /api/admin/translations/file/[language]': 'staff',
  'POST /api/admin/translations/confirm': 'staff',
  'POST /api/admin/translations/copy': 'staff',
  'POST /api/admin/translations/publish': 'staff',
  'POST /api/admin/translations/save': 'staff',
  'GET /[locale]/manifest.webmanifest': 'everybody',
  'GET /.well-known/security.txt': 'everybody',
  'GET /og/[locale]/[picture]': 'everybody',
  'GET /preview/[locale]/og/[picture]': 'staff',
}

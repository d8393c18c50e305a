/** A one-line fault and the tests that should detect it. */
export type Mutation = {
  file: string
  /** Describes the fault. */
  fault: string
  /** Must occur exactly once in the file. */
  find: string
  replace: string
  /** All of the same project, unit or int. */
  tests: string[]
}

const plugin = 'src/plugins/localized-publishing'
const publishing = (name: string) => `tests/int/localized-publishing/${name}.test.ts`
const int = (name: string) => `tests/int/${name}.test.ts`
const unit = (name: string) => `tests/unit/${name}.test.ts`

export const mutations: Mutation[] = [
  // Publishing
  {
    file: `${plugin}/manage-content.ts`,
    fault: 'incomplete content is published',
    find: '[enforce([validatePublication, ...rules]), refresh]',
    replace: '[enforce(rules), refresh]',
    tests: [publishing('publish-one-language')],
  },
  {
    file: `${plugin}/manage-content.ts`,
    fault: 'cached pages are not expired',
    find: '[enforce([validatePublication, ...rules]), refresh]',
    replace: '[enforce([validatePublication, ...rules])]',
    tests: [publishing('freshness')],
  },
  {
    file: 'payload.config.ts',
    fault: 'a register entry may be missing',
    find: '[requirePublished, validateOperator]',
    replace: '[requirePublished]',
    tests: [int('rules/operator')],
  },
  {
    file: `${plugin}/manage-content.ts`,
    fault: 'an autosave removes the lock',
    find: 'afterChange: [renewCollectionLock(slug)],',
    replace: 'afterChange: [],',
    tests: [publishing('lock')],
  },
  {
    file: `${plugin}/manage-content.ts`,
    fault: 'a bulk write keeps what it wrote before it failed',
    find: 'afterOperation: [rollBackFailedBulk],',
    replace: 'afterOperation: [],',
    tests: [publishing('publish-documents')],
  },
  {
    file: `${plugin}/manage-content.ts`,
    fault: 'the imprint can be deleted',
    find: 'beforeDelete: [enforceOnDelete(rules)],',
    replace: 'beforeDelete: [],',
    tests: [int('rules/required')],
  },
  {
    file: 'src/lib/content/published.ts',
    fault: 'what is in the trash counts as published',
    find: 'if (!doc || doc.deletedAt) return false',
    replace: 'if (!doc) return false',
    tests: [int('trash'), publishing('freshness')],
  },
  {
    file: 'collections/rules/claims.ts',
    fault: 'two claims have the same key',
    find: "return at('key', messages.twice(text))",
    replace: 'return []',
    tests: [int('rules/claims')],
  },
  {
    file: `${plugin}/run-plan.ts`,
    fault: 'a plan of one language publishes all',
    find: '{ data, publishSpecificLocale: locale }',
    replace: '{ data, publishAllLocales: true }',
    tests: [
      int('language-of-jobs'),
      publishing('publish-one-language'),
      publishing('plans-at-once'),
    ],
  },
  {
    file: `${plugin}/run-plan.ts`,
    fault: 'a plan is carried out for what is in the trash',
    find: "if (deletedAt) throw new Error('The document was in the trash; it must be planned anew')",
    replace: '',
    tests: [int('trash'), int('failed-plans')],
  },
  {
    file: `${plugin}/run-plan.ts`,
    fault: 'a plan publishes what somebody else is editing',
    find: '    overrideLock: false,\n',
    replace: '',
    tests: [publishing('plans-of-locked-documents')],
  },
  {
    file: `${plugin}/reorder.ts`,
    fault: 'rows go before instead of behind',
    find: "newKeyWillBe === 'greater' ? place + 1 : place",
    replace: "newKeyWillBe === 'greater' ? place : place + 1",
    tests: [publishing('order')],
  },
  {
    file: 'src/lib/content/validate-content.ts',
    fault: 'a missing text is no problem',
    find: "return required && isEmpty(field, value) ? { kind: 'missing' } : undefined",
    replace: 'return undefined',
    tests: [unit('lib/validate-content')],
  },
  {
    file: 'src/lib/cache/page-cache.ts',
    fault: 'a page outlives a publication',
    find: 'if (!entry || entry.tags.every(isCurrentTag)) return entry ?? null',
    replace: 'if (entry) return entry',
    tests: [unit('lib/page-cache')],
  },
  // Intake
  {
    file: 'src/features/intake/onboarding/submit.ts',
    fault: 'a form that is sent twice at once fails',
    find: 'if (concurrent) return concurrent',
    replace: '',
    tests: [int('onboarding-submission')],
  },
  {
    file: 'src/features/intake/onboarding/submit.ts',
    fault: 'documents are not stored',
    find: "await storeOf('onboarding-documents').put(sources)",
    replace: '',
    tests: [int('onboarding-submission')],
  },
  {
    file: 'src/features/intake/onboarding/submit.ts',
    fault: 'no notification is queued',
    find: "await queueNotifications({ cms, req, kind: 'onboarding', id })",
    replace: '',
    tests: [int('notifications')],
  },
  {
    file: 'src/features/intake/onboarding/receive.ts',
    fault: 'an empty document is accepted',
    find: 'if (size === 0) stopWith(rejectDocuments(400, messages.fileEmpty(originalName)))',
    replace: '',
    tests: [int('onboarding-documents')],
  },
  {
    file: 'src/features/intake/onboarding/receive.ts',
    fault: 'any number of documents is accepted',
    find: 'if (writes.length === env.UPLOAD_MAX_FILES) {',
    replace: 'if (false) {',
    tests: [int('onboarding-documents')],
  },
  {
    file: 'src/features/intake/onboarding/check-word.ts',
    fault: 'a document with macros is accepted',
    find: "name.endsWith('vbaproject.bin') || ",
    replace: '',
    tests: [int('document-content')],
  },
  {
    file: 'src/features/intake/onboarding/check-word.ts',
    fault: 'a list of parts may define entities',
    find: "parser.on('doctype', fail)",
    replace: '',
    tests: [int('document-content')],
  },
  {
    file: 'src/features/intake/onboarding/schema.ts',
    fault: 'a website may be any address',
    find: 'z.url({ protocol: /^https?$/, error: websiteMessage })',
    replace: 'z.url({ error: websiteMessage })',
    tests: [unit('features/intake/onboarding/schema')],
  },
  {
    file: 'src/features/intake/onboarding/picked-documents.ts',
    fault: 'a document is listed twice',
    find: 'if (isListed) continue',
    replace: '',
    tests: [unit('features/intake/onboarding/picked-documents')],
  },
  {
    file: 'src/features/intake/contact/schema.ts',
    fault: 'a message may be empty',
    find: 'message: field.min(1),',
    replace: 'message: field,',
    tests: [int('contact-submission')],
  },
  {
    file: 'src/lib/http/client-address.ts',
    fault: 'an invented client address counts',
    find: 'entries.length - 1 - trustedProxies',
    replace: 'entries.length - 2 - trustedProxies',
    tests: [unit('lib/client-address')],
  },
  {
    file: 'src/lib/http/rate-limit.ts',
    fault: 'the rate limit does not apply',
    find: 'if (env.SUBMISSIONS_PER_HOUR === 0) return undefined',
    replace: 'return undefined',
    tests: [int('contact-submission')],
  },
  {
    file: 'src/features/intake/retention/data.ts',
    fault: 'a dry run deletes',
    find: 'return isDryRun ? [] : deleteEach(',
    replace: 'return deleteEach(',
    tests: [int('retention')],
  },
  {
    file: 'src/features/intake/retention/data.ts',
    fault: 'addresses stay in the access log',
    find: 'SET ip_address = NULL WHERE ip_address IS NOT NULL AND created_at < $1',
    replace: 'SET ip_address = NULL WHERE ip_address IS NULL AND created_at < $1',
    tests: [int('scheduled-work'), int('access-log'), int('retention')],
  },
  {
    file: 'src/features/intake/notifications/tasks.ts',
    fault: 'a job names the customer’s address',
    find: 'return reason\n    .slice(0, 500)',
    replace: 'if (reason) return reason.slice(0, 500)\n  return reason\n    .slice(0, 500)',
    tests: [int('notifications')],
  },
  // Desk
  {
    file: 'src/lib/text/csv.ts',
    fault: 'a spreadsheet runs a cell as a formula',
    find: 'return formulaStart.test(cell) ?',
    replace: 'return false ?',
    tests: [unit('features/back-office/desk/export')],
  },
  {
    file: 'src/lib/text/csv.ts',
    fault: 'quotes end a cell',
    find: `.replaceAll('"', '""')`,
    replace: '',
    tests: [unit('features/back-office/desk/export')],
  },
  {
    file: 'src/features/back-office/desk/data.ts',
    fault: 'the oldest come first',
    find: 'ORDER BY s.created_at DESC, s.id DESC',
    replace: 'ORDER BY s.created_at, s.id',
    tests: [int('desk-list')],
  },
  {
    file: 'src/lib/files/file-names.ts',
    fault: 'two files of a zip have the same name',
    find: 'taken.add(unique.toLowerCase())',
    replace: 'taken.add(unique)',
    tests: [unit('features/back-office/desk/zip-names')],
  },
  {
    file: 'src/app/api/documents/[filename]/route.ts',
    fault: 'a download is not recorded',
    find: 'if (response.body) {',
    replace: 'if (!response.body) {',
    tests: [int('desk-records')],
  },
  // Access
  {
    file: 'src/lib/auth/roles.ts',
    fault: 'an API key counts as a person',
    find: "if (isApiKey(user)) return user.role === 'admin' ? 'key' : 'anonymous'\n",
    replace: '',
    tests: [int('keys')],
  },
  {
    file: 'collections/access/roles.ts',
    fault: 'the public reads drafts',
    find: "return asksForMore ? false : { _status: { equals: 'published' } }",
    replace: 'return !asksForMore',
    tests: [int('public-reads')],
  },
  {
    file: 'collections/access/public-reads.ts',
    fault: 'drafts can be guessed by another language',
    find: 'path.split(/\\.|__/).some((step) => others.has(step)),',
    replace: 'path.split(/nothing/).some((step) => others.has(step)),',
    tests: [int('public-reads')],
  },
  {
    file: 'collections/access/trash.ts',
    fault: 'an editor deletes for good',
    find: 'isAdminSession(user) || (isStaffSession(user) && Boolean(data?.deletedAt))',
    replace: 'isStaffSession(user)',
    tests: [int('trash'), int('access-table')],
  },
  {
    file: 'src/lib/http/rest/guard.ts',
    fault: 'a foreign site may write',
    find: 'const headerChecks: RestCheck[] = [checkOrigin, checkApiKey]',
    replace: 'const headerChecks: RestCheck[] = [checkApiKey]',
    tests: [int('rest-origin')],
  },
  {
    file: 'src/server/page-hashes.ts',
    fault: 'every script in a page may run',
    find: 'return isDataScript(text) || hash === formReplayHash ? [hash] : []',
    replace: 'return [hash]',
    tests: [unit('server/page-hashes')],
  },
  {
    file: 'src/lib/http/content-policy.ts',
    fault: 'scripts in a public page run without a hash',
    find: `["'self'", ...scripts].join(' ')`,
    replace: `["'self'", "'unsafe-inline'", ...scripts].join(' ')`,
    tests: [unit('lib/content-policy')],
  },
  {
    file: 'src/lib/http/policy-reports.ts',
    fault: 'what follows a question mark in an address is logged',
    find: "const [withoutQuery = ''] = value.split(/[?#]/)",
    replace: 'const withoutQuery = value',
    tests: [unit('lib/policy-reports')],
  },
  {
    file: 'collections/hooks/second-factor-codes.ts',
    fault: 'a code of the second factor counts twice',
    find: 'if (step !== undefined && step > (account.secondFactorStep ?? 0)) {',
    replace: 'if (step !== undefined) {',
    tests: [int('second-factor')],
  },
  {
    file: 'collections/hooks/second-factor-codes.ts',
    fault: 'wrong codes can be tried without end',
    find: 'else await refund(req.payload, key, guessLimit)',
    replace: 'await refund(req.payload, key, guessLimit)',
    tests: [int('second-factor')],
  },
  {
    file: 'src/features/back-office/desk/personal-data/submit.ts',
    fault: 'jobs about an erased entry stay',
    find: '::jsonb AND NOT processing',
    replace: '::jsonb AND processing',
    tests: [int('personal-data')],
  },
  // Languages
  {
    file: 'src/features/website/language/detect.ts',
    fault: 'the first match wins',
    find: 'matches.at(-1)?.[0]',
    replace: 'matches.at(0)?.[0]',
    tests: [unit('features/website/language/detect')],
  },
  {
    file: 'src/i18n/routes.ts',
    fault: 'a page has another address',
    find: "imprint: { de: 'impressum', en: 'imprint', pt: 'impressum', ro: 'impressum' },",
    replace: "imprint: { de: 'impressum', en: 'impressum', pt: 'impressum', ro: 'impressum' },",
    tests: [unit('i18n/routes')],
  },
  {
    file: 'src/lib/content/copy.ts',
    fault: 'a figure takes any form of its word',
    find: 'pluralForm(value, forms, locale)',
    replace: 'forms[0]',
    tests: [unit('lib/copy')],
  },
  {
    file: 'src/features/website/legal/privacy-facts.ts',
    fault: 'the privacy policy does not follow the settings',
    find: 'contactRetention: deletedAfter(settings.contactMonths),',
    replace: 'contactRetention: deletedAfter(6),',
    tests: [unit('features/website/legal/privacy-facts')],
  },
]

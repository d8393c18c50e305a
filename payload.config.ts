import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { defaultEditorLexicalConfig, lexicalEditor } from '@payloadcms/richtext-lexical'
import { de } from '@payloadcms/translations/languages/de'
import { en } from '@payloadcms/translations/languages/en'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { AuditLog } from './collections/AuditLog.ts'
import { restrictBuiltIns } from './collections/access/built-ins.ts'
import { restrictPublicReads } from './collections/access/public-reads.ts'
import { restrictQueries } from './collections/access/queryable.ts'
import { isAdminRequest } from './collections/access/roles.ts'
import { configureBackgroundJobs } from './collections/BackgroundJobs.ts'
import { ContactRequests } from './collections/ContactRequests.ts'
import { Features } from './collections/Features.ts'
import { emptiedAfter } from './collections/fields/follow-up.ts'
import { addRequestId } from './collections/hooks/add-request-id.ts'
import { assumeDefaultLocale } from './collections/hooks/default-locale.ts'
import { rejectMalformed, reportUnstorable } from './collections/hooks/reject-malformed.ts'
import { reportLocked } from './collections/hooks/report-locked.ts'
import { reportOutage } from './collections/hooks/report-outage.ts'
import { restoreErrorMessages } from './collections/hooks/restore-error-messages.ts'
import { LegalPages } from './collections/LegalPages.ts'
import { Media } from './collections/Media.ts'
import { OnboardingDocuments } from './collections/OnboardingDocuments.ts'
import { PageMeta } from './collections/PageMeta.ts'
import { Personas } from './collections/Personas.ts'
import { Recordings } from './collections/Recordings.ts'
import { validateClaims } from './collections/rules/claims.ts'
import { rejectGermanRows } from './collections/rules/german-rows.ts'
import { limitPublished } from './collections/rules/limit-published.ts'
import { validateImprint, validateOperator } from './collections/rules/operator.ts'
import { requirePublished } from './collections/rules/required.ts'
import { Testimonials } from './collections/Testimonials.ts'
import { TranslatedPairs } from './collections/TranslatedPairs.ts'
import { Users } from './collections/Users.ts'
import { VoiceBotOnboardings } from './collections/VoiceBotOnboardings.ts'
import { Claims } from './globals/Claims.ts'
import { Landing } from './globals/Landing.ts'
import { Mails } from './globals/Mails.ts'
import { OnboardingPage } from './globals/OnboardingPage.ts'
import { SiteSettings } from './globals/SiteSettings.ts'
import { env, siteUrl } from './src/env.ts'
import { tabsOfForms } from './src/features/editing/click-to-edit/tabs-by-field.ts'
import { maxPictureBytes } from './src/features/editing/media/constants.ts'
import { notificationTasks } from './src/features/intake/notifications/tasks.ts'
import { cleanupTask, deleteExpiredTask } from './src/features/intake/retention/tasks.ts'
import { cmsWording } from './src/i18n/cms-wording.ts'
import { defaultLocale, locales } from './src/i18n/locales.ts'
import { keyedHash } from './src/lib/auth/seal.ts'
import { languageName } from './src/lib/content/format-issue.ts'
import { withConnectionErrorHandling } from './src/lib/database/connection-errors.ts'
import { poolOptions } from './src/lib/database/pool-options.ts'
import { rateLimitCounters } from './src/lib/database/rate-limit-counters.ts'
import { withReportedCommits } from './src/lib/database/transaction.ts'
import { fileRemovals } from './src/lib/files/removals-table.ts'
import { logger } from './src/lib/log/logger.ts'
import { mailAdapter } from './src/lib/mail/mail.ts'
import { hideApiViews } from './src/plugins/hide-api-views.ts'
import { localizedPublishing } from './src/plugins/localized-publishing/index.ts'
import { markTexts } from './src/plugins/mark-texts.ts'
import { rememberTranslations } from './src/plugins/remember-translations.ts'
import { showGerman } from './src/plugins/show-german.ts'

// Turbopack supports import.meta.url but not import.meta.dirname.
const root = path.dirname(fileURLToPath(import.meta.url))
const secret = env.PAYLOAD_SECRET ?? ''

const desk = '/src/features/back-office/desk/components'
const translations = '/src/features/editing/translations/components'

/** In the order of the navigation: website, assistants, requests, system. */
const collections = [
  Features,
  Testimonials,
  LegalPages,
  PageMeta,
  Media,
  Recordings,
  Personas,
  VoiceBotOnboardings,
  ContactRequests,
  OnboardingDocuments,
  TranslatedPairs,
  Users,
  AuditLog,
]

const globals = [Landing, OnboardingPage, SiteSettings, Claims, Mails]

export default buildConfig({
  admin: {
    user: 'users',
    // Users with a session but without access to the CMS still have to set up the second factor.
    routes: { unauthorized: '/second-factor' },
    // Payload's default would load an image from Gravatar, by a hash of the user's email address.
    avatar: 'default',
    dateFormat: 'dd.MM.yyyy, HH:mm',
    meta: {
      titleSuffix: '– Website-Verwaltung',
      description: 'Inhalte und Anfragen der Website',
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/icon.svg' }],
      defaultOGImageType: 'off',
      openGraph: {
        title: 'Website-Verwaltung',
        description: 'Inhalte und Anfragen der Website',
        siteName: 'Website-Verwaltung',
      },
    },
    importMap: {
      // Only `npm run generate` writes it. `npm test` fails if it is stale.
      autoGenerate: false,
      baseDir: root,
      importMapFile: path.join(root, 'src/app/(payload)/admin/importMap.js'),
    },
    components: {
      graphics: {
        Logo: '/src/features/back-office/dashboard/components/brand.tsx#Logo',
        Icon: '/src/features/back-office/dashboard/components/brand.tsx#Icon',
      },
      providers: [
        '/src/features/editing/staff-bar/components/remember-staff.tsx#RememberStaff',
        {
          path: '/src/features/editing/click-to-edit/components/field-focus.tsx#FieldFocus',
          clientProps: {
            tabs: tabsOfForms({ collections, globals }),
          },
        },
      ],
      beforeDashboard: [
        '/src/app/(payload)/admin/dashboard.tsx#Dashboard',
        `${translations}/translation-links.tsx#TranslationsOnDashboard`,
        `${desk}/desk-links.tsx#DesksOnDashboard`,
      ],
      header: [
        '/src/lib/cms/skip-link.tsx#SkipLink',
        '/src/lib/cms/name-controls.tsx#NameControls',
        '/src/lib/cms/preserve-caret.tsx#PreserveCaret',
        '/src/lib/cms/release-focus.tsx#ReleaseFocus',
      ],
      beforeNavLinks: [
        '/src/lib/cms/open-navigation.tsx#OpenNavigation',
        `${desk}/desk-links.tsx#DesksInNavigation`,
        `${translations}/translation-links.tsx#TranslationsInNavigation`,
      ],
      views: {
        forgot: {
          path: '/forgot',
          exact: true,
          Component:
            '/src/features/back-office/staff/components/forgot-password-view.tsx#ForgotPasswordView',
        },
        login: {
          path: '/login',
          exact: true,
          Component: '/src/app/(payload)/admin/login-view.tsx#LoginView',
        },
        unauthorized: {
          path: '/second-factor',
          exact: true,
          Component: '/src/app/(payload)/admin/second-factor-view.tsx#SecondFactorView',
        },
        voiceBot: {
          path: '/voice-bot',
          exact: true,
          Component: `${desk}/desk-view.tsx#RegistrationsView`,
          meta: { title: 'Voice-Bot Onboarding Verwaltung' },
        },
        contactRequests: {
          path: '/contact-requests',
          exact: true,
          Component: `${desk}/desk-view.tsx#ContactRequestsView`,
          meta: { title: 'Kontaktanfragen' },
        },
        reports: {
          path: '/reports',
          exact: true,
          Component:
            '/src/features/back-office/desk/reports/components/reports-view.tsx#ReportsView',
          meta: { title: 'Auswertung' },
        },
        personalData: {
          path: '/personal-data',
          exact: true,
          Component:
            '/src/features/back-office/desk/personal-data/components/person-view.tsx#PersonView',
          meta: { title: 'Personendaten' },
        },
        translations: {
          path: '/translations',
          exact: true,
          Component: `${translations}/translations-view.tsx#TranslationsView`,
          meta: { title: 'Übersetzungen' },
        },
      },
    },
  },
  collections,
  hooks: {
    afterError: [reportOutage, addRequestId, restoreErrorMessages, reportUnstorable, reportLocked],
  },
  globals,
  plugins: [
    localizedPublishing({
      collections: {
        // Almost twenty times the longest of the site; there may be 200 of each.
        features: { maxLength: 10_000, rules: [limitPublished] },
        testimonials: { maxLength: 10_000, rules: [limitPublished] },
        'legal-pages': {
          pageField: 'slug',
          rules: [requirePublished, validateImprint, rejectGermanRows],
        },
        'page-meta': { pageField: 'page' },
        media: { hasNoDrafts: true },
        recordings: { hasNoDrafts: true },
        personas: { pageField: 'slug', rules: [rejectGermanRows] },
      },
      globals: {
        landing: { rules: [rejectGermanRows] },
        'site-settings': { rules: [requirePublished, validateOperator] },
        claims: { isShared: true, rules: [validateClaims] },
        'onboarding-page': { isShared: true, rules: [requirePublished] },
        mails: { hasNoDrafts: true },
      },
      guarded: ['contact-requests', 'voice-bot-onboardings', 'users'],
      trashDays: emptiedAfter,
    }),
    rememberTranslations,
    markTexts,
    showGerman,
    hideApiViews,
  ],
  localization: {
    locales: locales.map((code) => ({
      code,
      label: { de: languageName(code, 'de'), en: languageName(code, 'en') },
    })),
    defaultLocale,
    // A missing translation must not fall back to another language.
    fallback: false,
    // Publishes one language at a time, unless the user chooses all.
    defaultLocalePublishOption: 'active',
  },
  i18n: {
    supportedLanguages: { de, en },
    fallbackLanguage: 'de',
    translations: cmsWording,
  },
  db: withConnectionErrorHandling(
    withReportedCommits(
      postgresAdapter({
        pool: poolOptions(env.DATABASE_URL, env.STATEMENT_TIMEOUT),
        migrationDir: path.join(root, 'src/migrations'),
        push: false,
        beforeSchemaInit: [
          ({ schema }) => ({
            ...schema,
            tables: { ...schema.tables, rateLimitCounters, fileRemovals },
          }),
        ],
      }),
    ),
  ),
  editor: lexicalEditor({
    // The page cannot show these.
    features: ({ defaultFeatures }) =>
      defaultFeatures.filter(({ key }) => !['align', 'checklist', 'indent'].includes(key)),
    // What is copied with this name is pasted with all its nodes and styles. Another site that knew it could draw
    // over the CMS or block it. It is the same in all instances, so that what is copied between their forms
    // keeps its format.
    lexical: { ...defaultEditorLexicalConfig, namespace: keyedHash(secret, 'rich text', 'name') },
  }),
  email: mailAdapter(),
  jobs: {
    // Only `startJobs` runs jobs. Requests may not, because two processes could run the same job.
    tasks: [...notificationTasks, deleteExpiredTask, cleanupTask],
    access: { run: () => false, queue: isAdminRequest, cancel: isAdminRequest },
    jobsCollectionOverrides: ({ defaultJobsCollection }) =>
      configureBackgroundJobs(defaultJobsCollection),
  },
  experimental: { localizeStatus: true },
  // Accepts one byte more than the limit for images, so that our own check rejects the file with a
  // clear message. The CMS's forms send one file and one field.
  upload: {
    limits: { fileSize: maxPictureBytes + 1, files: 1, fields: 10, parts: 20 },
    abortOnLimit: false,
  },
  graphQL: { disable: true },
  secret,
  serverURL: env.SITE_URL ? siteUrl : '',
  sharp,
  logger,
  // Strangers would otherwise decide how much is logged, and what matters would be deleted with older entries.
  loggingLevels: {
    AuthenticationError: false,
    Forbidden: false,
    MissingFile: false,
    NotFound: false,
    QueryError: false,
    ValidationError: false,
  },
  telemetry: false,
  typescript: { autoGenerate: false, outputFile: path.join(root, 'src/payload-types.ts') },
})
  .then(restrictBuiltIns)
  .then(rejectMalformed)
  .then(restrictQueries)
  .then(restrictPublicReads)
  .then(assumeDefaultLocale)

import type { StaffLanguage } from '../../../i18n/staff.ts'
import type { LaunchStepId, PlannedChange } from './types.ts'

type Copy = {
  welcome: (name: string) => string
  waiting: string
  toSite: string
  search: {
    label: string
    submit: string
    results: (count: number, query: string) => string
    none: (query: string) => string
    more: (count: number) => string
    clear: string
  }
  recent: string
  noRecent: string
  requests: string
  newEntries: (count: number) => string
  overdueEntries: (count: number) => string
  noRequests: string
  jobs: string
  failedJobs: (count: number) => string
  failedJobsHint: string
  noFailedJobs: string
  toJobs: string
  drafts: string
  draftsHint: string
  noDrafts: string
  more: (count: number) => string
  planned: string
  plannedFor: Record<PlannedChange['type'], string>
  failedPlans: string
  failedPlansHint: string
  launch: string
  launchHint: (open: number, all: number) => string
  launchSteps: Record<LaunchStepId, string>
  askAdmin: string
}

export const dashboardMessages: Record<StaffLanguage, Copy> = {
  de: {
    welcome: (name) => (name ? `Willkommen, ${name}` : 'Willkommen'),
    waiting: 'Was gerade wartet',
    toSite: 'Website ansehen',
    search: {
      label: 'Alle Texte durchsuchen',
      submit: 'Suchen',
      results: (count, query) => `${count === 1 ? '1 Stelle' : `${count} Stellen`} mit „${query}“`,
      none: (query) => `Kein Text enthält „${query}“.`,
      more: (count) => `Dazu ${count} weitere. Ein längeres Suchwort grenzt sie ein.`,
      clear: 'Suche schließen',
    },
    recent: 'Zuletzt bearbeitet',
    noRecent: 'Noch nichts bearbeitet.',
    requests: 'Anfragen',
    newEntries: (count) => `${count} neu`,
    overdueEntries: (count) => `${count} überfällig`,
    noRequests: 'Alles beantwortet. Sobald jemand schreibt, steht es hier.',
    jobs: 'Hintergrundaufgaben',
    failedJobs: (count) =>
      count === 1 ? '1 Aufgabe ist fehlgeschlagen' : `${count} Aufgaben sind fehlgeschlagen`,
    failedJobsHint: 'Öffnen Sie die Aufgabe: Dort stehen der Grund und ein Knopf zum Wiederholen.',
    noFailedJobs: 'Nichts ist liegen geblieben.',
    toJobs: 'Ansehen',
    drafts: 'Noch nicht veröffentlicht',
    draftsHint: 'Entwürfe, die Besucher noch nicht sehen',
    noDrafts: 'Keine offenen Entwürfe: Die Website zeigt den neuesten Stand.',
    more: (count) => `und ${count} weitere`,
    planned: 'Geplant',
    plannedFor: { publish: 'wird veröffentlicht:', unpublish: 'wird zurückgezogen:' },
    failedPlans: 'Geplant, aber nicht geschehen',
    failedPlansHint:
      'Zur geplanten Zeit hat es nicht geklappt. Sobald Sie es nachholen oder neu planen, verschwindet der Hinweis.',
    launch: 'Bevor die Website online geht',
    launchHint: (open, all) =>
      `Noch ${open} von ${all} Punkten offen. Denken Sie auch an Datensicherung und rechtliche Prüfung.`,
    launchSteps: {
      company: 'Angaben im Impressum: noch Beispieldaten',
      contact: 'Telefon und E-Mail: noch Beispieldaten',
      providers: 'Dienstleister in der Datenschutzerklärung: noch nicht benannt',
      testimonials: 'Kundenstimmen: noch erfundene Beispiele',
      sources: 'Werbeaussagen: Quellen fehlen noch',
      mail: 'E-Mail-Versand ist nicht eingerichtet',
      address: 'Die Website hat noch keine https-Adresse',
      deletion: 'Alte Anfragen werden nicht gelöscht, obwohl die Datenschutzerklärung es zusagt',
    },
    askAdmin: 'fragen Sie die Person, die den Server betreibt',
  },
  en: {
    welcome: (name) => (name ? `Welcome, ${name}` : 'Welcome'),
    waiting: 'Waiting for you',
    toSite: 'View site',
    search: {
      label: 'Search all texts',
      submit: 'Search',
      results: (count, query) => `${count === 1 ? '1 match' : `${count} matches`} for “${query}”`,
      none: (query) => `No text contains “${query}”.`,
      more: (count) => `And ${count} more. Use a longer search term to narrow them down.`,
      clear: 'Close search',
    },
    recent: 'Recently edited',
    noRecent: 'Nothing has been edited yet.',
    requests: 'Requests',
    newEntries: (count) => `${count} new`,
    overdueEntries: (count) => `${count} overdue`,
    noRequests: 'All caught up. New requests will show up here.',
    jobs: 'Background jobs',
    failedJobs: (count) => (count === 1 ? '1 job failed' : `${count} jobs failed`),
    failedJobsHint: 'Open the job to see why it failed and to try again.',
    noFailedJobs: 'No failed jobs.',
    toJobs: 'View',
    drafts: 'Not published yet',
    draftsHint: 'Drafts that visitors can’t see yet',
    noDrafts: 'No open drafts. The site is up to date.',
    more: (count) => `and ${count} more`,
    planned: 'Scheduled',
    plannedFor: { publish: 'to be published:', unpublish: 'to be unpublished:' },
    failedPlans: 'Scheduled, but failed',
    failedPlansHint:
      'Something got in the way at the scheduled time. Do it now or schedule it again to clear this notice.',
    launch: 'Before you go live',
    launchHint: (open, all) =>
      `${open} of ${all} steps to go. Remember backups and a legal check, too.`,
    launchSteps: {
      company: 'Details in the imprint: still sample data',
      contact: 'Phone and email: still sample data',
      providers: 'Providers in the privacy policy: not named yet',
      testimonials: 'Testimonials: still made-up examples',
      sources: 'Claims: sources are missing',
      mail: 'Email isn’t set up',
      address: 'The site has no https address yet',
      deletion: 'Old requests aren’t deleted, although the privacy policy says they are',
    },
    askAdmin: 'ask the person who runs the server',
  },
}

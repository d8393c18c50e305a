import type { StaffLanguage } from '../../../i18n/staff.ts'

type Copy = {
  welcome: (name: string) => string
  waiting: string
  requests: string
  newOnes: (count: number) => string
  overdueOnes: (count: number) => string
  noRequests: string
  jobs: string
  failedJobs: (count: number) => string
  failedJobsHint: string
  noFailedJobs: string
  toJobs: string
  drafts: string
  draftsHint: string
  noDrafts: string
  moreDrafts: (count: number) => string
  failedPlans: string
  failedPlansHint: string
}

/** What the CMS's start page says. */
export const dashboardMessages: Record<StaffLanguage, Copy> = {
  de: {
    welcome: (name) => (name ? `Willkommen, ${name}` : 'Willkommen'),
    waiting: 'Was gerade wartet',
    requests: 'Anfragen',
    newOnes: (count) => `${count} neu`,
    overdueOnes: (count) => `${count} überfällig`,
    noRequests: 'Alles beantwortet. Sobald jemand schreibt, steht es hier.',
    jobs: 'Hintergrundaufgaben',
    failedJobs: (count) =>
      count === 1 ? '1 Aufgabe wurde aufgegeben' : `${count} Aufgaben wurden aufgegeben`,
    failedJobsHint: 'Öffnen Sie die Aufgabe: Dort stehen der Grund und ein Knopf zum Wiederholen.',
    noFailedJobs: 'Nichts ist liegen geblieben.',
    toJobs: 'Ansehen',
    drafts: 'Noch nicht veröffentlicht',
    draftsHint: 'Entwürfe, die Besucher noch nicht sehen',
    noDrafts: 'Keine offenen Entwürfe: Die Website zeigt den neuesten Stand.',
    moreDrafts: (count) => `und ${count} weitere`,
    failedPlans: 'Geplant und nicht geschehen',
    failedPlansHint:
      'Zur geplanten Zeit ging es nicht. Sobald Sie die Seite speichern oder neu planen, verschwindet der Hinweis.',
  },
  en: {
    welcome: (name) => (name ? `Welcome, ${name}` : 'Welcome'),
    waiting: 'What is waiting',
    requests: 'Requests',
    newOnes: (count) => `${count} new`,
    overdueOnes: (count) => `${count} overdue`,
    noRequests: 'Everything is answered. As soon as somebody writes, it stands here.',
    jobs: 'Background jobs',
    failedJobs: (count) => (count === 1 ? '1 job was given up' : `${count} jobs were given up`),
    failedJobsHint: 'Open the job: it tells the reason and has a button to try again.',
    noFailedJobs: 'Nothing was left undone.',
    toJobs: 'Have a look',
    drafts: 'Not yet published',
    draftsHint: 'Drafts that visitors do not see yet',
    noDrafts: 'No open drafts: the site shows the latest state.',
    moreDrafts: (count) => `and ${count} more`,
    failedPlans: 'Planned and not done',
    failedPlansHint:
      'It did not work at the planned time. As soon as you save the page or plan anew, this note is gone.',
  },
}

import type { Locale } from '../../../i18n/locales.ts'

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
export const dashboardMessages: Record<Locale, Copy> = {
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
  pt: {
    welcome: (name) => (name ? `Bem-vindo, ${name}` : 'Bem-vindo'),
    waiting: 'O que está à espera',
    requests: 'Pedidos',
    newOnes: (count) => (count === 1 ? '1 novo' : `${count} novos`),
    overdueOnes: (count) => `${count} em atraso`,
    noRequests: 'Está tudo respondido. Assim que alguém escrever, aparece aqui.',
    jobs: 'Tarefas em segundo plano',
    failedJobs: (count) =>
      count === 1 ? '1 tarefa foi abandonada' : `${count} tarefas foram abandonadas`,
    failedJobsHint: 'Abra a tarefa: lá estão o motivo e um botão para tentar novamente.',
    noFailedJobs: 'Nada ficou por fazer.',
    toJobs: 'Ver',
    drafts: 'Ainda por publicar',
    draftsHint: 'Rascunhos que os visitantes ainda não veem',
    noDrafts: 'Sem rascunhos em aberto: o site mostra a versão mais recente.',
    moreDrafts: (count) => `e mais ${count}`,
    failedPlans: 'Planeado e não feito',
    failedPlansHint:
      'Não foi possível à hora planeada. Assim que guardar a página ou planear de novo, este aviso desaparece.',
  },
  ro: {
    welcome: (name) => (name ? `Bun venit, ${name}` : 'Bun venit'),
    waiting: 'Ce așteaptă',
    requests: 'Solicitări',
    newOnes: (count) => (count === 1 ? '1 nouă' : `${count} noi`),
    overdueOnes: (count) => (count === 1 ? '1 întârziată' : `${count} întârziate`),
    noRequests: 'Totul are răspuns. De îndată ce scrie cineva, apare aici.',
    jobs: 'Sarcini în fundal',
    failedJobs: (count) =>
      count === 1 ? '1 sarcină a fost abandonată' : `${count} sarcini au fost abandonate`,
    failedJobsHint: 'Deschideți sarcina: acolo sunt motivul și un buton pentru a încerca din nou.',
    noFailedJobs: 'Nimic nu a rămas nefăcut.',
    toJobs: 'Vedeți',
    drafts: 'Încă nepublicate',
    draftsHint: 'Ciorne pe care vizitatorii nu le văd încă',
    noDrafts: 'Nicio ciornă deschisă: site-ul arată ultima versiune.',
    moreDrafts: (count) => `și încă ${count}`,
    failedPlans: 'Planificat și nerealizat',
    failedPlansHint:
      'Nu s-a putut la ora planificată. De îndată ce salvați pagina sau planificați din nou, acest mesaj dispare.',
  },
}

import type { SiteSettingsCopy } from '../types.ts'

export const siteSettings = {
  brand: 'Digitale Rezeption',
  titleSuffix: ' | {brand}',
  navigation: {
    features: 'Leistungen',
    testimonials: 'Stimmen',
    contact: 'Kontakt',
    consultation: 'Kostenlose Beratung',
  },
  aiNotice:
    'Clara, Viktor und Alexandra sind KI-Assistenten, keine Menschen. Alter und Charakter sind erfunden. In jedem Gespräch geben sie sich als KI zu erkennen.',
  contact: {
    title: 'Wobei dürfen wir Ihnen helfen?',
    description:
      'Kostenlose Beratung, Demo oder Test: Schreiben Sie uns, was Sie sich wünschen. Wir antworten innerhalb von {replyHours|Stunde|Stunden}.',
    labels: {
      name: 'Name',
      email: 'E-Mail',
      phone: 'Telefon',
      company: 'Firma',
      message: 'Nachricht',
    },
    messagePlaceholder: 'Was machen Sie beruflich, und was kostet Sie im Alltag die meiste Zeit?',
    requiredNote: 'Felder mit * sind Pflichtfelder.',
    privacyNote:
      'Wir nutzen Ihre Angaben nur, um Ihre Anfrage zu bearbeiten. Mehr dazu steht in unserer Datenschutzerklärung.',
    submit: 'Nachricht senden',
    successTitle: 'Danke für Ihre Nachricht!',
    successDescription: 'Wir melden uns innerhalb von {replyHours|Stunde|Stunden} bei Ihnen.',
  },
  footer: {
    tagline: 'KI-Assistenten für kleine Betriebe, Praxen und Kanzleien.',
    navigationTitle: 'Übersicht',
    contactTitle: 'Kontakt',
    legalTitle: 'Rechtliches',
    home: 'Startseite',
    imprint: 'Impressum',
    privacy: 'Datenschutz',
    copyright: '© {brand}. Alle Rechte vorbehalten.',
  },
} satisfies SiteSettingsCopy

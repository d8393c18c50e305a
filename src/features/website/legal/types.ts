import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'

/** The imprint's copy in one language; the operator's data comes from the site settings. */
export type ImprintView = {
  title: string
  companyInfo: string
  represented: string
  contact: string
  register: string
  vatId: string
  authority: string
  profession: string
  phoneLabel: string
  mobileLabel: string
  emailLabel: string
  editorialResponsible: string
  euDispute?: { title: string; text: string; url?: string }
  emailNote: string
  consumerDispute: string
  consumerDisputeText: string
  source: string
  sourceUrl?: string
}

/** The privacy policy; its sections are rich text. */
export type PrivacyView = {
  title: string
  sections: { heading: string; body: SerializedEditorState }[]
}

/** The copy of the contact form in one language. */
export type ContactCopy = {
  labels: { name: string; email: string; phone: string; company: string; message: string }
  messagePlaceholder: string
  requiredNote: string
  privacyNote: string
  submit: string
  successTitle: string
  successDescription: string
}

/** Legal forms that a commercial or cooperative register lists, as they are written in a company's name. */
const registeredForms = /(^|\s)(g?GmbH|UG|AG|SE|KGaA|KG|OHG|eG|e\.\s?K\.)(?=[\s,(]|$)/

/** What of the operator the imprint states. */
export type StatedOperator = {
  company?: string | null
  registerCourt?: string | null
  registerNumber?: string | null
}

/** The empty fields that the law requires of a company of this name (§ 5 (1) no. 4 DDG). */
export function missingRegisterEntry({ company, ...stated }: StatedOperator) {
  if (!registeredForms.test(company ?? '')) return []
  return (['registerCourt', 'registerNumber'] as const).filter((name) => !stated[name]?.trim())
}

/** Legal forms that stand in a public register, as they are written in a company's name. */
const registeredForms =
  /(^|\s)(g?GmbH|g?UG|g?AG|SE|KGaA|KG|OHG|eG|eGbR|PartG(mbB)?|mbH|e\.\s?(K|Kfm|Kfr|V|G)\.|Aktiengesellschaft|Gesellschaft mit beschränkter Haftung)(?=[\s,(]|$)/

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

/** Legal forms that require a register entry, as written in company names. */
const registeredForms =
  /(^|\s)(g?GmbH|g?UG|g?AG|SE|KGaA|KG|OHG|eG|eGbR|PartG(mbB)?|mbH|e\.\s?(K|Kfm|Kfr|V|G)\.|Aktiengesellschaft|Gesellschaft mit beschränkter Haftung)(?=[\s,(]|$)/

/** The operator's data that decides whether the register entry is complete. */
export type StatedOperator = {
  company?: string | null
  registerCourt?: string | null
  registerNumber?: string | null
}

/** Returns the empty fields that the law requires for a company of this name (§ 5 (1) no. 4 DDG). */
export function missingRegisterEntry({ company, ...stated }: StatedOperator) {
  if (!registeredForms.test(company ?? '')) return []
  return (['registerCourt', 'registerNumber'] as const).filter((name) => !stated[name]?.trim())
}

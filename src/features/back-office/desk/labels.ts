import { localeTags } from '../../../i18n/locales.ts'
import type { StaffLanguage } from '../../../i18n/staff.ts'

const numberFormats = {
  de: new Intl.NumberFormat(localeTags.de),
  en: new Intl.NumberFormat(localeTags.en),
}

/** For example `10.000`. */
export function numberText(value: number, language: StaffLanguage): string {
  return numberFormats[language].format(value)
}

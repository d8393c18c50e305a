import { KeepLanguage } from './keep-language.tsx'

type Props = { locale?: { code: string } }

/** Passes on the language in which the server has rendered a form. */
export function FormLanguage({ locale }: Props) {
  return locale && <KeepLanguage locale={locale.code} />
}

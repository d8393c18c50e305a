import mark from '../../../../components/art/logo-mark.svg'
import { previewMessages } from '../../../../features/preview/messages.ts'
import { viewersLanguage } from '../../gate.ts'

/** For whoever is logged in without being of the staff. */
export default async function Forbidden() {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="flex min-h-dvh flex-col items-center justify-center gap-8 p-6 text-center"
    >
      <img src={mark.src} alt="" width={64} height={64} />
      <h1 className="text-3xl">{previewMessages[await viewersLanguage()].refused}</h1>
    </main>
  )
}

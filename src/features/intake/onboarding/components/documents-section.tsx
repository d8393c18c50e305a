import { Info } from 'lucide'
import { FieldMessage } from '../../../../components/ui/field-message.tsx'
import { LucideIcon } from '../../../../components/ui/lucide-icon.tsx'
import { addPicked } from '../picked-documents.ts'
import type { OnboardingCopy, PickedDocument } from '../types.ts'
import { DocumentList } from './document-list.tsx'
import { DocumentPicker } from './document-picker.tsx'
import { FormSection } from './form-section.tsx'

/** The id of the picker; the id of its error message is derived from it. */
export const documentsId = 'documents'

type Props = {
  copy: OnboardingCopy['documents']
  documents: readonly PickedDocument[]
  error?: string
  onChange: (documents: PickedDocument[]) => void
}

/** The section for the documents that contain the bot's knowledge. */
export function DocumentsSection({ copy, documents, error, onChange }: Props) {
  return (
    <FormSection number={3} title="Dokumente hochladen">
      <div className="mb-5 flex gap-3.5 rounded-2xl bg-accent-wash p-4 text-accent-deep sm:p-5">
        <LucideIcon of={Info} className="mt-0.5 size-5 shrink-0" />
        <div>
          <p className="font-semibold">{copy.infoTitle}</p>
          <ul className="mt-1 list-disc pl-5 leading-normal">
            {copy.info.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <p className="mt-3 font-semibold leading-normal">{copy.sensitive}</p>
        </div>
      </div>
      <DocumentPicker
        id={documentsId}
        isInvalid={error !== undefined}
        onPick={(files) => onChange(addPicked(documents, files))}
      />
      <DocumentList
        documents={documents}
        pickerId={documentsId}
        onRemove={(index) => onChange(documents.filter((_, at) => at !== index))}
      />
      <FieldMessage id={documentsId} text={error} />
    </FormSection>
  )
}

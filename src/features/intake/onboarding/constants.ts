/** The limits and documents of the onboarding: the form, the server and the CMS derive from here. */

export const defaultCountry = 'Deutschland'

const bytesPerMb = 1024 * 1024

/** One document, in bytes. */
export const maxDocumentBytes = 10 * bytesPerMb

/** The accepted extensions, each with the media type of its downloads. */
export const documentTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const

export type DocumentExtension = keyof typeof documentTypes

/** For the `accept` attribute of the file input. */
export const acceptedDocuments = Object.keys(documentTypes)
  .map((extension) => `.${extension}`)
  .join(',')

/** The longest value of a text field, in characters: far above any real one. */
export const maxFieldLength = 10_000

/** The extension of a file name in lower case, if it is an accepted one. */
export function documentExtension(fileName: string): DocumentExtension | undefined {
  const extension = fileName.match(/\.([^.]*)$/)?.[1]?.toLowerCase() ?? ''
  return Object.hasOwn(documentTypes, extension) ? (extension as DocumentExtension) : undefined
}

/** A size in MB (1024 × 1024 bytes) to two decimals, as the file list shows it in German. */
export function megabytes(bytes: number): string {
  return (bytes / bytesPerMb).toFixed(2).replace('.', ',')
}

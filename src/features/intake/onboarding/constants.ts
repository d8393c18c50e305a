export const defaultCountry = 'Deutschland'

const bytesPerMb = 1024 * 1024

/** The limit for one document. */
export const maxDocumentBytes = 10 * bytesPerMb

/** The accepted extensions, with the MIME type that downloads get. */
export const documentTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const

export type DocumentExtension = keyof typeof documentTypes

/** The `accept` attribute of the file input. */
export const acceptedDocuments = Object.keys(documentTypes)
  .map((extension) => `.${extension}`)
  .join(',')

/** The limit for a text field, in characters, far above any real value. */
export const maxFieldLength = 10_000

/** Returns the extension of a file name in lower case, if it is accepted. */
export function documentExtension(fileName: string): DocumentExtension | undefined {
  const extension = fileName.match(/\.([^.]*)$/)?.[1]?.toLowerCase() ?? ''
  return Object.hasOwn(documentTypes, extension) ? (extension as DocumentExtension) : undefined
}

/** Formats a size in MB (1024 × 1024 bytes) with two decimals, in German. */
export function megabytes(bytes: number): string {
  return (bytes / bytesPerMb).toFixed(2).replace('.', ',')
}

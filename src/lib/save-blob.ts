/** Time for the browser to read a saved blob before its URL is revoked. */
const revokeDelayMs = 60_000

/** Makes the browser save a blob as a file. */
export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), revokeDelayMs)
}

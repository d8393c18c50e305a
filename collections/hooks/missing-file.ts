import fs from 'node:fs/promises'
import path from 'node:path'
import type { UploadConfig } from 'payload'

type Handler = NonNullable<UploadConfig['handlers']>[number]

/** Answers 404 for a file that is not in the folder of uploads, where Payload answers 500. */
export function answerMissingFile(folder: string): Handler {
  const answer = async (filename: string) => {
    const isName = path.basename(filename) === filename && !filename.includes('\0')
    const found = isName
      ? await fs.stat(path.join(folder, filename)).catch(() => undefined)
      : undefined
    if (found?.isFile()) return undefined
    return Response.json({ errors: [{ message: 'There is no such file.' }] }, { status: 404 })
  }
  // Payload's code allows a handler that leaves some files to it; its type does not.
  return (req, { params }) => {
    // Payload calls this handler also while it receives a file.
    if (req.method === 'GET') return answer(params.filename) as Promise<Response>
  }
}

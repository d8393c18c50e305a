import { errorResponse } from './error-response.ts'

/**
 * Returns 404 instead of the success of a bulk change in the trash that matched no document. The
 * CMS's trash views send such changes for one document, and would report as restored or deleted what
 * somebody else has restored or deleted meanwhile.
 */
export async function rejectNoMatch(
  request: Request,
  path: string,
  response: Response,
): Promise<Response> {
  const isBulk = ['PATCH', 'DELETE'].includes(request.method) && !path.includes('/')
  const isInTrash = new URL(request.url).searchParams.get('trash') === 'true'
  if (!isBulk || !isInTrash || response.status !== 200) return response
  const { docs, errors } = (await response.clone().json()) as { docs?: []; errors?: [] }
  if (docs?.length !== 0 || errors?.length !== 0) return response
  return errorResponse(request.headers, { status: 404, message: (messages) => messages.noMatch })
}

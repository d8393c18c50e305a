/**
 * Runs once when the server starts. Next hands a route little more than the headers of a request;
 * here the address of its connection is added to them, and its body is kept at hand. Answers are
 * compressed. Then the queue is taken up where the former process left it.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { keepIncomingBodies } = await import('./lib/http/incoming-body.ts')
  keepIncomingBodies()
  const { compressAnswers } = await import('./lib/http/compress-responses.ts')
  compressAnswers()
  const { startWork } = await import('./lib/cms/payload.ts')
  await startWork()
}

/**
 * Compares the list of 10,000 onboardings with two documents each with one SQL statement that
 * builds the same JSON, and measures the list of 100,000 with its peak memory.
 */

import { median } from '../support/median.ts'
import { fillTo, memory, resetPeak, serverPid, startFilledProduct } from './filled-product.ts'

const rounds = 9

const statement = `
  SELECT json_build_object('data', coalesce(json_agg(item), '[]'))::text AS body FROM (
    SELECT s.id, s.name, s.company, s.email, s.phone, s.street, s.zip_code AS "zipCode", s.city,
      s.country, coalesce(s.website, '') AS website, s.voice_gender AS "voiceGender",
      s.voice_character AS "voiceCharacter", coalesce((
        SELECT json_agg(d.filename ORDER BY r."order")
        FROM voice_bot_onboardings_rels r
        JOIN onboarding_documents d ON d.id = r.onboarding_documents_id
        WHERE r.parent_id = s.id AND r.path = 'uploadedFiles'), '[]') AS "uploadedFiles",
      to_char(s.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "createdAt"
    FROM voice_bot_onboardings s ORDER BY s.created_at DESC, s.id DESC) item`

const { url, sql, headers, stop } = await startFilledProduct()
const pid = serverPid(url)
await fillTo(sql, 10_000)
const same =
  JSON.stringify(JSON.parse(await requestList())) === JSON.stringify(JSON.parse(await queryList()))
if (!same) throw new Error('The statement returns something else than the list')

const times: { list: number[]; statement: number[] } = { list: [], statement: [] }
for (let round = 0; round < rounds; round++) {
  times.list.push(await measure(requestList))
  times.statement.push(await measure(queryList))
}
const [list, one] = [median(times.list), median(times.statement)]
console.log(`list of 10,000: ${Math.round(list)} ms, one SQL statement ${Math.round(one)} ms`)
console.log(`list of 10,000: ratio ${(list / one).toFixed(2)}`)

await fillTo(sql, 100_000)
resetPeak(pid)
const entries: number[] = []
const time = await measure(async () => {
  entries.push(JSON.parse(await requestList()).data.length)
})
const peak = memory(pid).peak
console.log(
  `list of 100,000: ${entries[0]} entries after ${(time / 1000).toFixed(1)} s, peak ${Math.round(peak)} MB`,
)
await stop()

async function requestList(): Promise<string> {
  const response = await fetch(`${url}/api/admin/voice-bot-onboardings`, { headers })
  if (!response.ok) throw new Error(`The list responded with ${response.status}`)
  return response.text()
}

async function queryList(): Promise<string> {
  return (await sql.query(statement)).rows[0].body
}

async function measure(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

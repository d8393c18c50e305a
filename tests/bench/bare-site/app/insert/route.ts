import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env.BARE_DATABASE_URL })

/** Only inserts one row into PostgreSQL. */
export async function POST(request: Request): Promise<Response> {
  const { name, email, message } = await request.json()
  const { rows } = await pool.query(
    'INSERT INTO bare_requests (name, email, message) VALUES ($1, $2, $3) RETURNING id',
    [name, email, message],
  )
  return Response.json({ id: rows[0].id })
}

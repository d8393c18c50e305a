import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

const notes = [
  [
    'Hinweis: Diese Stimmen sind erfundene Beispiele. Sie stammen nicht von echten Kundinnen und Kunden und zeigen nur, was möglich ist.',
    'Erfundenes Beispiel, keine echte Kundenstimme',
  ],
  [
    'Please note: these testimonials are made-up examples. They do not come from real customers and only show what is possible.',
    'Made-up example, not from a real customer',
  ],
  [
    'Nota: estes testemunhos são exemplos inventados. Não são de clientes reais e mostram apenas o que é possível.',
    'Exemplo inventado, não é de um cliente real',
  ],
  [
    'Notă: aceste păreri sunt exemple inventate. Nu vin de la clienți reali și arată doar ce este posibil.',
    'Exemplu inventat, nu vine de la un client real',
  ],
]

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE IF NOT EXISTS "submission_counts" (
  	"key" varchar(255) PRIMARY KEY NOT NULL,
  	"points" integer DEFAULT 0 NOT NULL,
  	"expire" bigint
  );
  `)
  // The note stands on each example now, and no longer once below all of them. Edited ones stay.
  for (const [old, short] of notes) {
    await db.execute(sql`UPDATE landing_locales SET testimonials_example_note = ${short}
      WHERE testimonials_example_note = ${old}`)
    await db.execute(sql`UPDATE _landing_v_locales SET version_testimonials_example_note = ${short}
      WHERE version_testimonials_example_note = ${old}`)
  }
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "submission_counts" CASCADE;`)
}

import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "file_removals" (
  	"collection" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"due" timestamp (3) with time zone NOT NULL,
  	CONSTRAINT "file_removals_collection_name_pk" PRIMARY KEY("collection","name")
  );
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "file_removals" CASCADE;`)
}

import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "file_removals" (
  	"collection" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"due" timestamp (3) with time zone NOT NULL,
  	CONSTRAINT "file_removals_collection_name_pk" PRIMARY KEY("collection","name")
  );
  
  ALTER TABLE "voice_bot_onboardings" ADD COLUMN "content_hash" varchar;
  ALTER TABLE "voice_bot_onboardings" ADD COLUMN "deliveries" jsonb;
  ALTER TABLE "contact_requests" ADD COLUMN "deliveries" jsonb;
  CREATE INDEX "audit_log_entry_id_idx" ON "audit_log" USING btree ("entry_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "file_removals" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "file_removals" CASCADE;
  DROP INDEX "audit_log_entry_id_idx";
  ALTER TABLE "voice_bot_onboardings" DROP COLUMN "content_hash";
  ALTER TABLE "voice_bot_onboardings" DROP COLUMN "deliveries";
  ALTER TABLE "contact_requests" DROP COLUMN "deliveries";`)
}

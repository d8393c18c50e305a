import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "voice_bot_onboardings" ADD COLUMN "deliveries" jsonb;
  ALTER TABLE "contact_requests" ADD COLUMN "deliveries" jsonb;
  CREATE INDEX "audit_log_entry_id_idx" ON "audit_log" USING btree ("entry_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "audit_log_entry_id_idx";
  ALTER TABLE "voice_bot_onboardings" DROP COLUMN "deliveries";
  ALTER TABLE "contact_requests" DROP COLUMN "deliveries";`)
}

import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_audit_log_subject" AS ENUM('onboarding', 'contact', 'document');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'tidy-up' BEFORE 'refresh-pages';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'tidy-up' BEFORE 'refresh-pages';
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_action";
  ALTER TABLE "audit_log" ADD COLUMN "subject" "enum_audit_log_subject";
  UPDATE "audit_log" SET "subject" = CASE WHEN "action" = 'contacts' THEN 'contact' ELSE 'onboarding' END::"enum_audit_log_subject";
  UPDATE "audit_log" SET "action" = CASE WHEN "entry_id" IS NULL THEN 'list' ELSE 'open' END WHERE "action" IN ('list', 'contacts');
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('list', 'open', 'change', 'delete', 'document', 'zip', 'export');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_log_action" USING "action"::"public"."enum_audit_log_action";
  ALTER TABLE "audit_log" ADD COLUMN "detail" varchar;
  CREATE INDEX "audit_log_file_idx" ON "audit_log" USING btree ("file");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "payload_jobs" WHERE "task_slug" = 'tidy-up';
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_action";
  DELETE FROM "audit_log" WHERE "action" IN ('change', 'delete', 'export');
  UPDATE "audit_log" SET "action" = CASE WHEN "subject" = 'contact' THEN 'contacts' ELSE 'list' END WHERE "action" IN ('list', 'open');
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('list', 'contacts', 'document', 'zip');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_log_action" USING "action"::"public"."enum_audit_log_action";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'mail-team', 'confirm-to-customer', 'call-webhook', 'delete-expired', 'refresh-pages', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'mail-team', 'confirm-to-customer', 'call-webhook', 'delete-expired', 'refresh-pages', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "audit_log_file_idx";
  ALTER TABLE "audit_log" DROP COLUMN "subject";
  ALTER TABLE "audit_log" DROP COLUMN "detail";
  DROP TYPE "public"."enum_audit_log_subject";`)
}

import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_contact_requests_page" AS ENUM('landing', 'clara', 'viktor', 'alexandra');
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'trash' BEFORE 'delete';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'restore' BEFORE 'delete';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'factor-on';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'factor-off';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'recovery-codes';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'recovery-used';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'wrong-code';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'sessions-ended';
  ALTER TYPE "public"."enum_audit_log_subject" ADD VALUE 'account';
  ALTER TYPE "public"."enum_audit_log_subject" ADD VALUE 'person';
  ALTER TABLE "contact_requests" ADD COLUMN "page" "enum_contact_requests_page";
  ALTER TABLE "users_sessions" ADD COLUMN "device" varchar;
  ALTER TABLE "users" ADD COLUMN "has_second_factor" boolean DEFAULT false;
  ALTER TABLE "users" ADD COLUMN "second_factor_secret" varchar;
  ALTER TABLE "users" ADD COLUMN "second_factor_step" numeric;
  ALTER TABLE "users" ADD COLUMN "recovery_codes" jsonb;`)

  // Data: the privacy policy names the page of a contact request, where it still has our sentence.
  for (const table of ['legal_pages_sections', '_legal_pages_v_version_sections']) {
    await db.execute(sql`UPDATE ${sql.identifier(table)}
      SET body = replace(body::text, 'die Sprache der Seite', 'die Seite und ihre Sprache')::jsonb
      WHERE body::text LIKE '%Nachricht, die Sprache der Seite, Ihre IP-Adresse%'`)
  }
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_action";
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('list', 'open', 'change', 'delete', 'document', 'zip', 'export');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_log_action" USING "action"::"public"."enum_audit_log_action";
  ALTER TABLE "audit_log" ALTER COLUMN "subject" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_subject";
  CREATE TYPE "public"."enum_audit_log_subject" AS ENUM('onboarding', 'contact', 'document');
  ALTER TABLE "audit_log" ALTER COLUMN "subject" SET DATA TYPE "public"."enum_audit_log_subject" USING "subject"::"public"."enum_audit_log_subject";
  ALTER TABLE "contact_requests" DROP COLUMN "page";
  ALTER TABLE "users_sessions" DROP COLUMN "device";
  ALTER TABLE "users" DROP COLUMN "has_second_factor";
  ALTER TABLE "users" DROP COLUMN "second_factor_secret";
  ALTER TABLE "users" DROP COLUMN "second_factor_step";
  ALTER TABLE "users" DROP COLUMN "recovery_codes";
  DROP TYPE "public"."enum_contact_requests_page";`)
}

import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_log_subject" ADD VALUE 'person';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "audit_log" ALTER COLUMN "subject" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_subject";
  CREATE TYPE "public"."enum_audit_log_subject" AS ENUM('onboarding', 'contact', 'document');
  ALTER TABLE "audit_log" ALTER COLUMN "subject" SET DATA TYPE "public"."enum_audit_log_subject" USING "subject"::"public"."enum_audit_log_subject";`)
}

import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_voice_bot_onboardings_status" AS ENUM('new', 'in-progress', 'configured', 'discarded');
  CREATE TYPE "public"."enum_contact_requests_status" AS ENUM('new', 'in-progress', 'answered', 'discarded');
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('list', 'document', 'zip');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'delete-expired';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'delete-expired';
  CREATE TABLE "audit_log" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"action" "enum_audit_log_action" NOT NULL,
  	"user_id" integer,
  	"user_email" varchar NOT NULL,
  	"by_api_key" boolean,
  	"entry_id" numeric,
  	"file" varchar,
  	"ip_address" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_jobs_stats" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"stats" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "voice_bot_onboardings" ADD COLUMN "status" "enum_voice_bot_onboardings_status" DEFAULT 'new';
  ALTER TABLE "voice_bot_onboardings" ADD COLUMN "assignee_id" integer;
  ALTER TABLE "voice_bot_onboardings" ADD COLUMN "notes" varchar;
  ALTER TABLE "contact_requests" ADD COLUMN "status" "enum_contact_requests_status" DEFAULT 'new';
  ALTER TABLE "contact_requests" ADD COLUMN "assignee_id" integer;
  ALTER TABLE "contact_requests" ADD COLUMN "notes" varchar;
  ALTER TABLE "users" ADD COLUMN "enable_a_p_i_key" boolean;
  ALTER TABLE "users" ADD COLUMN "api_key" varchar;
  ALTER TABLE "users" ADD COLUMN "api_key_index" varchar;
  ALTER TABLE "payload_jobs" ADD COLUMN "meta" jsonb;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "audit_log_id" integer;
  ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "audit_log_user_idx" ON "audit_log" USING btree ("user_id");
  CREATE INDEX "audit_log_updated_at_idx" ON "audit_log" USING btree ("updated_at");
  CREATE INDEX "audit_log_created_at_idx" ON "audit_log" USING btree ("created_at");
  ALTER TABLE "voice_bot_onboardings" ADD CONSTRAINT "voice_bot_onboardings_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_audit_log_fk" FOREIGN KEY ("audit_log_id") REFERENCES "public"."audit_log"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "voice_bot_onboardings_status_idx" ON "voice_bot_onboardings" USING btree ("status");
  CREATE INDEX "voice_bot_onboardings_assignee_idx" ON "voice_bot_onboardings" USING btree ("assignee_id");
  CREATE INDEX "contact_requests_status_idx" ON "contact_requests" USING btree ("status");
  CREATE INDEX "contact_requests_assignee_idx" ON "contact_requests" USING btree ("assignee_id");
  CREATE INDEX "payload_locked_documents_rels_audit_log_id_idx" ON "payload_locked_documents_rels" USING btree ("audit_log_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "audit_log" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_jobs_stats" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "audit_log" CASCADE;
  DROP TABLE "payload_jobs_stats" CASCADE;
  ALTER TABLE "voice_bot_onboardings" DROP CONSTRAINT "voice_bot_onboardings_assignee_id_users_id_fk";
  
  ALTER TABLE "contact_requests" DROP CONSTRAINT "contact_requests_assignee_id_users_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_audit_log_fk";
  
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'mail-team', 'confirm-to-customer', 'call-webhook');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'mail-team', 'confirm-to-customer', 'call-webhook');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "voice_bot_onboardings_status_idx";
  DROP INDEX "voice_bot_onboardings_assignee_idx";
  DROP INDEX "contact_requests_status_idx";
  DROP INDEX "contact_requests_assignee_idx";
  DROP INDEX "payload_locked_documents_rels_audit_log_id_idx";
  ALTER TABLE "voice_bot_onboardings" DROP COLUMN "status";
  ALTER TABLE "voice_bot_onboardings" DROP COLUMN "assignee_id";
  ALTER TABLE "voice_bot_onboardings" DROP COLUMN "notes";
  ALTER TABLE "contact_requests" DROP COLUMN "status";
  ALTER TABLE "contact_requests" DROP COLUMN "assignee_id";
  ALTER TABLE "contact_requests" DROP COLUMN "notes";
  ALTER TABLE "users" DROP COLUMN "enable_a_p_i_key";
  ALTER TABLE "users" DROP COLUMN "api_key";
  ALTER TABLE "users" DROP COLUMN "api_key_index";
  ALTER TABLE "payload_jobs" DROP COLUMN "meta";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "audit_log_id";
  DROP TYPE "public"."enum_voice_bot_onboardings_status";
  DROP TYPE "public"."enum_contact_requests_status";
  DROP TYPE "public"."enum_audit_log_action";`)
}

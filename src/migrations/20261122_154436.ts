import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "features" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_features_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "testimonials" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "legal_pages" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_legal_pages_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "page_meta" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_page_meta_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "personas" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_personas_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "voice_bot_onboardings" ADD COLUMN "content_hash" varchar;
  ALTER TABLE "voice_bot_onboardings" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "contact_requests" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "onboarding_documents" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "landing" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_landing_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "onboarding_page" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_onboarding_page_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "claims" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_claims_v" ADD COLUMN "version_saved_by" varchar;
  CREATE INDEX "voice_bot_onboardings_deleted_at_idx" ON "voice_bot_onboardings" USING btree ("deleted_at");
  CREATE INDEX "contact_requests_deleted_at_idx" ON "contact_requests" USING btree ("deleted_at");
  CREATE INDEX "onboarding_documents_deleted_at_idx" ON "onboarding_documents" USING btree ("deleted_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "voice_bot_onboardings_deleted_at_idx";
  DROP INDEX "contact_requests_deleted_at_idx";
  DROP INDEX "onboarding_documents_deleted_at_idx";
  ALTER TABLE "features" DROP COLUMN "saved_by";
  ALTER TABLE "_features_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "testimonials" DROP COLUMN "saved_by";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "legal_pages" DROP COLUMN "saved_by";
  ALTER TABLE "_legal_pages_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "page_meta" DROP COLUMN "saved_by";
  ALTER TABLE "_page_meta_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "personas" DROP COLUMN "saved_by";
  ALTER TABLE "_personas_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "voice_bot_onboardings" DROP COLUMN "content_hash";
  ALTER TABLE "voice_bot_onboardings" DROP COLUMN "deleted_at";
  ALTER TABLE "contact_requests" DROP COLUMN "deleted_at";
  ALTER TABLE "onboarding_documents" DROP COLUMN "deleted_at";
  ALTER TABLE "landing" DROP COLUMN "saved_by";
  ALTER TABLE "_landing_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "onboarding_page" DROP COLUMN "saved_by";
  ALTER TABLE "_onboarding_page_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "site_settings" DROP COLUMN "saved_by";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "claims" DROP COLUMN "saved_by";
  ALTER TABLE "_claims_v" DROP COLUMN "version_saved_by";`)
}

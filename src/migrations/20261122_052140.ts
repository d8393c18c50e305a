import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "features" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_features_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "testimonials" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "legal_pages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_legal_pages_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "page_meta" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_page_meta_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "media" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "personas" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_personas_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  CREATE INDEX "features_deleted_at_idx" ON "features" USING btree ("deleted_at");
  CREATE INDEX "_features_v_version_version_deleted_at_idx" ON "_features_v" USING btree ("version_deleted_at");
  CREATE INDEX "testimonials_deleted_at_idx" ON "testimonials" USING btree ("deleted_at");
  CREATE INDEX "_testimonials_v_version_version_deleted_at_idx" ON "_testimonials_v" USING btree ("version_deleted_at");
  CREATE INDEX "legal_pages_deleted_at_idx" ON "legal_pages" USING btree ("deleted_at");
  CREATE INDEX "_legal_pages_v_version_version_deleted_at_idx" ON "_legal_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "page_meta_deleted_at_idx" ON "page_meta" USING btree ("deleted_at");
  CREATE INDEX "_page_meta_v_version_version_deleted_at_idx" ON "_page_meta_v" USING btree ("version_deleted_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE INDEX "personas_deleted_at_idx" ON "personas" USING btree ("deleted_at");
  CREATE INDEX "_personas_v_version_version_deleted_at_idx" ON "_personas_v" USING btree ("version_deleted_at");
  ALTER TABLE "users" DROP COLUMN "login_attempts";
  ALTER TABLE "users" DROP COLUMN "lock_until";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "features_deleted_at_idx";
  DROP INDEX "_features_v_version_version_deleted_at_idx";
  DROP INDEX "testimonials_deleted_at_idx";
  DROP INDEX "_testimonials_v_version_version_deleted_at_idx";
  DROP INDEX "legal_pages_deleted_at_idx";
  DROP INDEX "_legal_pages_v_version_version_deleted_at_idx";
  DROP INDEX "page_meta_deleted_at_idx";
  DROP INDEX "_page_meta_v_version_version_deleted_at_idx";
  DROP INDEX "media_deleted_at_idx";
  DROP INDEX "personas_deleted_at_idx";
  DROP INDEX "_personas_v_version_version_deleted_at_idx";
  ALTER TABLE "users" ADD COLUMN "login_attempts" numeric DEFAULT 0;
  ALTER TABLE "users" ADD COLUMN "lock_until" timestamp(3) with time zone;
  ALTER TABLE "features" DROP COLUMN "deleted_at";
  ALTER TABLE "_features_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "testimonials" DROP COLUMN "deleted_at";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "legal_pages" DROP COLUMN "deleted_at";
  ALTER TABLE "_legal_pages_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "page_meta" DROP COLUMN "deleted_at";
  ALTER TABLE "_page_meta_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "media" DROP COLUMN "deleted_at";
  ALTER TABLE "personas" DROP COLUMN "deleted_at";
  ALTER TABLE "_personas_v" DROP COLUMN "version_deleted_at";`)
}

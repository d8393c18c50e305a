import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_onboarding_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__onboarding_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__onboarding_page_v_published_locale" AS ENUM('de', 'en', 'pt', 'ro');
  CREATE TABLE "recordings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "personas_page_faq_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "personas_page_faq_items_locales" (
  	"question" varchar,
  	"answer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_personas_v_version_page_faq_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_personas_v_version_page_faq_items_locales" (
  	"question" varchar,
  	"answer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "onboarding_page_guide_needed" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "onboarding_page_documents_info" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "onboarding_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"guide_intro" varchar,
  	"guide_duration" varchar,
  	"guide_needed_title" varchar,
  	"draft_notice" varchar,
  	"documents_info_title" varchar,
  	"documents_sensitive" varchar,
  	"privacy_note" varchar,
  	"privacy_link" varchar,
  	"thanks_title" varchar,
  	"thanks_received" varchar,
  	"thanks_next" varchar,
  	"thanks_home" varchar,
  	"_status" "enum_onboarding_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_onboarding_page_v_version_guide_needed" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_onboarding_page_v_version_documents_info" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_onboarding_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_guide_intro" varchar,
  	"version_guide_duration" varchar,
  	"version_guide_needed_title" varchar,
  	"version_draft_notice" varchar,
  	"version_documents_info_title" varchar,
  	"version_documents_sensitive" varchar,
  	"version_privacy_note" varchar,
  	"version_privacy_link" varchar,
  	"version_thanks_title" varchar,
  	"version_thanks_received" varchar,
  	"version_thanks_next" varchar,
  	"version_thanks_home" varchar,
  	"version__status" "enum__onboarding_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__onboarding_page_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  ALTER TABLE "legal_pages_locales" ADD COLUMN "register" varchar;
  ALTER TABLE "legal_pages_locales" ADD COLUMN "vat_id" varchar;
  ALTER TABLE "legal_pages_locales" ADD COLUMN "authority" varchar;
  ALTER TABLE "legal_pages_locales" ADD COLUMN "profession" varchar;
  ALTER TABLE "_legal_pages_v_locales" ADD COLUMN "version_register" varchar;
  ALTER TABLE "_legal_pages_v_locales" ADD COLUMN "version_vat_id" varchar;
  ALTER TABLE "_legal_pages_v_locales" ADD COLUMN "version_authority" varchar;
  ALTER TABLE "_legal_pages_v_locales" ADD COLUMN "version_profession" varchar;
  ALTER TABLE "personas_page_examples_conversations_locales" ADD COLUMN "caller" varchar;
  ALTER TABLE "personas_page_examples_conversations_locales" ADD COLUMN "recording_id" integer;
  ALTER TABLE "personas_locales" ADD COLUMN "page_faq_title" varchar;
  ALTER TABLE "_personas_v_version_page_examples_conversations_locales" ADD COLUMN "caller" varchar;
  ALTER TABLE "_personas_v_version_page_examples_conversations_locales" ADD COLUMN "recording_id" integer;
  ALTER TABLE "_personas_v_locales" ADD COLUMN "version_page_faq_title" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "recordings_id" integer;
  ALTER TABLE "site_settings" ADD COLUMN "operator_register_court" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "operator_register_number" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "operator_vat_id" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "operator_authority" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "operator_profession" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "providers_hosting" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "providers_mail" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "providers_automation" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_operator_register_court" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_operator_register_number" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_operator_vat_id" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_operator_authority" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_operator_profession" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_providers_hosting" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_providers_mail" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_providers_automation" varchar;
  ALTER TABLE "personas_page_faq_items" ADD CONSTRAINT "personas_page_faq_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."personas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "personas_page_faq_items_locales" ADD CONSTRAINT "personas_page_faq_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."personas_page_faq_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_personas_v_version_page_faq_items" ADD CONSTRAINT "_personas_v_version_page_faq_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_personas_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_personas_v_version_page_faq_items_locales" ADD CONSTRAINT "_personas_v_version_page_faq_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_personas_v_version_page_faq_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "onboarding_page_guide_needed" ADD CONSTRAINT "onboarding_page_guide_needed_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."onboarding_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "onboarding_page_documents_info" ADD CONSTRAINT "onboarding_page_documents_info_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."onboarding_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_onboarding_page_v_version_guide_needed" ADD CONSTRAINT "_onboarding_page_v_version_guide_needed_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_onboarding_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_onboarding_page_v_version_documents_info" ADD CONSTRAINT "_onboarding_page_v_version_documents_info_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_onboarding_page_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "recordings_updated_at_idx" ON "recordings" USING btree ("updated_at");
  CREATE INDEX "recordings_created_at_idx" ON "recordings" USING btree ("created_at");
  CREATE INDEX "recordings_deleted_at_idx" ON "recordings" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "recordings_filename_idx" ON "recordings" USING btree ("filename");
  CREATE INDEX "personas_page_faq_items_order_idx" ON "personas_page_faq_items" USING btree ("_order");
  CREATE INDEX "personas_page_faq_items_parent_id_idx" ON "personas_page_faq_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "personas_page_faq_items_locales_locale_parent_id_unique" ON "personas_page_faq_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_personas_v_version_page_faq_items_order_idx" ON "_personas_v_version_page_faq_items" USING btree ("_order");
  CREATE INDEX "_personas_v_version_page_faq_items_parent_id_idx" ON "_personas_v_version_page_faq_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_personas_v_version_page_faq_items_locales_locale_parent_id_" ON "_personas_v_version_page_faq_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "onboarding_page_guide_needed_order_idx" ON "onboarding_page_guide_needed" USING btree ("_order");
  CREATE INDEX "onboarding_page_guide_needed_parent_id_idx" ON "onboarding_page_guide_needed" USING btree ("_parent_id");
  CREATE INDEX "onboarding_page_documents_info_order_idx" ON "onboarding_page_documents_info" USING btree ("_order");
  CREATE INDEX "onboarding_page_documents_info_parent_id_idx" ON "onboarding_page_documents_info" USING btree ("_parent_id");
  CREATE INDEX "onboarding_page__status_idx" ON "onboarding_page" USING btree ("_status");
  CREATE INDEX "_onboarding_page_v_version_guide_needed_order_idx" ON "_onboarding_page_v_version_guide_needed" USING btree ("_order");
  CREATE INDEX "_onboarding_page_v_version_guide_needed_parent_id_idx" ON "_onboarding_page_v_version_guide_needed" USING btree ("_parent_id");
  CREATE INDEX "_onboarding_page_v_version_documents_info_order_idx" ON "_onboarding_page_v_version_documents_info" USING btree ("_order");
  CREATE INDEX "_onboarding_page_v_version_documents_info_parent_id_idx" ON "_onboarding_page_v_version_documents_info" USING btree ("_parent_id");
  CREATE INDEX "_onboarding_page_v_version_version__status_idx" ON "_onboarding_page_v" USING btree ("version__status");
  CREATE INDEX "_onboarding_page_v_created_at_idx" ON "_onboarding_page_v" USING btree ("created_at");
  CREATE INDEX "_onboarding_page_v_updated_at_idx" ON "_onboarding_page_v" USING btree ("updated_at");
  CREATE INDEX "_onboarding_page_v_snapshot_idx" ON "_onboarding_page_v" USING btree ("snapshot");
  CREATE INDEX "_onboarding_page_v_published_locale_idx" ON "_onboarding_page_v" USING btree ("published_locale");
  CREATE INDEX "_onboarding_page_v_latest_idx" ON "_onboarding_page_v" USING btree ("latest");
  CREATE INDEX "_onboarding_page_v_autosave_idx" ON "_onboarding_page_v" USING btree ("autosave");
  ALTER TABLE "personas_page_examples_conversations_locales" ADD CONSTRAINT "personas_page_examples_conversations_locales_recording_id_recordings_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."recordings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_personas_v_version_page_examples_conversations_locales" ADD CONSTRAINT "_personas_v_version_page_examples_conversations_locales_recording_id_recordings_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."recordings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_recordings_fk" FOREIGN KEY ("recordings_id") REFERENCES "public"."recordings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "personas_page_examples_conversations_recording_idx" ON "personas_page_examples_conversations_locales" USING btree ("recording_id","_locale");
  CREATE INDEX "_personas_v_version_page_examples_conversations_recordin_idx" ON "_personas_v_version_page_examples_conversations_locales" USING btree ("recording_id","_locale");
  CREATE INDEX "payload_locked_documents_rels_recordings_id_idx" ON "payload_locked_documents_rels" USING btree ("recordings_id");`)
  // Data: published imprints get the new headings, and the claims the minutes of the onboarding.
  await db.execute(sql`
  CREATE TEMPORARY TABLE "imprint_headings" ON COMMIT DROP AS
    SELECT * FROM (VALUES
      ('de', 'Registereintrag', 'Umsatzsteuer-Identifikationsnummer gemäß § 27a UStG', 'Zuständige Aufsichtsbehörde', 'Berufsrechtliche Angaben'),
      ('en', 'Commercial register', 'VAT identification number (section 27a of the German VAT Act)', 'Supervisory authority', 'Professional details'),
      ('pt', 'Registo comercial', 'Número de identificação para efeitos de IVA (§ 27a da lei alemã do IVA)', 'Autoridade de supervisão', 'Informações profissionais'),
      ('ro', 'Registrul comerțului', 'Cod de TVA (§ 27a din legea germană privind TVA)', 'Autoritatea de supraveghere', 'Informații profesionale')
    ) AS "heading" ("locale", "register", "vat_id", "authority", "profession");
  UPDATE "legal_pages_locales" AS "copy" SET "register" = "heading"."register", "vat_id" = "heading"."vat_id",
    "authority" = "heading"."authority", "profession" = "heading"."profession"
    FROM "imprint_headings" AS "heading", "legal_pages" AS "page"
    WHERE "page"."id" = "copy"."_parent_id" AND "page"."slug" = 'imprint' AND "copy"."_locale"::text = "heading"."locale";
  UPDATE "_legal_pages_v_locales" AS "copy" SET "version_register" = "heading"."register", "version_vat_id" = "heading"."vat_id",
    "version_authority" = "heading"."authority", "version_profession" = "heading"."profession"
    FROM "imprint_headings" AS "heading", "_legal_pages_v" AS "page"
    WHERE "page"."id" = "copy"."_parent_id" AND "page"."version_slug" = 'imprint' AND "copy"."_locale"::text = "heading"."locale";
  INSERT INTO "claims_items" ("_order", "_parent_id", "id", "key", "value", "kind", "source")
    SELECT max("_order") + 1, "_parent_id", substr(md5(random()::text), 1, 24), 'onboardingMinutes', '5', 'plain', max("source")
    FROM "claims_items" GROUP BY "_parent_id" HAVING count(*) FILTER (WHERE "key" = 'onboardingMinutes') = 0;
  INSERT INTO "_claims_v_version_items" ("_order", "_parent_id", "key", "value", "kind", "source", "_uuid")
    SELECT max("_order") + 1, "_parent_id", 'onboardingMinutes', '5', 'plain', max("source"),
      coalesce((SELECT "id" FROM "claims_items" WHERE "key" = 'onboardingMinutes'), substr(md5(random()::text), 1, 24))
    FROM "_claims_v_version_items" GROUP BY "_parent_id" HAVING count(*) FILTER (WHERE "key" = 'onboardingMinutes') = 0;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "recordings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "personas_page_faq_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "personas_page_faq_items_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_personas_v_version_page_faq_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_personas_v_version_page_faq_items_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "onboarding_page_guide_needed" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "onboarding_page_documents_info" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "onboarding_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_onboarding_page_v_version_guide_needed" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_onboarding_page_v_version_documents_info" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_onboarding_page_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "recordings" CASCADE;
  DROP TABLE "personas_page_faq_items" CASCADE;
  DROP TABLE "personas_page_faq_items_locales" CASCADE;
  DROP TABLE "_personas_v_version_page_faq_items" CASCADE;
  DROP TABLE "_personas_v_version_page_faq_items_locales" CASCADE;
  DROP TABLE "onboarding_page_guide_needed" CASCADE;
  DROP TABLE "onboarding_page_documents_info" CASCADE;
  DROP TABLE "onboarding_page" CASCADE;
  DROP TABLE "_onboarding_page_v_version_guide_needed" CASCADE;
  DROP TABLE "_onboarding_page_v_version_documents_info" CASCADE;
  DROP TABLE "_onboarding_page_v" CASCADE;
  ALTER TABLE "personas_page_examples_conversations_locales" DROP CONSTRAINT "personas_page_examples_conversations_locales_recording_id_recordings_id_fk";
  
  ALTER TABLE "_personas_v_version_page_examples_conversations_locales" DROP CONSTRAINT "_personas_v_version_page_examples_conversations_locales_recording_id_recordings_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_recordings_fk";
  
  DROP INDEX "personas_page_examples_conversations_recording_idx";
  DROP INDEX "_personas_v_version_page_examples_conversations_recordin_idx";
  DROP INDEX "payload_locked_documents_rels_recordings_id_idx";
  ALTER TABLE "legal_pages_locales" DROP COLUMN "register";
  ALTER TABLE "legal_pages_locales" DROP COLUMN "vat_id";
  ALTER TABLE "legal_pages_locales" DROP COLUMN "authority";
  ALTER TABLE "legal_pages_locales" DROP COLUMN "profession";
  ALTER TABLE "_legal_pages_v_locales" DROP COLUMN "version_register";
  ALTER TABLE "_legal_pages_v_locales" DROP COLUMN "version_vat_id";
  ALTER TABLE "_legal_pages_v_locales" DROP COLUMN "version_authority";
  ALTER TABLE "_legal_pages_v_locales" DROP COLUMN "version_profession";
  ALTER TABLE "personas_page_examples_conversations_locales" DROP COLUMN "caller";
  ALTER TABLE "personas_page_examples_conversations_locales" DROP COLUMN "recording_id";
  ALTER TABLE "personas_locales" DROP COLUMN "page_faq_title";
  ALTER TABLE "_personas_v_version_page_examples_conversations_locales" DROP COLUMN "caller";
  ALTER TABLE "_personas_v_version_page_examples_conversations_locales" DROP COLUMN "recording_id";
  ALTER TABLE "_personas_v_locales" DROP COLUMN "version_page_faq_title";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "recordings_id";
  ALTER TABLE "site_settings" DROP COLUMN "operator_register_court";
  ALTER TABLE "site_settings" DROP COLUMN "operator_register_number";
  ALTER TABLE "site_settings" DROP COLUMN "operator_vat_id";
  ALTER TABLE "site_settings" DROP COLUMN "operator_authority";
  ALTER TABLE "site_settings" DROP COLUMN "operator_profession";
  ALTER TABLE "site_settings" DROP COLUMN "providers_hosting";
  ALTER TABLE "site_settings" DROP COLUMN "providers_mail";
  ALTER TABLE "site_settings" DROP COLUMN "providers_automation";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_operator_register_court";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_operator_register_number";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_operator_vat_id";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_operator_authority";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_operator_profession";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_providers_hosting";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_providers_mail";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_providers_automation";
  DROP TYPE "public"."enum_onboarding_page_status";
  DROP TYPE "public"."enum__onboarding_page_v_version_status";
  DROP TYPE "public"."enum__onboarding_page_v_published_locale";`)
}

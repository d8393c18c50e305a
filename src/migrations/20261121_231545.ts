import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('de', 'en', 'pt', 'ro');
  CREATE TYPE "public"."enum_features_icon" AS ENUM('bell', 'calendar-check', 'clock', 'credit-card', 'globe', 'message-circle', 'phone', 'piggy-bank', 'shield-check', 'trending-up');
  CREATE TYPE "public"."enum_features_colours" AS ENUM('ink', 'clara', 'viktor', 'alexandra');
  CREATE TYPE "public"."enum_features_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__features_v_version_icon" AS ENUM('bell', 'calendar-check', 'clock', 'credit-card', 'globe', 'message-circle', 'phone', 'piggy-bank', 'shield-check', 'trending-up');
  CREATE TYPE "public"."enum__features_v_version_colours" AS ENUM('ink', 'clara', 'viktor', 'alexandra');
  CREATE TYPE "public"."enum__features_v_published_locale" AS ENUM('de', 'en', 'pt', 'ro');
  CREATE TYPE "public"."enum__features_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_testimonials_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__testimonials_v_published_locale" AS ENUM('de', 'en', 'pt', 'ro');
  CREATE TYPE "public"."enum__testimonials_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_legal_pages_slug" AS ENUM('imprint', 'privacy');
  CREATE TYPE "public"."enum_legal_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__legal_pages_v_version_slug" AS ENUM('imprint', 'privacy');
  CREATE TYPE "public"."enum__legal_pages_v_published_locale" AS ENUM('de', 'en', 'pt', 'ro');
  CREATE TYPE "public"."enum__legal_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_page_meta_page" AS ENUM('landing', 'imprint', 'privacy', 'onboarding');
  CREATE TYPE "public"."enum_page_meta_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_meta_v_version_page" AS ENUM('landing', 'imprint', 'privacy', 'onboarding');
  CREATE TYPE "public"."enum__page_meta_v_published_locale" AS ENUM('de', 'en', 'pt', 'ro');
  CREATE TYPE "public"."enum__page_meta_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_personas_page_features_items_icon" AS ENUM('bell', 'calculator', 'calendar-check', 'clock', 'ear', 'folder-check', 'heart', 'message-circle', 'phone', 'shield-check', 'sparkles', 'star', 'table');
  CREATE TYPE "public"."enum_personas_slug" AS ENUM('clara', 'viktor', 'alexandra');
  CREATE TYPE "public"."enum_personas_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__personas_v_version_page_features_items_icon" AS ENUM('bell', 'calculator', 'calendar-check', 'clock', 'ear', 'folder-check', 'heart', 'message-circle', 'phone', 'shield-check', 'sparkles', 'star', 'table');
  CREATE TYPE "public"."enum__personas_v_version_slug" AS ENUM('clara', 'viktor', 'alexandra');
  CREATE TYPE "public"."enum__personas_v_published_locale" AS ENUM('de', 'en', 'pt', 'ro');
  CREATE TYPE "public"."enum__personas_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_voice_bot_onboardings_voice_gender" AS ENUM('female', 'male');
  CREATE TYPE "public"."enum_voice_bot_onboardings_voice_character" AS ENUM('calm', 'enthusiastic');
  CREATE TYPE "public"."enum_voice_bot_onboardings_status" AS ENUM('new', 'in-progress', 'configured', 'discarded');
  CREATE TYPE "public"."enum_contact_requests_language" AS ENUM('de', 'en', 'pt', 'ro');
  CREATE TYPE "public"."enum_contact_requests_status" AS ENUM('new', 'in-progress', 'answered', 'discarded');
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'editor');
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('list', 'contacts', 'document', 'zip');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'mail-team', 'confirm-to-customer', 'call-webhook', 'delete-expired', 'refresh-pages', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'mail-team', 'confirm-to-customer', 'call-webhook', 'delete-expired', 'refresh-pages', 'schedulePublish');
  CREATE TYPE "public"."enum_landing_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__landing_v_published_locale" AS ENUM('de', 'en', 'pt', 'ro');
  CREATE TYPE "public"."enum__landing_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_site_settings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__site_settings_v_published_locale" AS ENUM('de', 'en', 'pt', 'ro');
  CREATE TYPE "public"."enum__site_settings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_claims_items_kind" AS ENUM('plain', 'percent');
  CREATE TYPE "public"."enum_claims_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__claims_v_version_items_kind" AS ENUM('plain', 'percent');
  CREATE TYPE "public"."enum__claims_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__claims_v_published_locale" AS ENUM('de', 'en', 'pt', 'ro');
  CREATE TABLE "features_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "features" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"slug" varchar,
  	"icon" "enum_features_icon",
  	"colours" "enum_features_colours" DEFAULT 'ink',
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "features_locales" (
  	"title" varchar,
  	"description" varchar,
  	"_status" "enum_features_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_features_v_version_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_features_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_slug" varchar,
  	"version_icon" "enum__features_v_version_icon",
  	"version_colours" "enum__features_v_version_colours" DEFAULT 'ink',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__features_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_features_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"version__status" "enum__features_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "testimonials" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"slug" varchar,
  	"name" varchar,
  	"image_id" integer,
  	"image_url" varchar,
  	"rating" numeric DEFAULT 5,
  	"is_example" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "testimonials_locales" (
  	"role" varchar,
  	"content" varchar,
  	"_status" "enum_testimonials_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_testimonials_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_slug" varchar,
  	"version_name" varchar,
  	"version_image_id" integer,
  	"version_image_url" varchar,
  	"version_rating" numeric DEFAULT 5,
  	"version_is_example" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__testimonials_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_testimonials_v_locales" (
  	"version_role" varchar,
  	"version_content" varchar,
  	"version__status" "enum__testimonials_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "legal_pages_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"body" jsonb
  );
  
  CREATE TABLE "legal_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" "enum_legal_pages_slug",
  	"eu_dispute_url" varchar,
  	"show_eu_dispute" boolean DEFAULT true,
  	"source_url" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "legal_pages_locales" (
  	"title" varchar,
  	"company_info" varchar,
  	"represented" varchar,
  	"contact" varchar,
  	"phone_label" varchar,
  	"mobile_label" varchar,
  	"email_label" varchar,
  	"editorial_responsible" varchar,
  	"eu_dispute" varchar,
  	"eu_dispute_text" varchar,
  	"email_note" varchar,
  	"consumer_dispute" varchar,
  	"consumer_dispute_text" varchar,
  	"source" varchar,
  	"_status" "enum_legal_pages_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_legal_pages_v_version_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"body" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_legal_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" "enum__legal_pages_v_version_slug",
  	"version_eu_dispute_url" varchar,
  	"version_show_eu_dispute" boolean DEFAULT true,
  	"version_source_url" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__legal_pages_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_legal_pages_v_locales" (
  	"version_title" varchar,
  	"version_company_info" varchar,
  	"version_represented" varchar,
  	"version_contact" varchar,
  	"version_phone_label" varchar,
  	"version_mobile_label" varchar,
  	"version_email_label" varchar,
  	"version_editorial_responsible" varchar,
  	"version_eu_dispute" varchar,
  	"version_eu_dispute_text" varchar,
  	"version_email_note" varchar,
  	"version_consumer_dispute" varchar,
  	"version_consumer_dispute_text" varchar,
  	"version_source" varchar,
  	"version__status" "enum__legal_pages_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "page_meta" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"page" "enum_page_meta_page",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "page_meta_locales" (
  	"title" varchar,
  	"description" varchar,
  	"keywords" varchar,
  	"og_title" varchar,
  	"og_description" varchar,
  	"canonical_url" varchar,
  	"_status" "enum_page_meta_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_page_meta_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_page" "enum__page_meta_v_version_page",
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__page_meta_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_page_meta_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_keywords" varchar,
  	"version_og_title" varchar,
  	"version_og_description" varchar,
  	"version_canonical_url" varchar,
  	"version__status" "enum__page_meta_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_thumbnail_url" varchar,
  	"sizes_thumbnail_width" numeric,
  	"sizes_thumbnail_height" numeric,
  	"sizes_thumbnail_mime_type" varchar,
  	"sizes_thumbnail_filesize" numeric,
  	"sizes_thumbnail_filename" varchar,
  	"sizes_portrait_url" varchar,
  	"sizes_portrait_width" numeric,
  	"sizes_portrait_height" numeric,
  	"sizes_portrait_mime_type" varchar,
  	"sizes_portrait_filesize" numeric,
  	"sizes_portrait_filename" varchar
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "personas_page_features_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"icon" "enum_personas_page_features_items_icon"
  );
  
  CREATE TABLE "personas_page_features_items_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "personas_page_target_groups_groups" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "personas_page_target_groups_groups_locales" (
  	"name" varchar,
  	"benefit" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "personas_page_examples_conversations" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "personas_page_examples_conversations_locales" (
  	"scenario" varchar,
  	"message" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "personas_page_benefits_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "personas_page_benefits_items_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "personas" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"slug" "enum_personas_slug",
  	"name" varchar,
  	"age" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "personas_locales" (
  	"role" varchar,
  	"motto" varchar,
  	"description" varchar,
  	"page_title" varchar,
  	"page_subtitle" varchar,
  	"page_motto" varchar,
  	"page_description" varchar,
  	"page_age" varchar,
  	"page_personality" varchar,
  	"page_superpower" varchar,
  	"page_features_title" varchar,
  	"page_target_groups_title" varchar,
  	"page_examples_title" varchar,
  	"page_benefits_title" varchar,
  	"page_cta_title" varchar,
  	"page_cta_description" varchar,
  	"page_cta_primary" varchar,
  	"page_cta_secondary" varchar,
  	"_status" "enum_personas_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "personas_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar,
  	"locale" "_locales"
  );
  
  CREATE TABLE "_personas_v_version_page_features_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon" "enum__personas_v_version_page_features_items_icon",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_personas_v_version_page_features_items_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_personas_v_version_page_target_groups_groups" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_personas_v_version_page_target_groups_groups_locales" (
  	"name" varchar,
  	"benefit" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_personas_v_version_page_examples_conversations" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_personas_v_version_page_examples_conversations_locales" (
  	"scenario" varchar,
  	"message" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_personas_v_version_page_benefits_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_personas_v_version_page_benefits_items_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_personas_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_slug" "enum__personas_v_version_slug",
  	"version_name" varchar,
  	"version_age" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__personas_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_personas_v_locales" (
  	"version_role" varchar,
  	"version_motto" varchar,
  	"version_description" varchar,
  	"version_page_title" varchar,
  	"version_page_subtitle" varchar,
  	"version_page_motto" varchar,
  	"version_page_description" varchar,
  	"version_page_age" varchar,
  	"version_page_personality" varchar,
  	"version_page_superpower" varchar,
  	"version_page_features_title" varchar,
  	"version_page_target_groups_title" varchar,
  	"version_page_examples_title" varchar,
  	"version_page_benefits_title" varchar,
  	"version_page_cta_title" varchar,
  	"version_page_cta_description" varchar,
  	"version_page_cta_primary" varchar,
  	"version_page_cta_secondary" varchar,
  	"version__status" "enum__personas_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_personas_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar,
  	"locale" "_locales"
  );
  
  CREATE TABLE "voice_bot_onboardings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"company" varchar NOT NULL,
  	"street" varchar NOT NULL,
  	"zip_code" varchar NOT NULL,
  	"city" varchar NOT NULL,
  	"country" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"website" varchar,
  	"voice_gender" "enum_voice_bot_onboardings_voice_gender" NOT NULL,
  	"voice_character" "enum_voice_bot_onboardings_voice_character" NOT NULL,
  	"idempotency_key" varchar,
  	"status" "enum_voice_bot_onboardings_status" DEFAULT 'new' NOT NULL,
  	"assignee_id" integer,
  	"notes" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "voice_bot_onboardings_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"onboarding_documents_id" integer
  );
  
  CREATE TABLE "contact_requests" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"phone" varchar,
  	"company" varchar,
  	"message" varchar NOT NULL,
  	"language" "enum_contact_requests_language",
  	"ip_address" varchar,
  	"status" "enum_contact_requests_status" DEFAULT 'new' NOT NULL,
  	"assignee_id" integer,
  	"notes" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "onboarding_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"original_name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "translated_pairs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"pair" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"role" "enum_users_role" DEFAULT 'editor' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"enable_a_p_i_key" boolean,
  	"api_key" varchar,
  	"api_key_index" varchar,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
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
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"meta" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"features_id" integer,
  	"testimonials_id" integer,
  	"legal_pages_id" integer,
  	"page_meta_id" integer,
  	"media_id" integer,
  	"personas_id" integer,
  	"voice_bot_onboardings_id" integer,
  	"contact_requests_id" integer,
  	"onboarding_documents_id" integer,
  	"users_id" integer,
  	"audit_log_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "landing_statistics_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "landing_statistics_items_locales" (
  	"value" varchar,
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "landing" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "landing_locales" (
  	"hero_headline" varchar,
  	"hero_subtitle" varchar,
  	"hero_description" varchar,
  	"hero_try_button" varchar,
  	"hero_demo_button" varchar,
  	"hero_trial_note" varchar,
  	"hero_badge" varchar,
  	"statistics_title" varchar,
  	"team_title" varchar,
  	"team_subtitle" varchar,
  	"team_link_label" varchar,
  	"features_title" varchar,
  	"features_subtitle" varchar,
  	"testimonials_title" varchar,
  	"testimonials_subtitle" varchar,
  	"testimonials_example_note" varchar,
  	"cta_title" varchar,
  	"cta_description" varchar,
  	"cta_start_button" varchar,
  	"cta_demo_button" varchar,
  	"cta_note" varchar,
  	"_status" "enum_landing_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_landing_v_version_statistics_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_landing_v_version_statistics_items_locales" (
  	"value" varchar,
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_landing_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__landing_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_landing_v_locales" (
  	"version_hero_headline" varchar,
  	"version_hero_subtitle" varchar,
  	"version_hero_description" varchar,
  	"version_hero_try_button" varchar,
  	"version_hero_demo_button" varchar,
  	"version_hero_trial_note" varchar,
  	"version_hero_badge" varchar,
  	"version_statistics_title" varchar,
  	"version_team_title" varchar,
  	"version_team_subtitle" varchar,
  	"version_team_link_label" varchar,
  	"version_features_title" varchar,
  	"version_features_subtitle" varchar,
  	"version_testimonials_title" varchar,
  	"version_testimonials_subtitle" varchar,
  	"version_testimonials_example_note" varchar,
  	"version_cta_title" varchar,
  	"version_cta_description" varchar,
  	"version_cta_start_button" varchar,
  	"version_cta_demo_button" varchar,
  	"version_cta_note" varchar,
  	"version__status" "enum__landing_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "site_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"phone" varchar,
  	"email" varchar,
  	"operator_company" varchar,
  	"operator_address" varchar,
  	"operator_representative" varchar,
  	"operator_mobile" varchar,
  	"operator_editor" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "site_settings_locales" (
  	"brand" varchar,
  	"title_suffix" varchar,
  	"ai_notice" varchar,
  	"navigation_features" varchar,
  	"navigation_testimonials" varchar,
  	"navigation_contact" varchar,
  	"navigation_consultation" varchar,
  	"contact_title" varchar,
  	"contact_description" varchar,
  	"contact_labels_name" varchar,
  	"contact_labels_email" varchar,
  	"contact_labels_phone" varchar,
  	"contact_labels_company" varchar,
  	"contact_labels_message" varchar,
  	"contact_message_placeholder" varchar,
  	"contact_required_note" varchar,
  	"contact_privacy_note" varchar,
  	"contact_submit" varchar,
  	"contact_success_title" varchar,
  	"contact_success_description" varchar,
  	"footer_tagline" varchar,
  	"footer_navigation_title" varchar,
  	"footer_contact_title" varchar,
  	"footer_legal_title" varchar,
  	"footer_home" varchar,
  	"footer_imprint" varchar,
  	"footer_privacy" varchar,
  	"footer_copyright" varchar,
  	"_status" "enum_site_settings_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_site_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_phone" varchar,
  	"version_email" varchar,
  	"version_operator_company" varchar,
  	"version_operator_address" varchar,
  	"version_operator_representative" varchar,
  	"version_operator_mobile" varchar,
  	"version_operator_editor" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__site_settings_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_site_settings_v_locales" (
  	"version_brand" varchar,
  	"version_title_suffix" varchar,
  	"version_ai_notice" varchar,
  	"version_navigation_features" varchar,
  	"version_navigation_testimonials" varchar,
  	"version_navigation_contact" varchar,
  	"version_navigation_consultation" varchar,
  	"version_contact_title" varchar,
  	"version_contact_description" varchar,
  	"version_contact_labels_name" varchar,
  	"version_contact_labels_email" varchar,
  	"version_contact_labels_phone" varchar,
  	"version_contact_labels_company" varchar,
  	"version_contact_labels_message" varchar,
  	"version_contact_message_placeholder" varchar,
  	"version_contact_required_note" varchar,
  	"version_contact_privacy_note" varchar,
  	"version_contact_submit" varchar,
  	"version_contact_success_title" varchar,
  	"version_contact_success_description" varchar,
  	"version_footer_tagline" varchar,
  	"version_footer_navigation_title" varchar,
  	"version_footer_contact_title" varchar,
  	"version_footer_legal_title" varchar,
  	"version_footer_home" varchar,
  	"version_footer_imprint" varchar,
  	"version_footer_privacy" varchar,
  	"version_footer_copyright" varchar,
  	"version__status" "enum__site_settings_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "claims_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" varchar,
  	"kind" "enum_claims_items_kind" DEFAULT 'plain',
  	"source" varchar
  );
  
  CREATE TABLE "claims" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_claims_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_claims_v_version_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" varchar,
  	"kind" "enum__claims_v_version_items_kind" DEFAULT 'plain',
  	"source" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_claims_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__claims_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__claims_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"onboarding_subject" varchar NOT NULL,
  	"onboarding_greeting" varchar NOT NULL,
  	"onboarding_body" varchar NOT NULL,
  	"onboarding_reference" varchar NOT NULL,
  	"team_contact_subject" varchar NOT NULL,
  	"team_onboarding_subject" varchar NOT NULL,
  	"team_intro" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "mails_locales" (
  	"contact_subject" varchar NOT NULL,
  	"contact_greeting" varchar NOT NULL,
  	"contact_body" varchar NOT NULL,
  	"contact_reference" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "payload_jobs_stats" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"stats" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "features_benefits" ADD CONSTRAINT "features_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "features_locales" ADD CONSTRAINT "features_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_features_v_version_benefits" ADD CONSTRAINT "_features_v_version_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_features_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_features_v" ADD CONSTRAINT "_features_v_parent_id_features_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."features"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_features_v_locales" ADD CONSTRAINT "_features_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_features_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonials_locales" ADD CONSTRAINT "testimonials_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_parent_id_testimonials_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."testimonials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v_locales" ADD CONSTRAINT "_testimonials_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_testimonials_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "legal_pages_sections" ADD CONSTRAINT "legal_pages_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "legal_pages_locales" ADD CONSTRAINT "legal_pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_legal_pages_v_version_sections" ADD CONSTRAINT "_legal_pages_v_version_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_legal_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_legal_pages_v" ADD CONSTRAINT "_legal_pages_v_parent_id_legal_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."legal_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_legal_pages_v_locales" ADD CONSTRAINT "_legal_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_legal_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_meta_locales" ADD CONSTRAINT "page_meta_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_meta"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_meta_v" ADD CONSTRAINT "_page_meta_v_parent_id_page_meta_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."page_meta"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_meta_v_locales" ADD CONSTRAINT "_page_meta_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_meta_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "personas_page_features_items" ADD CONSTRAINT "personas_page_features_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."personas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "personas_page_features_items_locales" ADD CONSTRAINT "personas_page_features_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."personas_page_features_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "personas_page_target_groups_groups" ADD CONSTRAINT "personas_page_target_groups_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."personas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "personas_page_target_groups_groups_locales" ADD CONSTRAINT "personas_page_target_groups_groups_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."personas_page_target_groups_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "personas_page_examples_conversations" ADD CONSTRAINT "personas_page_examples_conversations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."personas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "personas_page_examples_conversations_locales" ADD CONSTRAINT "personas_page_examples_conversations_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."personas_page_examples_conversations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "personas_page_benefits_items" ADD CONSTRAINT "personas_page_benefits_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."personas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "personas_page_benefits_items_locales" ADD CONSTRAINT "personas_page_benefits_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."personas_page_benefits_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "personas_locales" ADD CONSTRAINT "personas_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."personas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "personas_texts" ADD CONSTRAINT "personas_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."personas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_personas_v_version_page_features_items" ADD CONSTRAINT "_personas_v_version_page_features_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_personas_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_personas_v_version_page_features_items_locales" ADD CONSTRAINT "_personas_v_version_page_features_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_personas_v_version_page_features_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_personas_v_version_page_target_groups_groups" ADD CONSTRAINT "_personas_v_version_page_target_groups_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_personas_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_personas_v_version_page_target_groups_groups_locales" ADD CONSTRAINT "_personas_v_version_page_target_groups_groups_locales_par_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_personas_v_version_page_target_groups_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_personas_v_version_page_examples_conversations" ADD CONSTRAINT "_personas_v_version_page_examples_conversations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_personas_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_personas_v_version_page_examples_conversations_locales" ADD CONSTRAINT "_personas_v_version_page_examples_conversations_locales_p_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_personas_v_version_page_examples_conversations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_personas_v_version_page_benefits_items" ADD CONSTRAINT "_personas_v_version_page_benefits_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_personas_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_personas_v_version_page_benefits_items_locales" ADD CONSTRAINT "_personas_v_version_page_benefits_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_personas_v_version_page_benefits_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_personas_v" ADD CONSTRAINT "_personas_v_parent_id_personas_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."personas"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_personas_v_locales" ADD CONSTRAINT "_personas_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_personas_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_personas_v_texts" ADD CONSTRAINT "_personas_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_personas_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "voice_bot_onboardings" ADD CONSTRAINT "voice_bot_onboardings_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "voice_bot_onboardings_rels" ADD CONSTRAINT "voice_bot_onboardings_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."voice_bot_onboardings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "voice_bot_onboardings_rels" ADD CONSTRAINT "voice_bot_onboardings_rels_onboarding_documents_fk" FOREIGN KEY ("onboarding_documents_id") REFERENCES "public"."onboarding_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_features_fk" FOREIGN KEY ("features_id") REFERENCES "public"."features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_legal_pages_fk" FOREIGN KEY ("legal_pages_id") REFERENCES "public"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_page_meta_fk" FOREIGN KEY ("page_meta_id") REFERENCES "public"."page_meta"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_personas_fk" FOREIGN KEY ("personas_id") REFERENCES "public"."personas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_voice_bot_onboardings_fk" FOREIGN KEY ("voice_bot_onboardings_id") REFERENCES "public"."voice_bot_onboardings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_contact_requests_fk" FOREIGN KEY ("contact_requests_id") REFERENCES "public"."contact_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_onboarding_documents_fk" FOREIGN KEY ("onboarding_documents_id") REFERENCES "public"."onboarding_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_audit_log_fk" FOREIGN KEY ("audit_log_id") REFERENCES "public"."audit_log"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_statistics_items" ADD CONSTRAINT "landing_statistics_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."landing"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_statistics_items_locales" ADD CONSTRAINT "landing_statistics_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."landing_statistics_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_locales" ADD CONSTRAINT "landing_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."landing"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landing_v_version_statistics_items" ADD CONSTRAINT "_landing_v_version_statistics_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_landing_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landing_v_version_statistics_items_locales" ADD CONSTRAINT "_landing_v_version_statistics_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_landing_v_version_statistics_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landing_v_locales" ADD CONSTRAINT "_landing_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_landing_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_locales" ADD CONSTRAINT "site_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_locales" ADD CONSTRAINT "_site_settings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "claims_items" ADD CONSTRAINT "claims_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."claims"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_claims_v_version_items" ADD CONSTRAINT "_claims_v_version_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_claims_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mails_locales" ADD CONSTRAINT "mails_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "features_benefits_order_idx" ON "features_benefits" USING btree ("_order");
  CREATE INDEX "features_benefits_parent_id_idx" ON "features_benefits" USING btree ("_parent_id");
  CREATE INDEX "features_benefits_locale_idx" ON "features_benefits" USING btree ("_locale");
  CREATE INDEX "features__order_idx" ON "features" USING btree ("_order");
  CREATE UNIQUE INDEX "features_slug_idx" ON "features" USING btree ("slug");
  CREATE INDEX "features_updated_at_idx" ON "features" USING btree ("updated_at");
  CREATE INDEX "features_created_at_idx" ON "features" USING btree ("created_at");
  CREATE INDEX "features__status_idx" ON "features_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "features_locales_locale_parent_id_unique" ON "features_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_features_v_version_benefits_order_idx" ON "_features_v_version_benefits" USING btree ("_order");
  CREATE INDEX "_features_v_version_benefits_parent_id_idx" ON "_features_v_version_benefits" USING btree ("_parent_id");
  CREATE INDEX "_features_v_version_benefits_locale_idx" ON "_features_v_version_benefits" USING btree ("_locale");
  CREATE INDEX "_features_v_parent_idx" ON "_features_v" USING btree ("parent_id");
  CREATE INDEX "_features_v_version_version__order_idx" ON "_features_v" USING btree ("version__order");
  CREATE INDEX "_features_v_version_version_slug_idx" ON "_features_v" USING btree ("version_slug");
  CREATE INDEX "_features_v_version_version_updated_at_idx" ON "_features_v" USING btree ("version_updated_at");
  CREATE INDEX "_features_v_version_version_created_at_idx" ON "_features_v" USING btree ("version_created_at");
  CREATE INDEX "_features_v_created_at_idx" ON "_features_v" USING btree ("created_at");
  CREATE INDEX "_features_v_updated_at_idx" ON "_features_v" USING btree ("updated_at");
  CREATE INDEX "_features_v_snapshot_idx" ON "_features_v" USING btree ("snapshot");
  CREATE INDEX "_features_v_published_locale_idx" ON "_features_v" USING btree ("published_locale");
  CREATE INDEX "_features_v_latest_idx" ON "_features_v" USING btree ("latest");
  CREATE INDEX "_features_v_autosave_idx" ON "_features_v" USING btree ("autosave");
  CREATE INDEX "_features_v_version_version__status_idx" ON "_features_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_features_v_locales_locale_parent_id_unique" ON "_features_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "testimonials__order_idx" ON "testimonials" USING btree ("_order");
  CREATE UNIQUE INDEX "testimonials_slug_idx" ON "testimonials" USING btree ("slug");
  CREATE INDEX "testimonials_image_idx" ON "testimonials" USING btree ("image_id");
  CREATE INDEX "testimonials_updated_at_idx" ON "testimonials" USING btree ("updated_at");
  CREATE INDEX "testimonials_created_at_idx" ON "testimonials" USING btree ("created_at");
  CREATE INDEX "testimonials__status_idx" ON "testimonials_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "testimonials_locales_locale_parent_id_unique" ON "testimonials_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_testimonials_v_parent_idx" ON "_testimonials_v" USING btree ("parent_id");
  CREATE INDEX "_testimonials_v_version_version__order_idx" ON "_testimonials_v" USING btree ("version__order");
  CREATE INDEX "_testimonials_v_version_version_slug_idx" ON "_testimonials_v" USING btree ("version_slug");
  CREATE INDEX "_testimonials_v_version_version_image_idx" ON "_testimonials_v" USING btree ("version_image_id");
  CREATE INDEX "_testimonials_v_version_version_updated_at_idx" ON "_testimonials_v" USING btree ("version_updated_at");
  CREATE INDEX "_testimonials_v_version_version_created_at_idx" ON "_testimonials_v" USING btree ("version_created_at");
  CREATE INDEX "_testimonials_v_created_at_idx" ON "_testimonials_v" USING btree ("created_at");
  CREATE INDEX "_testimonials_v_updated_at_idx" ON "_testimonials_v" USING btree ("updated_at");
  CREATE INDEX "_testimonials_v_snapshot_idx" ON "_testimonials_v" USING btree ("snapshot");
  CREATE INDEX "_testimonials_v_published_locale_idx" ON "_testimonials_v" USING btree ("published_locale");
  CREATE INDEX "_testimonials_v_latest_idx" ON "_testimonials_v" USING btree ("latest");
  CREATE INDEX "_testimonials_v_autosave_idx" ON "_testimonials_v" USING btree ("autosave");
  CREATE INDEX "_testimonials_v_version_version__status_idx" ON "_testimonials_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_testimonials_v_locales_locale_parent_id_unique" ON "_testimonials_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "legal_pages_sections_order_idx" ON "legal_pages_sections" USING btree ("_order");
  CREATE INDEX "legal_pages_sections_parent_id_idx" ON "legal_pages_sections" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "legal_pages_slug_idx" ON "legal_pages" USING btree ("slug");
  CREATE INDEX "legal_pages_updated_at_idx" ON "legal_pages" USING btree ("updated_at");
  CREATE INDEX "legal_pages_created_at_idx" ON "legal_pages" USING btree ("created_at");
  CREATE INDEX "legal_pages__status_idx" ON "legal_pages_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "legal_pages_locales_locale_parent_id_unique" ON "legal_pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_legal_pages_v_version_sections_order_idx" ON "_legal_pages_v_version_sections" USING btree ("_order");
  CREATE INDEX "_legal_pages_v_version_sections_parent_id_idx" ON "_legal_pages_v_version_sections" USING btree ("_parent_id");
  CREATE INDEX "_legal_pages_v_parent_idx" ON "_legal_pages_v" USING btree ("parent_id");
  CREATE INDEX "_legal_pages_v_version_version_slug_idx" ON "_legal_pages_v" USING btree ("version_slug");
  CREATE INDEX "_legal_pages_v_version_version_updated_at_idx" ON "_legal_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_legal_pages_v_version_version_created_at_idx" ON "_legal_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_legal_pages_v_created_at_idx" ON "_legal_pages_v" USING btree ("created_at");
  CREATE INDEX "_legal_pages_v_updated_at_idx" ON "_legal_pages_v" USING btree ("updated_at");
  CREATE INDEX "_legal_pages_v_snapshot_idx" ON "_legal_pages_v" USING btree ("snapshot");
  CREATE INDEX "_legal_pages_v_published_locale_idx" ON "_legal_pages_v" USING btree ("published_locale");
  CREATE INDEX "_legal_pages_v_latest_idx" ON "_legal_pages_v" USING btree ("latest");
  CREATE INDEX "_legal_pages_v_autosave_idx" ON "_legal_pages_v" USING btree ("autosave");
  CREATE INDEX "_legal_pages_v_version_version__status_idx" ON "_legal_pages_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_legal_pages_v_locales_locale_parent_id_unique" ON "_legal_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "page_meta_page_idx" ON "page_meta" USING btree ("page");
  CREATE INDEX "page_meta_updated_at_idx" ON "page_meta" USING btree ("updated_at");
  CREATE INDEX "page_meta_created_at_idx" ON "page_meta" USING btree ("created_at");
  CREATE INDEX "page_meta__status_idx" ON "page_meta_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "page_meta_locales_locale_parent_id_unique" ON "page_meta_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_meta_v_parent_idx" ON "_page_meta_v" USING btree ("parent_id");
  CREATE INDEX "_page_meta_v_version_version_page_idx" ON "_page_meta_v" USING btree ("version_page");
  CREATE INDEX "_page_meta_v_version_version_updated_at_idx" ON "_page_meta_v" USING btree ("version_updated_at");
  CREATE INDEX "_page_meta_v_version_version_created_at_idx" ON "_page_meta_v" USING btree ("version_created_at");
  CREATE INDEX "_page_meta_v_created_at_idx" ON "_page_meta_v" USING btree ("created_at");
  CREATE INDEX "_page_meta_v_updated_at_idx" ON "_page_meta_v" USING btree ("updated_at");
  CREATE INDEX "_page_meta_v_snapshot_idx" ON "_page_meta_v" USING btree ("snapshot");
  CREATE INDEX "_page_meta_v_published_locale_idx" ON "_page_meta_v" USING btree ("published_locale");
  CREATE INDEX "_page_meta_v_latest_idx" ON "_page_meta_v" USING btree ("latest");
  CREATE INDEX "_page_meta_v_autosave_idx" ON "_page_meta_v" USING btree ("autosave");
  CREATE INDEX "_page_meta_v_version_version__status_idx" ON "_page_meta_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_page_meta_v_locales_locale_parent_id_unique" ON "_page_meta_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_thumbnail_sizes_thumbnail_filename_idx" ON "media" USING btree ("sizes_thumbnail_filename");
  CREATE INDEX "media_sizes_portrait_sizes_portrait_filename_idx" ON "media" USING btree ("sizes_portrait_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "personas_page_features_items_order_idx" ON "personas_page_features_items" USING btree ("_order");
  CREATE INDEX "personas_page_features_items_parent_id_idx" ON "personas_page_features_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "personas_page_features_items_locales_locale_parent_id_unique" ON "personas_page_features_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "personas_page_target_groups_groups_order_idx" ON "personas_page_target_groups_groups" USING btree ("_order");
  CREATE INDEX "personas_page_target_groups_groups_parent_id_idx" ON "personas_page_target_groups_groups" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "personas_page_target_groups_groups_locales_locale_parent_id_" ON "personas_page_target_groups_groups_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "personas_page_examples_conversations_order_idx" ON "personas_page_examples_conversations" USING btree ("_order");
  CREATE INDEX "personas_page_examples_conversations_parent_id_idx" ON "personas_page_examples_conversations" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "personas_page_examples_conversations_locales_locale_parent_i" ON "personas_page_examples_conversations_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "personas_page_benefits_items_order_idx" ON "personas_page_benefits_items" USING btree ("_order");
  CREATE INDEX "personas_page_benefits_items_parent_id_idx" ON "personas_page_benefits_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "personas_page_benefits_items_locales_locale_parent_id_unique" ON "personas_page_benefits_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "personas__order_idx" ON "personas" USING btree ("_order");
  CREATE UNIQUE INDEX "personas_slug_idx" ON "personas" USING btree ("slug");
  CREATE INDEX "personas_updated_at_idx" ON "personas" USING btree ("updated_at");
  CREATE INDEX "personas_created_at_idx" ON "personas" USING btree ("created_at");
  CREATE INDEX "personas__status_idx" ON "personas_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "personas_locales_locale_parent_id_unique" ON "personas_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "personas_texts_order_parent" ON "personas_texts" USING btree ("order","parent_id");
  CREATE INDEX "personas_texts_locale_parent" ON "personas_texts" USING btree ("locale","parent_id");
  CREATE INDEX "_personas_v_version_page_features_items_order_idx" ON "_personas_v_version_page_features_items" USING btree ("_order");
  CREATE INDEX "_personas_v_version_page_features_items_parent_id_idx" ON "_personas_v_version_page_features_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_personas_v_version_page_features_items_locales_locale_paren" ON "_personas_v_version_page_features_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_personas_v_version_page_target_groups_groups_order_idx" ON "_personas_v_version_page_target_groups_groups" USING btree ("_order");
  CREATE INDEX "_personas_v_version_page_target_groups_groups_parent_id_idx" ON "_personas_v_version_page_target_groups_groups" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_personas_v_version_page_target_groups_groups_locales_locale" ON "_personas_v_version_page_target_groups_groups_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_personas_v_version_page_examples_conversations_order_idx" ON "_personas_v_version_page_examples_conversations" USING btree ("_order");
  CREATE INDEX "_personas_v_version_page_examples_conversations_parent_id_idx" ON "_personas_v_version_page_examples_conversations" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_personas_v_version_page_examples_conversations_locales_loca" ON "_personas_v_version_page_examples_conversations_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_personas_v_version_page_benefits_items_order_idx" ON "_personas_v_version_page_benefits_items" USING btree ("_order");
  CREATE INDEX "_personas_v_version_page_benefits_items_parent_id_idx" ON "_personas_v_version_page_benefits_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_personas_v_version_page_benefits_items_locales_locale_paren" ON "_personas_v_version_page_benefits_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_personas_v_parent_idx" ON "_personas_v" USING btree ("parent_id");
  CREATE INDEX "_personas_v_version_version__order_idx" ON "_personas_v" USING btree ("version__order");
  CREATE INDEX "_personas_v_version_version_slug_idx" ON "_personas_v" USING btree ("version_slug");
  CREATE INDEX "_personas_v_version_version_updated_at_idx" ON "_personas_v" USING btree ("version_updated_at");
  CREATE INDEX "_personas_v_version_version_created_at_idx" ON "_personas_v" USING btree ("version_created_at");
  CREATE INDEX "_personas_v_created_at_idx" ON "_personas_v" USING btree ("created_at");
  CREATE INDEX "_personas_v_updated_at_idx" ON "_personas_v" USING btree ("updated_at");
  CREATE INDEX "_personas_v_snapshot_idx" ON "_personas_v" USING btree ("snapshot");
  CREATE INDEX "_personas_v_published_locale_idx" ON "_personas_v" USING btree ("published_locale");
  CREATE INDEX "_personas_v_latest_idx" ON "_personas_v" USING btree ("latest");
  CREATE INDEX "_personas_v_autosave_idx" ON "_personas_v" USING btree ("autosave");
  CREATE INDEX "_personas_v_version_version__status_idx" ON "_personas_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_personas_v_locales_locale_parent_id_unique" ON "_personas_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_personas_v_texts_order_parent" ON "_personas_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_personas_v_texts_locale_parent" ON "_personas_v_texts" USING btree ("locale","parent_id");
  CREATE UNIQUE INDEX "voice_bot_onboardings_idempotency_key_idx" ON "voice_bot_onboardings" USING btree ("idempotency_key");
  CREATE INDEX "voice_bot_onboardings_status_idx" ON "voice_bot_onboardings" USING btree ("status");
  CREATE INDEX "voice_bot_onboardings_assignee_idx" ON "voice_bot_onboardings" USING btree ("assignee_id");
  CREATE INDEX "voice_bot_onboardings_updated_at_idx" ON "voice_bot_onboardings" USING btree ("updated_at");
  CREATE INDEX "voice_bot_onboardings_created_at_idx" ON "voice_bot_onboardings" USING btree ("created_at");
  CREATE INDEX "voice_bot_onboardings_rels_order_idx" ON "voice_bot_onboardings_rels" USING btree ("order");
  CREATE INDEX "voice_bot_onboardings_rels_parent_idx" ON "voice_bot_onboardings_rels" USING btree ("parent_id");
  CREATE INDEX "voice_bot_onboardings_rels_path_idx" ON "voice_bot_onboardings_rels" USING btree ("path");
  CREATE INDEX "voice_bot_onboardings_rels_onboarding_documents_id_idx" ON "voice_bot_onboardings_rels" USING btree ("onboarding_documents_id");
  CREATE INDEX "contact_requests_status_idx" ON "contact_requests" USING btree ("status");
  CREATE INDEX "contact_requests_assignee_idx" ON "contact_requests" USING btree ("assignee_id");
  CREATE INDEX "contact_requests_updated_at_idx" ON "contact_requests" USING btree ("updated_at");
  CREATE INDEX "contact_requests_created_at_idx" ON "contact_requests" USING btree ("created_at");
  CREATE INDEX "onboarding_documents_updated_at_idx" ON "onboarding_documents" USING btree ("updated_at");
  CREATE INDEX "onboarding_documents_created_at_idx" ON "onboarding_documents" USING btree ("created_at");
  CREATE UNIQUE INDEX "onboarding_documents_filename_idx" ON "onboarding_documents" USING btree ("filename");
  CREATE UNIQUE INDEX "translated_pairs_pair_idx" ON "translated_pairs" USING btree ("pair");
  CREATE INDEX "translated_pairs_updated_at_idx" ON "translated_pairs" USING btree ("updated_at");
  CREATE INDEX "translated_pairs_created_at_idx" ON "translated_pairs" USING btree ("created_at");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "audit_log_user_idx" ON "audit_log" USING btree ("user_id");
  CREATE INDEX "audit_log_updated_at_idx" ON "audit_log" USING btree ("updated_at");
  CREATE INDEX "audit_log_created_at_idx" ON "audit_log" USING btree ("created_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_features_id_idx" ON "payload_locked_documents_rels" USING btree ("features_id");
  CREATE INDEX "payload_locked_documents_rels_testimonials_id_idx" ON "payload_locked_documents_rels" USING btree ("testimonials_id");
  CREATE INDEX "payload_locked_documents_rels_legal_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("legal_pages_id");
  CREATE INDEX "payload_locked_documents_rels_page_meta_id_idx" ON "payload_locked_documents_rels" USING btree ("page_meta_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_personas_id_idx" ON "payload_locked_documents_rels" USING btree ("personas_id");
  CREATE INDEX "payload_locked_documents_rels_voice_bot_onboardings_id_idx" ON "payload_locked_documents_rels" USING btree ("voice_bot_onboardings_id");
  CREATE INDEX "payload_locked_documents_rels_contact_requests_id_idx" ON "payload_locked_documents_rels" USING btree ("contact_requests_id");
  CREATE INDEX "payload_locked_documents_rels_onboarding_documents_id_idx" ON "payload_locked_documents_rels" USING btree ("onboarding_documents_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_audit_log_id_idx" ON "payload_locked_documents_rels" USING btree ("audit_log_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "landing_statistics_items_order_idx" ON "landing_statistics_items" USING btree ("_order");
  CREATE INDEX "landing_statistics_items_parent_id_idx" ON "landing_statistics_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "landing_statistics_items_locales_locale_parent_id_unique" ON "landing_statistics_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "landing__status_idx" ON "landing_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "landing_locales_locale_parent_id_unique" ON "landing_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_landing_v_version_statistics_items_order_idx" ON "_landing_v_version_statistics_items" USING btree ("_order");
  CREATE INDEX "_landing_v_version_statistics_items_parent_id_idx" ON "_landing_v_version_statistics_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_landing_v_version_statistics_items_locales_locale_parent_id" ON "_landing_v_version_statistics_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_landing_v_created_at_idx" ON "_landing_v" USING btree ("created_at");
  CREATE INDEX "_landing_v_updated_at_idx" ON "_landing_v" USING btree ("updated_at");
  CREATE INDEX "_landing_v_snapshot_idx" ON "_landing_v" USING btree ("snapshot");
  CREATE INDEX "_landing_v_published_locale_idx" ON "_landing_v" USING btree ("published_locale");
  CREATE INDEX "_landing_v_latest_idx" ON "_landing_v" USING btree ("latest");
  CREATE INDEX "_landing_v_autosave_idx" ON "_landing_v" USING btree ("autosave");
  CREATE INDEX "_landing_v_version_version__status_idx" ON "_landing_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_landing_v_locales_locale_parent_id_unique" ON "_landing_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_settings__status_idx" ON "site_settings_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "site_settings_locales_locale_parent_id_unique" ON "site_settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_settings_v_created_at_idx" ON "_site_settings_v" USING btree ("created_at");
  CREATE INDEX "_site_settings_v_updated_at_idx" ON "_site_settings_v" USING btree ("updated_at");
  CREATE INDEX "_site_settings_v_snapshot_idx" ON "_site_settings_v" USING btree ("snapshot");
  CREATE INDEX "_site_settings_v_published_locale_idx" ON "_site_settings_v" USING btree ("published_locale");
  CREATE INDEX "_site_settings_v_latest_idx" ON "_site_settings_v" USING btree ("latest");
  CREATE INDEX "_site_settings_v_autosave_idx" ON "_site_settings_v" USING btree ("autosave");
  CREATE INDEX "_site_settings_v_version_version__status_idx" ON "_site_settings_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_site_settings_v_locales_locale_parent_id_unique" ON "_site_settings_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "claims_items_order_idx" ON "claims_items" USING btree ("_order");
  CREATE INDEX "claims_items_parent_id_idx" ON "claims_items" USING btree ("_parent_id");
  CREATE INDEX "claims__status_idx" ON "claims" USING btree ("_status");
  CREATE INDEX "_claims_v_version_items_order_idx" ON "_claims_v_version_items" USING btree ("_order");
  CREATE INDEX "_claims_v_version_items_parent_id_idx" ON "_claims_v_version_items" USING btree ("_parent_id");
  CREATE INDEX "_claims_v_version_version__status_idx" ON "_claims_v" USING btree ("version__status");
  CREATE INDEX "_claims_v_created_at_idx" ON "_claims_v" USING btree ("created_at");
  CREATE INDEX "_claims_v_updated_at_idx" ON "_claims_v" USING btree ("updated_at");
  CREATE INDEX "_claims_v_snapshot_idx" ON "_claims_v" USING btree ("snapshot");
  CREATE INDEX "_claims_v_published_locale_idx" ON "_claims_v" USING btree ("published_locale");
  CREATE INDEX "_claims_v_latest_idx" ON "_claims_v" USING btree ("latest");
  CREATE INDEX "_claims_v_autosave_idx" ON "_claims_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "mails_locales_locale_parent_id_unique" ON "mails_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "features_benefits" CASCADE;
  DROP TABLE "features" CASCADE;
  DROP TABLE "features_locales" CASCADE;
  DROP TABLE "_features_v_version_benefits" CASCADE;
  DROP TABLE "_features_v" CASCADE;
  DROP TABLE "_features_v_locales" CASCADE;
  DROP TABLE "testimonials" CASCADE;
  DROP TABLE "testimonials_locales" CASCADE;
  DROP TABLE "_testimonials_v" CASCADE;
  DROP TABLE "_testimonials_v_locales" CASCADE;
  DROP TABLE "legal_pages_sections" CASCADE;
  DROP TABLE "legal_pages" CASCADE;
  DROP TABLE "legal_pages_locales" CASCADE;
  DROP TABLE "_legal_pages_v_version_sections" CASCADE;
  DROP TABLE "_legal_pages_v" CASCADE;
  DROP TABLE "_legal_pages_v_locales" CASCADE;
  DROP TABLE "page_meta" CASCADE;
  DROP TABLE "page_meta_locales" CASCADE;
  DROP TABLE "_page_meta_v" CASCADE;
  DROP TABLE "_page_meta_v_locales" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "personas_page_features_items" CASCADE;
  DROP TABLE "personas_page_features_items_locales" CASCADE;
  DROP TABLE "personas_page_target_groups_groups" CASCADE;
  DROP TABLE "personas_page_target_groups_groups_locales" CASCADE;
  DROP TABLE "personas_page_examples_conversations" CASCADE;
  DROP TABLE "personas_page_examples_conversations_locales" CASCADE;
  DROP TABLE "personas_page_benefits_items" CASCADE;
  DROP TABLE "personas_page_benefits_items_locales" CASCADE;
  DROP TABLE "personas" CASCADE;
  DROP TABLE "personas_locales" CASCADE;
  DROP TABLE "personas_texts" CASCADE;
  DROP TABLE "_personas_v_version_page_features_items" CASCADE;
  DROP TABLE "_personas_v_version_page_features_items_locales" CASCADE;
  DROP TABLE "_personas_v_version_page_target_groups_groups" CASCADE;
  DROP TABLE "_personas_v_version_page_target_groups_groups_locales" CASCADE;
  DROP TABLE "_personas_v_version_page_examples_conversations" CASCADE;
  DROP TABLE "_personas_v_version_page_examples_conversations_locales" CASCADE;
  DROP TABLE "_personas_v_version_page_benefits_items" CASCADE;
  DROP TABLE "_personas_v_version_page_benefits_items_locales" CASCADE;
  DROP TABLE "_personas_v" CASCADE;
  DROP TABLE "_personas_v_locales" CASCADE;
  DROP TABLE "_personas_v_texts" CASCADE;
  DROP TABLE "voice_bot_onboardings" CASCADE;
  DROP TABLE "voice_bot_onboardings_rels" CASCADE;
  DROP TABLE "contact_requests" CASCADE;
  DROP TABLE "onboarding_documents" CASCADE;
  DROP TABLE "translated_pairs" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "audit_log" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "landing_statistics_items" CASCADE;
  DROP TABLE "landing_statistics_items_locales" CASCADE;
  DROP TABLE "landing" CASCADE;
  DROP TABLE "landing_locales" CASCADE;
  DROP TABLE "_landing_v_version_statistics_items" CASCADE;
  DROP TABLE "_landing_v_version_statistics_items_locales" CASCADE;
  DROP TABLE "_landing_v" CASCADE;
  DROP TABLE "_landing_v_locales" CASCADE;
  DROP TABLE "site_settings" CASCADE;
  DROP TABLE "site_settings_locales" CASCADE;
  DROP TABLE "_site_settings_v" CASCADE;
  DROP TABLE "_site_settings_v_locales" CASCADE;
  DROP TABLE "claims_items" CASCADE;
  DROP TABLE "claims" CASCADE;
  DROP TABLE "_claims_v_version_items" CASCADE;
  DROP TABLE "_claims_v" CASCADE;
  DROP TABLE "mails" CASCADE;
  DROP TABLE "mails_locales" CASCADE;
  DROP TABLE "payload_jobs_stats" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_features_icon";
  DROP TYPE "public"."enum_features_colours";
  DROP TYPE "public"."enum_features_status";
  DROP TYPE "public"."enum__features_v_version_icon";
  DROP TYPE "public"."enum__features_v_version_colours";
  DROP TYPE "public"."enum__features_v_published_locale";
  DROP TYPE "public"."enum__features_v_version_status";
  DROP TYPE "public"."enum_testimonials_status";
  DROP TYPE "public"."enum__testimonials_v_published_locale";
  DROP TYPE "public"."enum__testimonials_v_version_status";
  DROP TYPE "public"."enum_legal_pages_slug";
  DROP TYPE "public"."enum_legal_pages_status";
  DROP TYPE "public"."enum__legal_pages_v_version_slug";
  DROP TYPE "public"."enum__legal_pages_v_published_locale";
  DROP TYPE "public"."enum__legal_pages_v_version_status";
  DROP TYPE "public"."enum_page_meta_page";
  DROP TYPE "public"."enum_page_meta_status";
  DROP TYPE "public"."enum__page_meta_v_version_page";
  DROP TYPE "public"."enum__page_meta_v_published_locale";
  DROP TYPE "public"."enum__page_meta_v_version_status";
  DROP TYPE "public"."enum_personas_page_features_items_icon";
  DROP TYPE "public"."enum_personas_slug";
  DROP TYPE "public"."enum_personas_status";
  DROP TYPE "public"."enum__personas_v_version_page_features_items_icon";
  DROP TYPE "public"."enum__personas_v_version_slug";
  DROP TYPE "public"."enum__personas_v_published_locale";
  DROP TYPE "public"."enum__personas_v_version_status";
  DROP TYPE "public"."enum_voice_bot_onboardings_voice_gender";
  DROP TYPE "public"."enum_voice_bot_onboardings_voice_character";
  DROP TYPE "public"."enum_voice_bot_onboardings_status";
  DROP TYPE "public"."enum_contact_requests_language";
  DROP TYPE "public"."enum_contact_requests_status";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_audit_log_action";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_landing_status";
  DROP TYPE "public"."enum__landing_v_published_locale";
  DROP TYPE "public"."enum__landing_v_version_status";
  DROP TYPE "public"."enum_site_settings_status";
  DROP TYPE "public"."enum__site_settings_v_published_locale";
  DROP TYPE "public"."enum__site_settings_v_version_status";
  DROP TYPE "public"."enum_claims_items_kind";
  DROP TYPE "public"."enum_claims_status";
  DROP TYPE "public"."enum__claims_v_version_items_kind";
  DROP TYPE "public"."enum__claims_v_version_status";
  DROP TYPE "public"."enum__claims_v_published_locale";`)
}

import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
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
  
  ALTER TABLE "mails_locales" ADD CONSTRAINT "mails_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "mails_locales_locale_parent_id_unique" ON "mails_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "mails" CASCADE;
  DROP TABLE "mails_locales" CASCADE;`)
}

import { Status as Status_e43f75f9c7d500ad869b911fe49feb47 } from '../../../../src/features/publish/components/status.tsx'
import { UnpublishButton as UnpublishButton_24a390c24fab312325637935b385b628 } from '../../../../src/features/publish/components/unpublish-button.tsx'
import { VersionsView as VersionsView_28b6f279401527c83d6b701e572081dd } from '../../../../src/features/publish/components/versions-view.tsx'
import { VersionView as VersionView_8f65685c6282118fcec6543514d1ebc2 } from '../../../../src/features/publish/components/version-view.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { RelationshipFeatureClient as RelationshipFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ChecklistFeatureClient as ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { IndentFeatureClient as IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { AlignFeatureClient as AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingLabel as HeadingLabel_83a1ac399ea78525cc2c49f601d23475 } from '../../../../src/features/dashboard/components/heading-label.tsx'
import { PortraitCell as PortraitCell_2e49e2da827687dfd95128a145054828 } from '../../../../src/features/persona/components/portrait-cell.tsx'
import { DeadlineCell as DeadlineCell_11222a698a336b5df0e55249e9451298 } from '../../../../src/features/follow-up/components/deadline.tsx'
import { DeadlineField as DeadlineField_11222a698a336b5df0e55249e9451298 } from '../../../../src/features/follow-up/components/deadline.tsx'
import { OverdueLink as OverdueLink_6666377ec8ed3bb167832f1aabddbc66 } from '../../../../src/features/follow-up/components/overdue-link.tsx'
import { CurrentPasswordField as CurrentPasswordField_e82a28f0cce134c7035db545b1f38f3d } from '../../../../src/features/staff/components/current-password-field.tsx'
import { SendAgain as SendAgain_418955d616a6c52ad16ed323d38e9d8e } from '../../../../src/features/notify/components/send-again.tsx'
import { ClaimLabel as ClaimLabel_3eb6909398fb8bd9a01f873e7a6cb875 } from '../../../../src/features/site/components/claim-label.tsx'
import { Icon as Icon_446808597978884815d83b9327b0de72 } from '../../../../src/features/dashboard/components/brand.tsx'
import { Logo as Logo_446808597978884815d83b9327b0de72 } from '../../../../src/features/dashboard/components/brand.tsx'
import { DeskOnDashboard as DeskOnDashboard_d4bbaebf69dd7ef65910467f750e0bb1 } from '../../../../src/app/(payload)/admin/desk.tsx'
import { TranslationsOnDashboard as TranslationsOnDashboard_9e6a6f99311ef23da250470fb0b59aa0 } from '../../../../src/features/translations/components/translation-links.tsx'
import { OverviewOnDashboard as OverviewOnDashboard_d72bcb886b282750e4a092291f3d6495 } from '../../../../src/features/overview/components/overview-links.tsx'
import { OverviewInNavigation as OverviewInNavigation_d72bcb886b282750e4a092291f3d6495 } from '../../../../src/features/overview/components/overview-links.tsx'
import { TranslationsInNavigation as TranslationsInNavigation_9e6a6f99311ef23da250470fb0b59aa0 } from '../../../../src/features/translations/components/translation-links.tsx'
import { RememberStaff as RememberStaff_5e1ca71549e8daa0fc3069f72b09aa0e } from '../../../../src/features/staff-bar/components/remember-staff.tsx'
import { SaveBeforeLeaving as SaveBeforeLeaving_a2b419d5717dab05757362fa9160c54e } from '../../../../src/features/staff/components/save-before-leaving.tsx'
import { JumpToField as JumpToField_fb0647c449b9301e97e28ae5bfac1b49 } from '../../../../src/features/translations/components/jump-to-field.tsx'
import { ForgotPasswordView as ForgotPasswordView_304d84d4d068d022ac18a23ffa844816 } from '../../../../src/features/staff/components/forgot-password-view.tsx'
import { OverviewView as OverviewView_3052de65a06bcc14a26571b5280e6a6f } from '../../../../src/features/overview/components/overview-view.tsx'
import { TranslationsView as TranslationsView_25fcaac7234f0e1131687621f8e8d406 } from '../../../../src/features/translations/components/translations-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/features/publish/components/status.tsx#Status": Status_e43f75f9c7d500ad869b911fe49feb47,
  "/src/features/publish/components/unpublish-button.tsx#UnpublishButton": UnpublishButton_24a390c24fab312325637935b385b628,
  "/src/features/publish/components/versions-view.tsx#VersionsView": VersionsView_28b6f279401527c83d6b701e572081dd,
  "/src/features/publish/components/version-view.tsx#VersionView": VersionView_8f65685c6282118fcec6543514d1ebc2,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#RelationshipFeatureClient": RelationshipFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ChecklistFeatureClient": ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#IndentFeatureClient": IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#AlignFeatureClient": AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/features/dashboard/components/heading-label.tsx#HeadingLabel": HeadingLabel_83a1ac399ea78525cc2c49f601d23475,
  "/src/features/persona/components/portrait-cell.tsx#PortraitCell": PortraitCell_2e49e2da827687dfd95128a145054828,
  "/src/features/follow-up/components/deadline.tsx#DeadlineCell": DeadlineCell_11222a698a336b5df0e55249e9451298,
  "/src/features/follow-up/components/deadline.tsx#DeadlineField": DeadlineField_11222a698a336b5df0e55249e9451298,
  "/src/features/follow-up/components/overdue-link.tsx#OverdueLink": OverdueLink_6666377ec8ed3bb167832f1aabddbc66,
  "/src/features/staff/components/current-password-field.tsx#CurrentPasswordField": CurrentPasswordField_e82a28f0cce134c7035db545b1f38f3d,
  "/src/features/notify/components/send-again.tsx#SendAgain": SendAgain_418955d616a6c52ad16ed323d38e9d8e,
  "/src/features/site/components/claim-label.tsx#ClaimLabel": ClaimLabel_3eb6909398fb8bd9a01f873e7a6cb875,
  "/src/features/dashboard/components/brand.tsx#Icon": Icon_446808597978884815d83b9327b0de72,
  "/src/features/dashboard/components/brand.tsx#Logo": Logo_446808597978884815d83b9327b0de72,
  "/src/app/(payload)/admin/desk.tsx#DeskOnDashboard": DeskOnDashboard_d4bbaebf69dd7ef65910467f750e0bb1,
  "/src/features/translations/components/translation-links.tsx#TranslationsOnDashboard": TranslationsOnDashboard_9e6a6f99311ef23da250470fb0b59aa0,
  "/src/features/overview/components/overview-links.tsx#OverviewOnDashboard": OverviewOnDashboard_d72bcb886b282750e4a092291f3d6495,
  "/src/features/overview/components/overview-links.tsx#OverviewInNavigation": OverviewInNavigation_d72bcb886b282750e4a092291f3d6495,
  "/src/features/translations/components/translation-links.tsx#TranslationsInNavigation": TranslationsInNavigation_9e6a6f99311ef23da250470fb0b59aa0,
  "/src/features/staff-bar/components/remember-staff.tsx#RememberStaff": RememberStaff_5e1ca71549e8daa0fc3069f72b09aa0e,
  "/src/features/staff/components/save-before-leaving.tsx#SaveBeforeLeaving": SaveBeforeLeaving_a2b419d5717dab05757362fa9160c54e,
  "/src/features/translations/components/jump-to-field.tsx#JumpToField": JumpToField_fb0647c449b9301e97e28ae5bfac1b49,
  "/src/features/staff/components/forgot-password-view.tsx#ForgotPasswordView": ForgotPasswordView_304d84d4d068d022ac18a23ffa844816,
  "/src/features/overview/components/overview-view.tsx#OverviewView": OverviewView_3052de65a06bcc14a26571b5280e6a6f,
  "/src/features/translations/components/translations-view.tsx#TranslationsView": TranslationsView_25fcaac7234f0e1131687621f8e8d406,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}

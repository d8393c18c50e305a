import { FieldNote as FieldNote_b647731d1e2f923327030b205ccefc97 } from '../../../../src/features/editing/form/components/field-note.tsx'
import { RowLabel as RowLabel_4a395bb6ebddd72dd1f490c53c08035e } from '../../../../src/lib/cms/row-label.tsx'
import { FormLanguage as FormLanguage_b44faee54eb5ec4f2ede4047a9d2e622 } from '../../../../src/plugins/localized-publishing/components/form-language.tsx'
import { Lock as Lock_e24a6b35d57a5338937659944612f652 } from '../../../../src/plugins/localized-publishing/components/lock.tsx'
import { ShowGerman as ShowGerman_b06ca0342e0ddd61b9d4188ef6e345be } from '../../../../src/features/editing/translations/components/show-german.tsx'
import { PublishButton as PublishButton_6e4abec8e43fd2ed5de8c0a408f66bb4 } from '../../../../src/plugins/localized-publishing/components/publish-button.tsx'
import { Status as Status_a3efd6bada0409676f10603c8cf565cf } from '../../../../src/plugins/localized-publishing/components/status.tsx'
import { UnpublishButton as UnpublishButton_9792c116cee05c69d8bbac73241d944c } from '../../../../src/plugins/localized-publishing/components/unpublish-button.tsx'
import { VersionsView as VersionsView_4c237191d6fdc35abbefb5df6a39b0e5 } from '../../../../src/plugins/localized-publishing/components/versions-view.tsx'
import { VersionView as VersionView_d003a79e5b241dd4413bd644dadd7291 } from '../../../../src/plugins/localized-publishing/components/version-view.tsx'
import { CreateView as CreateView_5b11b4c389995c88a22fcca39d12948b } from '../../../../src/plugins/localized-publishing/components/create-view.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { RelationshipFeatureClient as RelationshipFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SearchSnippet as SearchSnippet_5fbec2c07e79956d90b0f6077712e7c0 } from '../../../../src/features/editing/form/components/search-snippet.tsx'
import { PortraitCell as PortraitCell_c3212d46b8f3a99f050e996e7c4fbd8e } from '../../../../src/features/website/persona/components/portrait-cell.tsx'
import { LinesField as LinesField_a09627f23bc6cf93cfc9d6ce55c541e8 } from '../../../../src/features/editing/form/components/lines-field.tsx'
import { DeadlineField as DeadlineField_7d509fcbf6dc8e886084e334ed66a837 } from '../../../../src/features/back-office/desk/follow-up/components/deadline.tsx'
import { SubmissionForm as SubmissionForm_d045546222705420309a92f90f70a299 } from '../../../../src/features/intake/retention/components/submission-form.tsx'
import { ToDesk as ToDesk_9e87df1bc8d9bf17aa0193a88061bf67 } from '../../../../src/features/back-office/desk/follow-up/components/to-desk.tsx'
import { CurrentPasswordField as CurrentPasswordField_e7d8cd107cdee2417b2d1d565f52f977 } from '../../../../src/features/back-office/staff/components/current-password-field.tsx'
import { SecondFactorSection as SecondFactorSection_804bb8f5ed67f948a5b89c71111f6eba } from '../../../../src/features/back-office/second-factor/components/account-section.tsx'
import { SessionSection as SessionSection_c5bfb83e9001ad0348b00d9d8ab7c724 } from '../../../../src/features/back-office/second-factor/components/session-section.tsx'
import { LogView as LogView_92c4d2bcd583b14f55e06d7c071a339a } from '../../../../src/features/back-office/access-log/components/log-view.tsx'
import { SendAgain as SendAgain_27d11bfc18ee6549d001740f3d957f32 } from '../../../../src/features/intake/notifications/components/send-again.tsx'
import { ClaimLabel as ClaimLabel_401baa825adae5200ed554ffbbf0f8a0 } from '../../../../src/features/website/site/components/claim-label.tsx'
import { SkipLink as SkipLink_dc63c50e0baaec0e743330b8e72a7d4a } from '../../../../src/lib/cms/skip-link.tsx'
import { NameControls as NameControls_261e9ad2c1819c6f8676acdd092bacfd } from '../../../../src/lib/cms/name-controls.tsx'
import { PreserveCaret as PreserveCaret_a7f70b7080cf7e45774fa9d618770b40 } from '../../../../src/lib/cms/preserve-caret.tsx'
import { ReleaseFocus as ReleaseFocus_60e056c1365c3c9f3b6fa1ec8702aaa7 } from '../../../../src/lib/cms/release-focus.tsx'
import { Icon as Icon_99ee344510608d679d94ae8258ed118e } from '../../../../src/features/back-office/dashboard/components/brand.tsx'
import { Logo as Logo_99ee344510608d679d94ae8258ed118e } from '../../../../src/features/back-office/dashboard/components/brand.tsx'
import { Dashboard as Dashboard_5a33d2e399e65bd01c0fd019deb05075 } from '../../../../src/app/(payload)/admin/dashboard.tsx'
import { TranslationsOnDashboard as TranslationsOnDashboard_389bd34f6899e714ab8c93e6b58f593c } from '../../../../src/features/editing/translations/components/translation-links.tsx'
import { DesksOnDashboard as DesksOnDashboard_bd4d9adfcb69631bb1dca969464c24cc } from '../../../../src/features/back-office/desk/components/desk-links.tsx'
import { OpenNavigation as OpenNavigation_8719f11b8f4e339dc3801e7aac51041f } from '../../../../src/lib/cms/open-navigation.tsx'
import { DesksInNavigation as DesksInNavigation_bd4d9adfcb69631bb1dca969464c24cc } from '../../../../src/features/back-office/desk/components/desk-links.tsx'
import { TranslationsInNavigation as TranslationsInNavigation_389bd34f6899e714ab8c93e6b58f593c } from '../../../../src/features/editing/translations/components/translation-links.tsx'
import { RememberStaff as RememberStaff_26a443fce0549e4a345855d95b633ecb } from '../../../../src/features/editing/staff-bar/components/remember-staff.tsx'
import { FieldFocus as FieldFocus_b24e5b9a05cdb59460a54c731a0c4124 } from '../../../../src/features/editing/click-to-edit/components/field-focus.tsx'
import { ForgotPasswordView as ForgotPasswordView_544b31bb354b0e14f782b88c9f063d35 } from '../../../../src/features/back-office/staff/components/forgot-password-view.tsx'
import { LoginView as LoginView_e2253ddd49edf38645fc56321c8f8777 } from '../../../../src/app/(payload)/admin/login-view.tsx'
import { SecondFactorView as SecondFactorView_08949271922b85d4bd74e8522a3433d0 } from '../../../../src/app/(payload)/admin/second-factor-view.tsx'
import { RegistrationsView as RegistrationsView_7204700e28aa3ddec3bd2b359927b869 } from '../../../../src/features/back-office/desk/components/desk-view.tsx'
import { ContactRequestsView as ContactRequestsView_7204700e28aa3ddec3bd2b359927b869 } from '../../../../src/features/back-office/desk/components/desk-view.tsx'
import { ReportsView as ReportsView_dba5e37c34f849b8459c7274815c2f9d } from '../../../../src/features/back-office/desk/reports/components/reports-view.tsx'
import { PersonView as PersonView_5a6d9b9efa12a7370f59221fa2adbfbc } from '../../../../src/features/back-office/desk/personal-data/components/person-view.tsx'
import { TranslationsView as TranslationsView_4c9a5ff58088f3c1ce6582657e7f697d } from '../../../../src/features/editing/translations/components/translations-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/features/editing/form/components/field-note.tsx#FieldNote": FieldNote_b647731d1e2f923327030b205ccefc97,
  "/src/lib/cms/row-label.tsx#RowLabel": RowLabel_4a395bb6ebddd72dd1f490c53c08035e,
  "/src/plugins/localized-publishing/components/form-language.tsx#FormLanguage": FormLanguage_b44faee54eb5ec4f2ede4047a9d2e622,
  "/src/plugins/localized-publishing/components/lock.tsx#Lock": Lock_e24a6b35d57a5338937659944612f652,
  "/src/features/editing/translations/components/show-german.tsx#ShowGerman": ShowGerman_b06ca0342e0ddd61b9d4188ef6e345be,
  "/src/plugins/localized-publishing/components/publish-button.tsx#PublishButton": PublishButton_6e4abec8e43fd2ed5de8c0a408f66bb4,
  "/src/plugins/localized-publishing/components/status.tsx#Status": Status_a3efd6bada0409676f10603c8cf565cf,
  "/src/plugins/localized-publishing/components/unpublish-button.tsx#UnpublishButton": UnpublishButton_9792c116cee05c69d8bbac73241d944c,
  "/src/plugins/localized-publishing/components/versions-view.tsx#VersionsView": VersionsView_4c237191d6fdc35abbefb5df6a39b0e5,
  "/src/plugins/localized-publishing/components/version-view.tsx#VersionView": VersionView_d003a79e5b241dd4413bd644dadd7291,
  "/src/plugins/localized-publishing/components/create-view.tsx#CreateView": CreateView_5b11b4c389995c88a22fcca39d12948b,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#RelationshipFeatureClient": RelationshipFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/features/editing/form/components/search-snippet.tsx#SearchSnippet": SearchSnippet_5fbec2c07e79956d90b0f6077712e7c0,
  "/src/features/website/persona/components/portrait-cell.tsx#PortraitCell": PortraitCell_c3212d46b8f3a99f050e996e7c4fbd8e,
  "/src/features/editing/form/components/lines-field.tsx#LinesField": LinesField_a09627f23bc6cf93cfc9d6ce55c541e8,
  "/src/features/back-office/desk/follow-up/components/deadline.tsx#DeadlineField": DeadlineField_7d509fcbf6dc8e886084e334ed66a837,
  "/src/features/intake/retention/components/submission-form.tsx#SubmissionForm": SubmissionForm_d045546222705420309a92f90f70a299,
  "/src/features/back-office/desk/follow-up/components/to-desk.tsx#ToDesk": ToDesk_9e87df1bc8d9bf17aa0193a88061bf67,
  "/src/features/back-office/staff/components/current-password-field.tsx#CurrentPasswordField": CurrentPasswordField_e7d8cd107cdee2417b2d1d565f52f977,
  "/src/features/back-office/second-factor/components/account-section.tsx#SecondFactorSection": SecondFactorSection_804bb8f5ed67f948a5b89c71111f6eba,
  "/src/features/back-office/second-factor/components/session-section.tsx#SessionSection": SessionSection_c5bfb83e9001ad0348b00d9d8ab7c724,
  "/src/features/back-office/access-log/components/log-view.tsx#LogView": LogView_92c4d2bcd583b14f55e06d7c071a339a,
  "/src/features/intake/notifications/components/send-again.tsx#SendAgain": SendAgain_27d11bfc18ee6549d001740f3d957f32,
  "/src/features/website/site/components/claim-label.tsx#ClaimLabel": ClaimLabel_401baa825adae5200ed554ffbbf0f8a0,
  "/src/lib/cms/skip-link.tsx#SkipLink": SkipLink_dc63c50e0baaec0e743330b8e72a7d4a,
  "/src/lib/cms/name-controls.tsx#NameControls": NameControls_261e9ad2c1819c6f8676acdd092bacfd,
  "/src/lib/cms/preserve-caret.tsx#PreserveCaret": PreserveCaret_a7f70b7080cf7e45774fa9d618770b40,
  "/src/lib/cms/release-focus.tsx#ReleaseFocus": ReleaseFocus_60e056c1365c3c9f3b6fa1ec8702aaa7,
  "/src/features/back-office/dashboard/components/brand.tsx#Icon": Icon_99ee344510608d679d94ae8258ed118e,
  "/src/features/back-office/dashboard/components/brand.tsx#Logo": Logo_99ee344510608d679d94ae8258ed118e,
  "/src/app/(payload)/admin/dashboard.tsx#Dashboard": Dashboard_5a33d2e399e65bd01c0fd019deb05075,
  "/src/features/editing/translations/components/translation-links.tsx#TranslationsOnDashboard": TranslationsOnDashboard_389bd34f6899e714ab8c93e6b58f593c,
  "/src/features/back-office/desk/components/desk-links.tsx#DesksOnDashboard": DesksOnDashboard_bd4d9adfcb69631bb1dca969464c24cc,
  "/src/lib/cms/open-navigation.tsx#OpenNavigation": OpenNavigation_8719f11b8f4e339dc3801e7aac51041f,
  "/src/features/back-office/desk/components/desk-links.tsx#DesksInNavigation": DesksInNavigation_bd4d9adfcb69631bb1dca969464c24cc,
  "/src/features/editing/translations/components/translation-links.tsx#TranslationsInNavigation": TranslationsInNavigation_389bd34f6899e714ab8c93e6b58f593c,
  "/src/features/editing/staff-bar/components/remember-staff.tsx#RememberStaff": RememberStaff_26a443fce0549e4a345855d95b633ecb,
  "/src/features/editing/click-to-edit/components/field-focus.tsx#FieldFocus": FieldFocus_b24e5b9a05cdb59460a54c731a0c4124,
  "/src/features/back-office/staff/components/forgot-password-view.tsx#ForgotPasswordView": ForgotPasswordView_544b31bb354b0e14f782b88c9f063d35,
  "/src/app/(payload)/admin/login-view.tsx#LoginView": LoginView_e2253ddd49edf38645fc56321c8f8777,
  "/src/app/(payload)/admin/second-factor-view.tsx#SecondFactorView": SecondFactorView_08949271922b85d4bd74e8522a3433d0,
  "/src/features/back-office/desk/components/desk-view.tsx#RegistrationsView": RegistrationsView_7204700e28aa3ddec3bd2b359927b869,
  "/src/features/back-office/desk/components/desk-view.tsx#ContactRequestsView": ContactRequestsView_7204700e28aa3ddec3bd2b359927b869,
  "/src/features/back-office/desk/reports/components/reports-view.tsx#ReportsView": ReportsView_dba5e37c34f849b8459c7274815c2f9d,
  "/src/features/back-office/desk/personal-data/components/person-view.tsx#PersonView": PersonView_5a6d9b9efa12a7370f59221fa2adbfbc,
  "/src/features/editing/translations/components/translations-view.tsx#TranslationsView": TranslationsView_4c9a5ff58088f3c1ce6582657e7f697d,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}

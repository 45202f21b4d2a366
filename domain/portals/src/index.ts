export {
  Density,
  Elevation,
  FontStack,
  InvalidPortalTheme,
  Motif,
  parsePortalTheme,
  PortalTheme,
  RadiusScale,
  ThemeColours,
  Typeface,
} from "./theme.ts"
export { type CssVariables, themeStyleSheet, themeToCssVariables } from "./theme-css.ts"
export { type Mode } from "./theme-defaults.ts"
export { contrastRatio, readableFill, readableOn, worstContrast } from "./contrast.ts"
export type { SeededLook } from "./seeded-look.ts"
export { marqueeLook, seededLooks } from "./seeded-themes.ts"
export {
  InvalidPortal,
  Portal,
  PortalFlags,
  PortalLegal,
  PortalRegion,
  PortalSignup,
  PrimaryTextLimit,
  PortalVoice,
  SignupJourney,
} from "./portal.ts"
export { ReviewRules } from "./review-rules.ts"
export { AccountRequirement } from "./account-requirement.ts"
export { PhoneRequirement } from "./phone-requirement.ts"
export { pageTitle } from "./page-title.ts"
export { type PublicPage, publicPageAt, publicPages } from "./public-pages.ts"
export {
  exampleBusinessOf,
  portalIcon,
  portalMark,
  previewCard,
  previewCardSize,
  squareDrawing,
} from "./portal-pictures.ts"
export { readerName } from "./reader-name.ts"
export { voiceIn } from "./voice.ts"
export { changedLookParts, lookOf, type LookPart, lookParts, PortalLook } from "./portal-look.ts"
export { mailHtml, mailText, type MailWords } from "./portal-mail.ts"
export { repairedTheme, type ShownColour, shownColours, themeColourParts } from "./repaired-theme.ts"
export { type OfferedUse, takenAway, type TakenAway } from "./taken-away.ts"
export { tidiedDrawing } from "./tidied-drawing.ts"
export { type HostFault, typedHost } from "./host-fault.ts"
export { portalHost } from "./portal-host.ts"
export { seededPortals } from "./seeded-portals.ts"
export { Language, languages } from "./language.ts"
export {
  firstWeekday,
  isRightToLeft,
  languageAfterLogout,
  offeredLanguages,
  type PortalLanguage,
  portalLanguages,
  spokenLanguage,
  translatedLanguages,
} from "./languages.ts"
export { brandPortalLevelId, BusinessCategoryId } from "./business-category.ts"
export { businessCategories, categoryAbilities, type CategoryAbilities } from "./category-abilities.ts"
export {
  LinkedStoreType,
  linkedStoreTypeOf,
  linkedStoreTypes,
  linkedStores,
  OnboardingStoreType,
  onboardingStoreTypes,
} from "./store-type.ts"
export {
  type FrameArea,
  frameParts,
  type FrameParts,
  isSmallScreen,
  layoutDelays,
  layoutSizes,
  sidebarWidth,
  supportReplyDays,
} from "./layout.ts"
export { isEmbedMode } from "./embed-mode.ts"
export { networkAppName, unfamiliarAppName } from "./network-app.ts"
export { withoutIds } from "./without-ids.ts"
export { onboardingStates } from "./onboarding-states.ts"
export { OnboardingState, ProductConfiguration, ProductFlavour } from "./product-configuration.ts"
export { mayCreateProfile, type ProfileField, profileFields, readOnlyFields, refusedFields } from "./profile-fields.ts"
export {
  capsHubLifetimeBudget,
  isPartnerBrand,
  mayAutomate,
  mayEditSchedule,
  flagsFor,
  hasCampaigns,
  mayLaunch,
  maySignUp,
  portalCategory,
  portalRegionOf,
  regionSettings,
  type RegionSettings,
  callsBack,
  supportWays,
} from "./portal-decisions.ts"
export {
  defaultFlags,
  featureFlagsOf,
  InvalidPortalConfig,
  portalDefaultConfigOf,
  portalFromWire,
  portalRegionsOf,
  portalToWire,
  WirePortal,
} from "./portal-wire.ts"
export { mayAdminister, mayCreatePortals, operatorPortalId } from "./administration.ts"
export {
  addedDomain,
  checkedDomain,
  DomainInUse,
  DomainNotFound,
  DomainTaken,
  givenUpAt,
  HostName,
  lostDomain,
  nextLookAt,
  PortalDomain,
  PortalDomainFault,
  PortalDomainState,
  proofPolicy,
  proofRecord,
} from "./portal-domain.ts"
export {
  mailDomainOf,
  MailRecord,
  mailRecordNames,
  mailRecords,
  type MailSending,
  NoMailDomain,
  type FoundTexts,
} from "./mail-records.ts"
export {
  changedPortal,
  InvalidPortalSettings,
  NewPortal,
  newPortal,
  PortalChange,
  portalFaults,
  PortalFault,
} from "./portal-change.ts"
export { isSafeDrawing } from "./safe-drawing.ts"
export { unreadablePairs, type UnreadablePair } from "./readable-theme.ts"
export { PortalChanged, PortalSettings } from "./portal-settings.ts"
export { ChatHost, ChatToken, hasChat, PortalChat } from "./portal-chat.ts"
export { ServedPortal, servedPortal, ShownPortal } from "./served-portal.ts"
export { servicesOf } from "./services-of.ts"
export { type ChangedField, changedFields } from "./changed-fields.ts"

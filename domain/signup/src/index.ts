export { type SectionName, type FieldName, isFieldName, sectionNames, valuesOf } from "./field-names.ts"
export { changeOf } from "./change-of-values.ts"
export {
  FoundContacts,
  type Sections,
  SessionFlavour,
  sessionFacts,
  sections,
  SignupSession,
} from "./signup-session.ts"
export { FoundPlace } from "./found-place.ts"
export { choosePlace } from "./choose-place.ts"
export { BusinessSection } from "./sections/business.ts"
export { BudgetSection } from "./sections/budget.ts"
export { AccountsSection } from "./sections/accounts.ts"
export {
  changeBetween,
  changedFields,
  joinedChanges,
  type SessionChange,
  type SessionParts,
  unsavedRest,
  withChange,
  withParts,
} from "./session-change.ts"
export { checkField, type FieldValue } from "./check-field.ts"
export {
  applyChange,
  type ChangeRefused,
  frozenWhenPaid,
  type ReceivedChange,
  type RefusedFields,
} from "./apply-change.ts"
export { mergeUpdate, type SessionUpdate, updateBetween } from "./session-update.ts"
export { readChange, writeChange } from "./wire/wire-change.ts"
export { type SharedSession, WireSession, WireSharedSession, withSections } from "./wire/wire-session.ts"
export { DetailsChanged, DetailsFrozen, SessionBelongsToUser, SessionNotFound, SessionNotLinkable } from "./failures.ts"
export { linkSession } from "./link-session.ts"
export { type JourneySetting, rememberedQuery, sessionFlavourOf } from "./session-flavour.ts"
export { lacksDetails } from "./lacks-details.ts"
export { advancedState } from "./advance-state.ts"
export { otherRegionOf } from "./address-region.ts"
export { begunAnew, inRegion, isOtherAddress, regionFor, typedFields } from "./other-address.ts"
export { nextRevision, staleFields } from "./stale-fields.ts"
export { shortName } from "./short-name.ts"
export { type CatalogueAdvice, fillSession, withoutReadings } from "./fill-session.ts"
export { lacksBeforePayment, type LaunchLack, launchLacks } from "./launch-lacks.ts"
export { inAdLanguage } from "./ad-language-change.ts"
export { isBot } from "./is-bot.ts"
export {
  ApproverId,
  ApproverNotFound,
  checkedReminder,
  LinkViews,
  isAsked,
  isOwnAddress,
  type NamedApprover,
  type NamedApprovers,
  nextReminderAt,
  nobodyNamed,
  remindedAfter,
  ReminderNotAllowed,
  ReminderRefusal,
  withView,
} from "./summary-approvers.ts"
export { ApprovalRule } from "./approval-rule.ts"
export {
  approvalStanding,
  approvalState,
  ApprovalState,
  CommentId,
  checkedDecision,
  decidedContent,
  changedParts,
  DecidedPart,
  type DecidedContent,
  isRepeated,
  needsApproval,
  OwnSummary,
  standingDecisions,
  SummaryChanged,
  SummaryComment,
  SummaryDecision,
  SummaryDecisionKind,
  SummarySection,
  WrittenComment,
} from "./summary-approval.ts"
export {
  ClientApproval,
  clientApproval,
  openSummaryLink,
  summaryLinkMilliseconds,
  withoutLink,
  withSentLink,
  SummaryLinkState,
  summaryLinkState,
} from "./summary-link.ts"
export { SummaryNotPayable, SummaryPaymentRefusal, summaryPaymentRefusal } from "./summary-payment.ts"
export { furtherSession, type FurtherSession } from "./further-session.ts"
export {
  FacebookPageDetail,
  GooglePlaceDetail,
  LocalBusinessConfiguration,
  LocalBusinessSetup,
  localBusinessSetup,
  withConfiguration,
} from "./local-business.ts"
export { type ChatIds, chatIdsOf, type MovedChatIds, movePendingChatIds, withoutChatIds } from "./chat-ids.ts"
export { askedFacts, journeyFacts, isGenderAsked, isTypeMissing } from "./journey-facts.ts"
export {
  businessPhone,
  type PhoneVerification,
  phoneVerification,
  codeProves,
  isProved,
  provenPhone,
  withProvenEmail,
  withProvenPhone,
} from "./business-phone.ts"
export { publicContact } from "./public-contact.ts"
export { planOf } from "./plan-of.ts"
export { withOffer } from "./offer-change.ts"
export { forbiddenAutomation } from "./forbidden-automation.ts"
export { newAction, type ObjectiveChange, objectiveFields, withObjective } from "./objective-change.ts"
export { isPossible, recommendedMessagingApp, recommendedObjective } from "./objective-advice.ts"
export { checkLocation, type LocationField, lookupCode, tidyLocation } from "./location-rules.ts"
export { CreativeConfiguration, creativeConfigurationOf } from "./creative-configuration.ts"
export {
  editConfiguration,
  ProfileConfiguration,
  setUpLocalBusiness,
  signedUpConfiguration,
} from "./profile-configuration.ts"
export {
  draftsOfFlavour,
  offerPromotions,
  Promotion,
  promoCodePromotions,
  PromotionFlavour,
  PromotionNotFound,
} from "./promotions.ts"
export { businessState } from "./business-state.ts"
export { outletOf } from "./outlet.ts"
export { postalAddress } from "./postal-address.ts"
export { isReadable, readableNetworks } from "./readable-addresses.ts"

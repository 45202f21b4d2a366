export { wordsIn } from "./review-words.ts"
export { AgeBand, type AgeLimit, ageLimits, ageSpanOf, bandsBetween } from "./age-bands.ts"
export {
  DistanceUnit,
  Gender,
  AimedKind,
  Interest,
  LocationMode,
  Radius,
  requestedTargetKinds,
  TargetArea,
  TargetCentre,
  TargetCircle,
  TargetingType,
  TargetKind,
  TargetLocation,
} from "./targeting.ts"
export { ageBands, radiusOptions, townsReach } from "./targeting-options.ts"
export { campaignActs, CampaignAct } from "./campaign-history.ts"
export { excludedRadii, distanceUnitOf, fromKilometers, inKilometers, kilometersPer, radiusScale } from "./distance.ts"
export { type AudienceReach, audienceReach, type Inhabited } from "./audience-reach.ts"
export { reachLimits, type ReachTerms, type ReachVerdict, reachVerdict } from "./reach-verdict.ts"
export { locationLack, middleOf, radiusInKilometers, shownSpots, targetingTypeOf, townsRadius } from "./audience.ts"
export {
  exclusionFault,
  type ExclusionFault,
  exclusionKeys,
  placesOutside,
  withoutExclusions,
} from "./excluded-places.ts"
export { hasKeptCircle } from "./plan/exclusion-facts.ts"
export { coveredShare, kilometersBetween, type Spot } from "./place-overlap.ts"
export { type Audience, checkAudience } from "./check-audience.ts"
export { AudienceId, ChosenList, ChosenLists, contraryLists, mostChosenLists, UsedAudience } from "./chosen-audience.ts"
export {
  AudienceContent,
  type AudiencePart,
  audienceParts,
  checkedAudience,
  differingAudience,
  mostSavedAudiences,
  SavedAudience,
  SavedAudienceChanged,
  SavedAudienceNotFound,
  TooManySavedAudiences,
} from "./saved-audience.ts"
export {
  AudienceLanguage,
  AudienceLanguages,
  languagesIn,
  leastLanguageShare,
  mostAudienceLanguages,
  orderedLanguages,
} from "./audience-language.ts"
export { aimedLists, type ListChoice, type UsableList } from "./aimed-lists.ts"
export { audienceOf, withSavedAudience } from "./plan/audience-of.ts"
export { defaultTargeting } from "./default-targeting.ts"
export { type ChangedFields, overtakenCampaignFields, revisedCampaign } from "./campaign-revisions.ts"
export { CampaignBudget } from "./budget.ts"
export { CampaignChannel, LinkedAccounts, LinkedPage } from "./campaign-channel.ts"
export { carryingPage } from "./carrying-page.ts"
export {
  campaignChannels,
  type ChannelDefinition,
  type ChannelFlags,
  channelDefinitions,
  countsResults,
  needsPage,
  channelsOn,
  recommendedChannels,
  showsBanner,
  showsDesign,
  showsPicture,
  showsText,
  takesInterests,
  takesKeywords,
  usualChannels,
  usualOf,
} from "./channel-definitions.ts"
export { SecuritiesDeclaration, SpecialAds, SpecialCategory } from "./special-ads.ts"
export {
  allowedAudience,
  isSpecial,
  lacksIdentity,
  leastSpecialKilometers,
  mentionsSecurities,
  type SaidOfAds,
  type ShownAudience,
  suggestedCategories,
} from "./special-audience.ts"
export { type AudienceKind, type AudienceUse, mayUseAudience } from "./special-lists.ts"
export { NetworkAutomation } from "./network-automation.ts"
export { allowedAutomation, type AutomationFacts, offeredAutomation } from "./offered-automation.ts"
export { Campaign, ChannelState } from "./campaign.ts"
export { LaunchEstimate } from "./launch-estimate.ts"
export {
  blockedKeywords,
  distinctKeywords,
  keepsFrom,
  keywordNotation,
  matchedKeywords,
  typedKeyword,
  usualMatch,
  usualNegativeMatch,
  withMatch,
} from "./keyword-match.ts"
export { KeywordMatch, MatchedKeyword } from "./matched-keyword.ts"
export { checkKeywords, firstKeywords, withKeywords } from "./keyword-choice.ts"
export { distinctSearches, type FoundSearch, negativeOf, SearchTerm, searchTerms, withSearch } from "./search-terms.ts"
export { LaunchedAd, LaunchedAudience, type SharedAudience, sharedAudiences } from "./launched-ad.ts"
export {
  CampaignStatus,
  CampaignStatusNumber,
  isDisabled,
  isAccessLost,
  isPaymentReversed,
  type PauseFacts,
  PauseReason,
} from "./campaign-status.ts"
export { CampaignStatusUnknown, readStatusList, writeStatusList } from "./status-list.ts"
export { CampaignLabel, hasLabel, type LabelFacts, labelsOf, statusesByLabel } from "./campaign-label.ts"
export { CampaignTab, campaignTabOf, campaignTabs, isDatedTab, isInTab, statusesOf } from "./campaign-tab.ts"
export { type BulkTerms, bulkLimits, termsOf } from "./bulk-terms.ts"
export { CampaignOrder, compareCampaigns, type OrderedCampaign } from "./campaign-order.ts"
export { CampaignFilter, passesFilter } from "./campaign-filter.ts"
export { hasOneDraftCampaign } from "./one-draft.ts"
export {
  refusedChannelsOf,
  hasRefusedChannel,
  mayMove,
  type MoveFacts,
  movesFrom,
  movesOfDisabled,
  movesOfRefusedChannel,
} from "./campaign-moves.ts"
export { offeredMove, type OwnerMove, ownerMoves, ownerMovesOf, type PortalRights } from "./owner-moves.ts"
export {
  approve,
  archive,
  changeEndDate,
  complete,
  deleteDraft,
  linkSession,
  reopenBudget,
  disable,
  enable,
  end,
  followAccess,
  launch,
  type LaunchTerms,
  type Moment,
  pause,
  reject,
  restore,
  resubmit,
  resume,
  stopForReversal,
} from "./campaign-lifecycle.ts"
export {
  type CampaignDates,
  daysLeft,
  daysReadAfterEnd,
  hasBegun,
  isOver,
  readWhenEndedSince,
} from "./campaign-dates.ts"
export { CampaignAlert, campaignAlertOf } from "./campaign-alert.ts"
export { type ChangedTerms, type ChangePricing, changeTerms, WantedTerms } from "./change-terms.ts"
export { BudgetPart } from "./budget-part.ts"
export {
  BudgetSplitChanged,
  ChosenSplit,
  leastChannelDaily,
  leastPercents,
  mostSplits,
  percentsFault,
  percentsOf,
  raisedToLeast,
  splitFault,
  SplitRule,
} from "./budget-split.ts"
export { type Budgeted, channelShare, channelShares, dailyBudgetLeft } from "./channel-budgets.ts"
export { settleMoney, withReturnedMoney } from "./returned-money.ts"
export { fundsLeft, isOutOfFunds } from "./campaign-funds.ts"
export {
  lacksChannel,
  type Refusal,
  refusalsOf,
  sharedReasons,
  statusOfChannels,
  withChannel,
  withChannels,
} from "./channel-states.ts"
export { RefusedField } from "./refused-field.ts"
export { RefusedAsset } from "./refused-asset.ts"
export { refusedFieldsAmong } from "./refusable-fields.ts"
export { shownChannelStatus, ShownChannelStatus } from "./shown-channel.ts"
export {
  ChannelRemedy,
  ChannelReport,
  ChannelVerdict,
  reviewNews,
  ReviewNews,
  type NotifiedChannel,
  verdictOf,
} from "./review-news.ts"
export { endDatesFor } from "./end-date.ts"
export { priorityReviewWorkingDays, reviewDueAt, type ReviewTerms, reviewWorkingDays } from "./review-due.ts"
export {
  awaitsPortal,
  changedFor,
  claimReview,
  decideReview,
  isHeldForPortal,
  isLeftUndecided,
  type MadeDecision,
  ReviewNotWaiting,
  ReviewTaken,
  SecondPersonNeeded,
  submittedTo,
  withdrawApproval,
} from "./portal-review.ts"
export { claimAt, claimMinutes, isTakenFrom, needsTwoPeople } from "./review-claim.ts"
export { ReviewApproval, ReviewClaim } from "./review-people.ts"
export {
  isSampled,
  OwnDecision,
  ReviewerFigures,
  ReviewRecord,
  SampleState,
  SecondLookNotWaiting,
  timeTaken,
  tookPart,
  wasLate,
  withSecondLook,
} from "./review-record.ts"
export { designOf } from "./plan/design-of.ts"
export {
  isUndecided,
  partsToCorrect,
  ReviewDecision,
  ReviewReason,
  reviewReasons,
  ReviewState,
  reviewStateOf,
  ReviewWords,
  undecidedDays,
  undecidedSince,
} from "./review.ts"
export { withoutSearchAd, withSearchAd } from "./search-ad-choice.ts"
export {
  launchLackKeys,
  type LaunchLackKey,
  launchMessageKeys,
  type LaunchFacts,
  missingForLaunch,
} from "./missing-for-launch.ts"
export { CampaignDraft, newCampaignDraft } from "./campaign-draft.ts"
export {
  AdditionalConfiguration,
  beginUpdate,
  configurationPatch,
  ConfigurationUpdate,
  configurationUpdateFailedKey,
  storedConfiguration,
  updateFailed,
} from "./additional-configuration.ts"
export { CampaignContent, checkCampaignContent } from "./campaign-content.ts"
export { ApprovalMissing, ApprovalStanding, approvedLaunch, type LaunchApproval } from "./launch-approval.ts"
export {
  BusinessUnfinished,
  CampaignDisabled,
  CampaignMove,
  CampaignMoveNotAllowed,
  CampaignMoveNotOffered,
  CampaignNotFound,
  CampaignNotLaunchable,
  EndDateNotAllowed,
  JobNotFound,
  PlanRevisionNotFound,
  ReadyAdGone,
} from "./failures.ts"
export { budgetOfSentDraft, type SentDraft } from "./sent-draft.ts"
export { showsFrom } from "./shows-from.ts"
export {
  CampaignView,
  checkedView,
  foldedViewName,
  openViewOf,
  plainQuery,
  TooManyCampaignViews,
  viewLimits,
  withView,
} from "./campaign-view.ts"
export {
  AdTest,
  beginTest,
  changedTest,
  judgeTest,
  keptByRule,
  moveTest,
  type RefusedVersion,
  resultsLeft,
  TestEnding,
  testMoves,
  withDays,
} from "./variant/ad-test.ts"
export { TestDesign } from "./variant/test-design.ts"
export { AdVariant, AdVersion, longestTestQuestion, VariantField } from "./variant/ad-variant.ts"
export { testError, testEvidence, winnerOf } from "./variant/evidence.ts"
export { AdTestMove, AdTestMoveNotAllowed, AdTestNotFound } from "./variant/failures.ts"
export { resultsNeeded, testPower, testRatios } from "./variant/results-needed.ts"
export { costPerResult, noCounts, perThousand, TestDay, testTotals, VersionCounts } from "./variant/test-day.ts"
export { type TestOffer, testOffer } from "./variant/test-offer.ts"
export { differingFields, hasVariant, planOfVersion, type VersionedPlan } from "./variant/version-plan.ts"
export { TestMeans, testMeans } from "./variant/test-means.ts"
export { nothingSpent, SpentBefore, versionShares } from "./variant/version-shares.ts"
export { type CostSpan, usualCostOf, usualCosts } from "./usual-costs.ts"
export { PictureAd } from "./launched-ad.ts"
export { targetingLimits } from "./targeting-limits.ts"
export { CampaignPlan } from "./plan/campaign-plan.ts"
export { PlanBusiness, planBusinessRules, PlanContact } from "./plan/business.ts"
export { CreativeDetail, PlanCreative, planCreativeRules } from "./plan/creative.ts"
export { PlanTargeting, planTargetingRules } from "./plan/targeting.ts"
export { type CheckedField, emptyOr, type FieldRule, type FieldRules, textOf } from "./plan/field-rules.ts"
export { WeekHours } from "./plan/week-hours.ts"
export { Picture } from "./plan/picture.ts"
export { CarouselCard, CarouselCards, CarouselTerms } from "./plan/carousel-card.ts"
export {
  acceptedCards,
  areCardsAccepted,
  cardCountProblem,
  cardLinkProblem,
  cardsOf,
  haveCardsPages,
  isCarouselSound,
  mendedCards,
} from "./plan/carousel.ts"
export { type UsableProduct, usableProducts } from "./ready-ads/usable-products.ts"
export { chooseReadyAds, discountOf, type ReadyAd, ReadyAdKind, sharedCategory } from "./ready-ads/choose-ready-ads.ts"
export { readyCreative } from "./ready-ads/ready-plan.ts"
export { cardOfProduct, proposedCards, type ShopProduct } from "./plan/proposed-cards.ts"
export {
  formatsFor,
  onlyFormat,
  type SocialFormat,
  socialFormatOf,
  socialFormats,
  withoutOtherFormats,
} from "./plan/social-format.ts"
export {
  cardPicturesOf,
  type PictureChange,
  type PicturedPlan,
  PictureNaming,
  pictureNaming,
  returnedPicture,
  shownPictureOf,
  swappedPicture,
} from "./plan/swapped-picture.ts"
export { locationExcess, withinLimits } from "./plan/location-limits.ts"
export { type PlanPrice, planPrice, type PricingFacts } from "./plan/plan-price.ts"
export { quotedBudget } from "./plan/quoted-budget.ts"
export { hasRefusedAsset, showsPhoneBeside, suggestedSearchAssets, withProposedAssets } from "./plan/search-assets.ts"
export { bannerColourOf, bannerCopyOf, bannerName, suggestedBanner } from "./plan/banner.ts"
export { adCopyOf, businessFactsOf, copyRequestOf, creativeContentOf } from "./plan/creative-content.ts"
export { launchFactsOf } from "./plan/launch-facts.ts"
export { type PolicyFinding, PolicyPart } from "./plan/policy-finding.ts"
export { bannedFindings, policyFindings } from "./plan/policy-findings.ts"
export {
  landingAddresses,
  sitelinkAddresses,
  sitelinkFinding,
  LandingFinding,
  landingFinding,
  type LandingVisit,
} from "./plan/landing-page.ts"
export { mendedCreative } from "./plan/mended-creative.ts"
export { PolicyStatement } from "./plan/policy-statement.ts"
export { objectiveOf } from "./plan/objective-of.ts"
export { adLanguageOf, adLanguages, adLanguageOfWebsite, isWrittenFor } from "./plan/ad-language.ts"
export { targetLocationOf, targetRadiusOf } from "./plan/target-location.ts"
export { adHours, usualHours } from "./plan/ad-hours.ts"
export { type HourPreset, hourPresets, hoursOfPreset } from "./plan/hour-presets.ts"
export { calledPhone } from "./plan/called-phone.ts"
export {
  isSpecialDraft,
  lacksSpecialCategory,
  saidOfAds,
  shownAudienceOf,
  specialFacts,
  targetGenderOf,
} from "./plan/shown-audience.ts"
export { adTracking, type CampaignMark, type TrackedAd } from "./plan/ad-tracking.ts"
export {
  CountedResults,
  countsConversions,
  type ResultKind,
  resultKindOf,
  resultsAtLaunch,
  type ResultsOf,
} from "./result-kind.ts"
export { automationOf, automationOffered } from "./plan/network-automation.ts"
export { answersOnInstagram, messagingAppOf, whatsAppNumberOf } from "./plan/messaging-choice.ts"
export { creativeDetailOf, type WholeCreativeDetail } from "./plan/creative-detail.ts"
export {
  draftInCategory,
  draftWithOffer,
  SearchCreative,
  searchCreatives,
  SuggestedCreative,
  suggestedCreatives,
} from "./plan/suggested-creatives.ts"
export { channelsOf, channelsOfferedTo, maySearch, offeringOf } from "./plan/channels-of.ts"
export { promotedServices, servicesToPromote } from "./plan/promoted-services.ts"
export {
  AdPlan,
  AdTerms,
  AimedAudiences,
  BannerAd,
  BannerPicture,
  ConsentPlan,
  LeadFormPlan,
  MessagesPlan,
  SearchTexts,
  SocialAd,
  SocialVariant,
} from "./plan/ad-plan.ts"
export { type AdPlanFacts, type AdPlanLack, adPlanOf, type AdPlanSource, adTermsOf } from "./plan/ad-plan-of.ts"
export { suggestedNegatives } from "./plan/suggested-negatives.ts"
export { launchedAdOf } from "./plan/launched-ad-of.ts"
export { shownListsOf } from "./plan/shown-lists.ts"
export {
  PlanRevision,
  type ProposedPlan,
  revisionOf,
  withDraftRevision,
  withLaunchedRevision,
} from "./plan/plan-revision.ts"
export { type CopyFacts, copiedPlan } from "./plan/copied-plan.ts"
export { planForAnother } from "./plan/plan-for-another.ts"
export { ListedRevision, PlanPart } from "./plan/listed-revision.ts"
export { differingParts, listedRevisions } from "./plan/plan-history.ts"
export { returnedVideo, swappedVideo, videoIn } from "./plan/swapped-video.ts"
export { AdField } from "./edits/ad-field.ts"
export { changesAtOnce, NetworkEffect, networkEffects } from "./edits/network-effects.ts"
export { AdValue, PlanChange } from "./edits/plan-change.ts"
export { planChanges } from "./edits/plan-changes.ts"
export { addsVersion, type AddedVersionFacts, lacksOfVersion, versionLackKeys } from "./edits/added-version.ts"
export {
  differingTerms,
  EditedTerms,
  editWithTerms,
  runningTerms,
  type TermChange,
  termChanges,
} from "./edits/edited-terms.ts"
export { editedPlan, editOf, PlanEdit, readEdit, revisedPlan, wholeEdit } from "./edits/plan-edit.ts"
export { acceptedEdit, type EditLackKey, editLackKeys, lacksOfEdit, mayChangeHours } from "./edits/sent-edit.ts"
export { ChannelEditStatus, SentChange } from "./edits/sent-change.ts"
export { retargeted } from "./edits/retargeted.ts"
export { followFreeze } from "./campaign-freeze.ts"

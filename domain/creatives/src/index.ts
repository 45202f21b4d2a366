export { isBuyingKeyword } from "./buying-keyword.ts"
export { Objective, objectives } from "./objective.ts"
export { allowedCallsToAction, CallToAction, defaultCallToAction, isCallToActionAllowed } from "./call-to-action.ts"
export { CreativeSource, ImageType } from "./creative-source.ts"
export {
  checkOffer,
  Offer,
  offerContent,
  offerExcess,
  OfferRefused,
  offerTextLimit,
  OfferType,
  offerTypes,
} from "./offer.ts"
export { carouselLimits, cardSharpness, type CardSharpness, isCarouselAllowed } from "./copy/carousel-limits.ts"
export { MessagingApp, messagingApps } from "./messaging-app.ts"
export { ClickTracking } from "./click-tracking.ts"
export {
  effectiveTracking,
  type TrackingFacts,
  trackingQuery,
  type TrackingTag,
  trackingTags,
  withoutParameter,
  withQuery,
} from "./tracked-address.ts"
export { type AdDestination, adDestination } from "./ad-destination.ts"
export { checkImageUpload, CreativeImageUpload, type ImageContent } from "./image-upload.ts"
export { checkRichMedia, RichMedia, RichMediaKind } from "./rich-media.ts"
export { chosenHost, creativeHostQuery, type CreativeHosts, creativeImageUrl } from "./creative-host.ts"
export { type AccountKind, AssetKind, type AssetKindRow, assetKinds, isAccountKind } from "./assets/asset-kind.ts"
export { Asset, AssetPlace, AssetSource, AssetState, AssetUse, formatOf, longestAssetName } from "./assets/asset.ts"
export { PictureFacts } from "./assets/picture-facts.ts"
export {
  AssetInUse,
  AssetNotFound,
  campaignsIn,
  decideRemoval,
  holdingUses,
  placeOf,
  usesOnce,
} from "./assets/asset-uses.ts"
export { foundAssets, pageOfAssets } from "./assets/listed-assets.ts"
export { type PictureFit, pictureFit } from "./assets/picture-fit.ts"
export {
  checkVideo,
  type ReadVideo,
  videoBounds,
  VideoFacts,
  VideoFormat,
  videoFormatOf,
  type VideoProblem,
} from "./assets/video.ts"
export { formatOfVideo, isOwnVideo, SocialVideo, videoOfAsset } from "./assets/social-video.ts"
export {
  instagramPlacements,
  metaVideoRules,
  type VideoPlacement,
  type VideoPlacementName,
  videoPlacementNames,
  videoPlacements,
  type VideoRules,
} from "./assets/video-placements.ts"
export { type VideoFit, videoFit, type VideoRefusalKey, videoRefusalKeys, videoRefusals } from "./assets/video-fit.ts"
export { checkShopPictures, shopPictureLimits, type ShopPicturesRefusal, toggledPicture } from "./shop-pictures.ts"
export { LogoSource } from "./logo-source.ts"
export { ImageSort, sortImages } from "./image-sort.ts"
export { CreativeContent, ImageAddress, Palette, TextDirection } from "./creative-content.ts"
export { type CreativeSize, CreativeSizeName, creativeSizes } from "./creative-size.ts"
export { type SafeArea, safeAreaOf } from "./safe-area.ts"
export { drawCreative } from "./draw-creative.ts"
export { defaultTemplateId, isTemplate, type TemplateFacts, templates, templatesFor } from "./templates/catalogue.ts"
export {
  type HostedCreative,
  hostedCreative,
  type HostedCreativeQuery,
  HostedCreativeRefused,
  scaleBounds,
} from "./hosted-creative.ts"
export { WebsiteNotShown } from "./website-not-shown.ts"
export { TemplateNotFound } from "./templates/template-not-found.ts"
export { contrastRatio, luminance, readableOn, scrimOpacity } from "./colour/contrast.ts"
export { parseHex, type Rgb, toHex } from "./colour/rgb.ts"
export { type Scheme, schemeOf } from "./colour/scheme.ts"
export { textWidth } from "./text/text-width.ts"
export { type Wrapped, wrapText } from "./text/wrap-text.ts"
export { type FitRequest, type FittedText, fitText } from "./text/fit-text.ts"
export { isolateNumerals } from "./text/bidi.ts"
export {
  acceptCopy,
  AdCopy,
  contentHash,
  editCopy,
  isAdPublishable,
  isPublishable,
  SearchAd,
  unaccepted,
} from "./copy/ad-copy.ts"
export { CopyOrigin } from "./copy/acceptance.ts"
export {
  Callout,
  type SearchAssetPart,
  type SearchAssets,
  searchAssetLimits,
  Sitelink,
  snippetHeaders,
  StructuredSnippet,
} from "./copy/search-assets.ts"
export {
  checkSearchAssets,
  type SearchAssetChecks,
  searchAssetErrors,
  type SitelinkChecks,
  tidySearchAssets,
} from "./copy/check-search-assets.ts"
export { draftSearchAssets, withSearchAssets } from "./copy/draft-search-assets.ts"
export { claimsOfHours, StatedClaim, statedClaims } from "./copy/stated-claims.ts"
export { pageKindOf, WebsitePage } from "./copy/website-page.ts"
export { bannerCallsToAction, BannerCopy, bannerLimits } from "./copy/banner-copy.ts"
export { draftBanner } from "./copy/draft-banner.ts"
export { type BannerDrawing, type BannerDrawings, bannerDrawings, cardDrawing } from "./banner-drawings.ts"
export type { BusinessFacts } from "./copy/business-facts.ts"
export { type CopyLanguage, copyLanguageOf, copyLanguages } from "./copy/copy-language.ts"
export { offerText, townText } from "./copy/offer-text.ts"
export { callToActionLabel } from "./copy/languages.ts"
export { exampleAd, type ExampleBusiness } from "./example-ad.ts"
export { draftAdCopy, type DraftRequest, firstAdCopy, recommendedLengths } from "./copy/draft-copy.ts"
export { draftSearchAd, searchAdLimits } from "./copy/draft-search-ad.ts"
export { unwantedSearches } from "./unwanted-searches.ts"
export { keywordLimits, suggestKeywords } from "./copy/suggest-keywords.ts"
export {
  type AdChannel,
  adTextErrors,
  type AdTextField,
  adTextLimit,
  type AdTextProblem,
  checkAdText,
  checkAdTexts,
  checkBannerCounts,
  checkSearchAdCounts,
} from "./copy/check-ad-text.ts"
export {
  type NetworkPolicy,
  type PolicyNetwork,
  policyOf,
  policySeverities,
  type PolicySeverity,
  type PolicyTopic,
  policyTopics,
} from "./policy/policy-topics.ts"
export { bannedProblems, type PolicyProblem, policyProblems } from "./policy/find-policy-problems.ts"
export { characterCount, googleCount } from "./copy/fill-pattern.ts"
export { tradeOf } from "./copy/trade.ts"
export { defaultLeadForm } from "./default-lead-form.ts"
export { type ConsentBox, consentBoxes, type LeadFormWords, leadFormWords } from "./lead-form-words.ts"
export { checkLeadForm, LeadForm, leadFormLimits } from "./lead-form.ts"
export { LeadFormConsent, LeadFormField } from "./lead-forms/asked.ts"
export {
  type ConsentTerms,
  consentTextLimit,
  isUsuallyRequired,
  ownConsentText,
  termsOf,
} from "./lead-forms/consent-terms.ts"
export { type FormAnswer, judgesLeads, type FormFit, leadFit } from "./lead-forms/lead-fit.ts"
export {
  newQuestionKey,
  type OwnQuestion,
  type Problems,
  type QuestionChoice,
  questionLimits,
} from "./lead-forms/own-question.ts"
export {
  type KeyedAnswer,
  type MadeUpLead,
  madeUpLead,
  type RehearsedLead,
  rehearsedLead,
} from "./lead-forms/made-up-lead.ts"
export { ThanksButton, type ThanksPage, thanksButtonLimit } from "./lead-forms/thanks-page.ts"
export {
  checkedSavedForm,
  differingForm,
  type FormPart,
  formParts,
  LeadFormNotLive,
  LeadFormTestFailed,
  LeadFormVersionGone,
  mostFormVersions,
  mostSavedForms,
  type SavedFormContent,
  SavedLeadForm,
  SavedLeadFormChanged,
  SavedLeadFormId,
  SavedLeadFormNotFound,
  TooManyLeadForms,
  UsedLeadForm,
} from "./lead-forms/saved-lead-form.ts"
export { stockPhotoLimits, StockPhotoQuery, StockPhotosUnavailable } from "./stock-photos.ts"
export { pictureCopyPath, shownPicture } from "./shown-picture.ts"
export { canonicalJson, fnv1a64 } from "./hash.ts"

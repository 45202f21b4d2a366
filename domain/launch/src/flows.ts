import type { Flow, FlowRow } from "./flow.ts"

// One line per page, wide on purpose: the tables are read beside section 4 of the specification.

/**
 * From the paid budget to the end, alike wherever interests and keywords have pages of their own. The review has defaults for
 * both, so that journeys which asked for people and place come to these pages only to change something.
 */
// prettier-ignore
const launchPart: ReadonlyArray<FlowRow> = [
  { page: "adAccountSetup", next: "linkAccounts" },
  { page: "channelSelection", next: "fbInterests", when: { banner: "bannerAd", noSocial: "googleKeywords" }, skippedBy: ["adAccountMissing"] },
  { page: "bannerAd", back: "channelSelection", next: "fbInterests", when: { noSocial: "googleKeywords" }, skippedBy: ["adAccountMissing"] },
  { page: "fbInterests", back: "channelSelection", backWhen: { banner: "bannerAd" }, next: "googleKeywords", when: { noSearch: "linkAccounts" }, skippedBy: ["adAccountMissing", "noSocial"] },
  { page: "googleKeywords", back: "fbInterests", next: "linkAccounts", skippedBy: ["adAccountMissing", "noSearch"] },
  { page: "linkAccounts", back: "googleKeywords", backWhen: { audienceAsked: "none" }, next: "launching" },
  { page: "launching", next: "success" },
  { page: "success" },
]

/** Objective to ad preview, alike in the flows that build their creative step by step. */
// prettier-ignore
const creativePart: ReadonlyArray<FlowRow> = [
  { page: "promoteServices", back: "selectObjective", next: "offerDetails", skippedBy: ["servicesSettled"] },
  { page: "offerDetails", back: "promoteServices", next: "imageCreatives" },
  { page: "imageCreatives", back: "offerDetails", next: "creativePreview" },
  { page: "creativePreview", back: "imageCreatives", next: "adPreview", when: { edit: "creativeEdit" } },
  { page: "creativeEdit", back: "creativePreview", next: "creativePreview" },
]

/** The wizard from the phone on, alike however the details were found. Spec: states and transitions, onboarding next step. */
// prettier-ignore
const wizardPart: ReadonlyArray<FlowRow> = [
  { page: "businessPhoneNumber", back: "businessLocationDetails", next: "businessDetailsCaptured", when: { typeMissing: "businessTypeServices" }, skippedBy: ["phoneDisabled"] },
  { page: "businessTypeServices", back: "businessPhoneNumber", next: "businessDetailsCaptured" },
  { page: "businessDetailsCaptured", next: "selectObjective", when: { genderAsked: "selectGender" } },
  { page: "selectGender", back: "businessPhoneNumber", backWhen: { typeMissing: "businessTypeServices" }, next: "selectObjective" },
  { page: "selectObjective", back: "businessPhoneNumber", backWhen: { genderAsked: "selectGender", typeMissing: "businessTypeServices" }, next: "promoteServices", when: { servicesSettled: "offerDetails" } },
  ...creativePart,
  { page: "adPreview", back: "creativePreview", next: "googleAds", when: { edit: "adDetailsEdit", editAd: "adDetailsEdit", phoneRequired: "creativeAnimation", socialOnly: "emailSignup" } },
  { page: "adDetailsEdit", back: "adPreview", next: "adPreview" },
  { page: "googleAds", back: "adPreview", next: "emailSignup", when: { edit: "googleAdsEdit", editSearchAd: "googleAdsEdit" }, skippedBy: ["socialOnly", "phoneRequired"] },
  { page: "googleAdsEdit", back: "googleAds", next: "googleAds" },
  { page: "emailSignup", back: "googleAds", next: "creativeAnimation" },
  { page: "creativeAnimation", next: "ageGenderTarget" },
  { page: "ageGenderTarget", back: "googleAds", next: "locationTargeting" },
  { page: "locationTargeting", back: "ageGenderTarget", next: "budget" },
  { page: "summary", back: "locationTargeting", next: "emailSignup", when: { signedIn: "budget" } },
  { page: "budget", back: "locationTargeting", next: "channelSelection", when: { adAccountMissing: "adAccountSetup", audienceAsked: "linkAccounts" } },
  ...launchPart,
]

/** The six-step wizard. Spec: states and transitions, onboarding next step. */
// prettier-ignore
export const defaultFlow: Flow = [
  { page: "businessDetails", next: "businessDetailsSetupAnimation", when: { typed: "businessLocationDetails" } },
  { page: "businessDetailsSetupAnimation", next: "businessLocationDetails" },
  { page: "businessLocationDetails", back: "businessDetails", next: "businessPhoneNumber", when: { typeMissingWithoutPhone: "businessTypeServices", phoneDisabled: "businessDetailsCaptured" } },
  ...wizardPart,
]

/** Starts from extraction and then is the default wizard. Spec: "Agent or normal flow starts at extract business details". */
// prettier-ignore
export const normalFlow: Flow = [
  { page: "extractBusinessDetails", next: "businessDetailsSetupAnimation", when: { edit: "businessDetails", typed: "businessLocationDetails" } },
  { page: "businessDetails", back: "extractBusinessDetails", next: "businessDetailsSetupAnimation", when: { typed: "businessLocationDetails" } },
  { page: "businessDetailsSetupAnimation", next: "businessLocationDetails" },
  { page: "businessLocationDetails", back: "extractBusinessDetails", next: "businessPhoneNumber", when: { typeMissingWithoutPhone: "businessTypeServices", phoneDisabled: "businessDetailsCaptured" } },
  ...wizardPart,
]

/** An agent prepares everything, with its price, and hands a summary to the client. Spec: next step, "agent". */
// prettier-ignore
export const agentFlow: Flow = [
  { page: "extractBusinessDetails", next: "businessDetailsSetupAnimation", when: { typed: "businessLocationDetails" } },
  { page: "businessDetailsSetupAnimation", next: "businessLocationDetails" },
  { page: "businessLocationDetails", back: "extractBusinessDetails", next: "selectObjective" },
  { page: "selectObjective", back: "businessLocationDetails", next: "promoteServices", when: { servicesSettled: "offerDetails" } },
  ...creativePart,
  { page: "adPreview", back: "creativePreview", next: "ageGenderTarget", when: { edit: "adDetailsEdit", editAd: "adDetailsEdit", searchToo: "googleAds" } },
  { page: "adDetailsEdit", back: "adPreview", next: "adPreview" },
  { page: "googleAds", back: "adPreview", next: "ageGenderTarget", when: { edit: "googleAdsEdit", editSearchAd: "googleAdsEdit" } },
  { page: "googleAdsEdit", back: "googleAds", next: "googleAds" },
  { page: "ageGenderTarget", back: "adPreview", next: "locationTargeting" },
  { page: "locationTargeting", back: "ageGenderTarget", next: "summary", when: { accountMissing: "emailSignup", priceMissing: "budget" } },
  { page: "summary", back: "locationTargeting", next: "budget", when: { client: "emailSignup" } },
  { page: "emailSignup", back: "locationTargeting", next: "creativeAnimation" },
  { page: "creativeAnimation", next: "budget" },
  { page: "budget", back: "locationTargeting", next: "channelSelection", when: { adAccountMissing: "adAccountSetup", audienceAsked: "linkAccounts" } },
  ...launchPart,
]

/** Few pages: details, one creative, account, budget. Spec: next step, "shortened". */
// prettier-ignore
export const shortenedFlow: Flow = [
  { page: "businessDetailsV2", next: "businessDetailsSetupAnimationV2" },
  { page: "businessDetailsSetupAnimationV2", next: "creativeDetailsV2" },
  { page: "creativeDetailsV2", back: "businessDetailsV2", next: "emailSignup", when: { edit: "creativeEdit", editAd: "adDetailsEdit", editSearchAd: "googleAdsEdit", authSkipped: "budget", phoneAsked: "businessPhoneNumber" } },
  { page: "creativeEdit", back: "creativeDetailsV2", next: "creativeDetailsV2" },
  { page: "adDetailsEdit", back: "creativeDetailsV2", next: "creativeDetailsV2" },
  { page: "googleAdsEdit", back: "creativeDetailsV2", next: "creativeDetailsV2" },
  { page: "businessPhoneNumber", back: "creativeDetailsV2", next: "budget", when: { accountMissing: "emailSignup" } },
  { page: "emailSignup", back: "creativeDetailsV2", backWhen: { authSkipped: "budget" }, next: "budget" },
  { page: "summary", back: "creativeDetailsV2", next: "emailSignup", when: { signedIn: "budget", authSkipped: "budget" } },
  { page: "budget", back: "creativeDetailsV2", next: "channelSelection", when: { accountMissing: "emailSignup", adAccountMissing: "adAccountSetup" } },
  { page: "adAccountSetup", next: "linkAccounts" },
  { page: "channelSelection", next: "targetingV2", when: { banner: "bannerAd" }, skippedBy: ["adAccountMissing"] },
  { page: "bannerAd", back: "channelSelection", next: "targetingV2", skippedBy: ["adAccountMissing"] },
  { page: "targetingV2", back: "channelSelection", backWhen: { banner: "bannerAd" }, next: "linkAccounts", skippedBy: ["adAccountMissing"] },
  { page: "linkAccounts", back: "targetingV2", next: "launching" },
  { page: "launching", next: "success" },
  { page: "success" },
]

/** Everything drafted from the web page; one page to look it over. Spec: next step, "auto-generated". */
// prettier-ignore
export const autoGeneratedFlow: Flow = [
  { page: "businessDetails", next: "businessDetailsSetupAnimation", when: { typed: "businessLocationDetails" } },
  { page: "businessDetailsSetupAnimation", next: "businessLocationDetails" },
  { page: "businessLocationDetails", back: "businessDetails", next: "businessPhoneNumber", when: { phoneDisabled: "emailSignup" } },
  { page: "businessPhoneNumber", back: "businessLocationDetails", next: "setupBusinessInfo", skippedBy: ["phoneDisabled"] },
  { page: "emailSignup", back: "businessLocationDetails", next: "setupBusinessInfo" },
  { page: "setupBusinessInfo", back: "businessLocationDetails", next: "budget", when: { edit: "creativeEdit", editAd: "adDetailsEdit", editSearchAd: "googleAdsEdit", accountMissing: "emailSignup" } },
  { page: "creativeEdit", back: "setupBusinessInfo", next: "setupBusinessInfo" },
  { page: "adDetailsEdit", back: "setupBusinessInfo", next: "setupBusinessInfo" },
  { page: "googleAdsEdit", back: "setupBusinessInfo", next: "setupBusinessInfo" },
  { page: "summary", back: "setupBusinessInfo", next: "emailSignup", when: { signedIn: "budget" } },
  { page: "budget", back: "setupBusinessInfo", next: "channelSelection", when: { adAccountMissing: "adAccountSetup", audienceAsked: "linkAccounts" } },
  ...launchPart,
]

/** The second layout of the first pages, then the default targeting. Spec: next step, "V2". */
// prettier-ignore
export const v2Flow: Flow = [
  { page: "businessDetailsV2", next: "businessDetailsSetupAnimationV2" },
  { page: "businessDetailsSetupAnimationV2", next: "creativeDetailsV2" },
  { page: "creativeDetailsV2", back: "businessDetailsV2", next: "emailSignup", when: { edit: "creativeEdit", editAd: "adDetailsEdit", editSearchAd: "googleAdsEdit", authSkipped: "budget", phoneAsked: "businessPhoneNumber" } },
  { page: "creativeEdit", back: "creativeDetailsV2", next: "creativeDetailsV2" },
  { page: "adDetailsEdit", back: "creativeDetailsV2", next: "creativeDetailsV2" },
  { page: "googleAdsEdit", back: "creativeDetailsV2", next: "creativeDetailsV2" },
  { page: "businessPhoneNumber", back: "creativeDetailsV2", next: "creativeAnimation", when: { accountMissing: "emailSignup" } },
  { page: "emailSignup", back: "creativeDetailsV2", backWhen: { authSkipped: "budget" }, next: "creativeAnimation", when: { authSkipped: "budget" } },
  { page: "creativeAnimation", next: "ageGenderTarget" },
  { page: "ageGenderTarget", back: "creativeDetailsV2", next: "locationTargeting", skippedBy: ["authSkipped"] },
  { page: "locationTargeting", back: "ageGenderTarget", next: "budget", skippedBy: ["authSkipped"] },
  { page: "summary", back: "locationTargeting", next: "emailSignup", when: { signedIn: "budget", authSkipped: "budget" } },
  { page: "budget", back: "locationTargeting", next: "channelSelection", when: { accountMissing: "emailSignup", adAccountMissing: "adAccountSetup", audienceAsked: "linkAccounts" } },
  { page: "adAccountSetup", next: "linkAccounts" },
  // Whoever passed the account by has not been asked about the audience either.
  { page: "channelSelection", next: "fbInterests", when: { banner: "bannerAd", authSkipped: "targetingV2", noSocial: "googleKeywords" }, skippedBy: ["adAccountMissing"] },
  { page: "bannerAd", back: "channelSelection", next: "fbInterests", when: { authSkipped: "targetingV2", noSocial: "googleKeywords" }, skippedBy: ["adAccountMissing"] },
  { page: "targetingV2", back: "channelSelection", backWhen: { banner: "bannerAd" }, next: "linkAccounts", skippedBy: ["adAccountMissing"] },
  { page: "fbInterests", back: "channelSelection", backWhen: { banner: "bannerAd" }, next: "googleKeywords", when: { noSearch: "linkAccounts" }, skippedBy: ["adAccountMissing", "noSocial"] },
  { page: "googleKeywords", back: "fbInterests", next: "linkAccounts", skippedBy: ["adAccountMissing", "noSearch"] },
  { page: "linkAccounts", back: "googleKeywords", backWhen: { authSkipped: "targetingV2", audienceAsked: "none" }, next: "launching" },
  { page: "launching", next: "success" },
  { page: "success" },
]

/** A further campaign of somebody signed in. Spec: subsequent campaign flow. */
// prettier-ignore
export const subsequentFlow: Flow = [
  { page: "selectObjective", next: "promoteServices", when: { servicesSettled: "offerDetails" } },
  ...creativePart,
  { page: "adPreview", back: "creativePreview", next: "googleAds", when: { edit: "adDetailsEdit", editAd: "adDetailsEdit", socialOnly: "creativeAnimation" } },
  { page: "adDetailsEdit", back: "adPreview", next: "adPreview" },
  { page: "googleAds", back: "adPreview", next: "creativeAnimation", when: { edit: "googleAdsEdit", editSearchAd: "googleAdsEdit" }, skippedBy: ["socialOnly"] },
  { page: "googleAdsEdit", back: "googleAds", next: "googleAds" },
  { page: "creativeAnimation", next: "ageGenderTarget" },
  { page: "ageGenderTarget", back: "googleAds", next: "locationTargeting" },
  { page: "locationTargeting", back: "ageGenderTarget", next: "budget" },
  { page: "budget", back: "locationTargeting", next: "channelSelection", when: { adAccountMissing: "adAccountSetup", facebookPageLinked: "launching", audienceAsked: "linkAccounts" } },
  ...launchPart,
]

/** A further campaign in the second layout. Spec: subsequent campaign flow, v2 children. */
// prettier-ignore
export const subsequentV2Flow: Flow = [
  { page: "subsequentBusinessDetailsV2", next: "subsequentBusinessDetailsSetupAnimationV2" },
  { page: "subsequentBusinessDetailsSetupAnimationV2", next: "subsequentCreativeDetailsV2" },
  { page: "subsequentCreativeDetailsV2", back: "subsequentBusinessDetailsV2", next: "budget", when: { edit: "creativeEdit", editAd: "adDetailsEdit", editSearchAd: "googleAdsEdit" } },
  { page: "creativeEdit", back: "subsequentCreativeDetailsV2", next: "subsequentCreativeDetailsV2" },
  { page: "adDetailsEdit", back: "subsequentCreativeDetailsV2", next: "subsequentCreativeDetailsV2" },
  { page: "googleAdsEdit", back: "subsequentCreativeDetailsV2", next: "subsequentCreativeDetailsV2" },
  { page: "budget", back: "subsequentCreativeDetailsV2", next: "channelSelection", when: { adAccountMissing: "adAccountSetup", facebookPageLinked: "launching" } },
  { page: "adAccountSetup", next: "linkAccounts" },
  { page: "channelSelection", next: "targetingV2", when: { banner: "bannerAd" }, skippedBy: ["adAccountMissing"] },
  { page: "bannerAd", back: "channelSelection", next: "targetingV2", skippedBy: ["adAccountMissing"] },
  { page: "targetingV2", back: "channelSelection", backWhen: { banner: "bannerAd" }, next: "linkAccounts", skippedBy: ["adAccountMissing"] },
  { page: "linkAccounts", back: "targetingV2", next: "launching" },
  { page: "launching", next: "success" },
  { page: "success" },
]

import type { PageId } from "@domain/launch"
import type { ComponentType } from "react"

type Page = () => Promise<{ readonly default: ComponentType }>

/** The screen of each page; a page of the domain without one does not compile. */
const screens = {
  confirmation: () => import("./business/resume.page.tsx"),
  extractBusinessDetails: () => import("./business/business-details.page.tsx"),
  businessDetails: () => import("./business/business-details.page.tsx"),
  businessDetailsSetupAnimation: () => import("./business/business-details-setup-animation.page.tsx"),
  businessLocationDetails: () => import("./business/business-location-details.page.tsx"),
  businessPhoneNumber: () => import("./business/business-phone-number.page.tsx"),
  businessTypeServices: () => import("./business/business-type-services.page.tsx"),
  selectGender: () => import("./business/select-gender.page.tsx"),
  businessDetailsCaptured: () => import("./business/business-details-captured.page.tsx"),
  selectObjective: () => import("./business/select-objective.page.tsx"),
  promoteServices: () => import("./business/promote-services.page.tsx"),
  offerDetails: () => import("./business/offer-details.page.tsx"),
  imageCreatives: () => import("./creatives/image-creatives.page.tsx"),
  creativePreview: () => import("./creatives/creative-preview.page.tsx"),
  creativeEdit: () => import("./creatives/creative-edit.page.tsx"),
  adPreview: () => import("./creatives/ad-preview.page.tsx"),
  adDetailsEdit: () => import("./creatives/ad-details-edit.page.tsx"),
  googleAds: () => import("./creatives/google-ads.page.tsx"),
  googleAdsEdit: () => import("./creatives/google-ads-edit.page.tsx"),
  emailSignup: () => import("./account/email-signup.page.tsx"),
  creativeAnimation: () => import("./creatives/creative-animation.page.tsx"),
  ageGenderTarget: () => import("./targeting/age-gender-target.page.tsx"),
  locationTargeting: () => import("./targeting/location-targeting.page.tsx"),
  summary: () => import("./summary/summary.page.tsx"),
  budget: () => import("./budget/budget.page.tsx"),
  channelSelection: () => import("./targeting/channel-selection.page.tsx"),
  fbInterests: () => import("./targeting/fb-interests.page.tsx"),
  googleKeywords: () => import("./targeting/google-keywords.page.tsx"),
  adAccountSetup: () => import("./linking/ad-account-setup.page.tsx"),
  linkAccounts: () => import("./launching/link-accounts.page.tsx"),
  launching: () => import("./launching/launching.page.tsx"),
  success: () => import("./launching/success.page.tsx"),
  businessDetailsV2: () => import("./business/business-details-v2.page.tsx"),
  businessDetailsSetupAnimationV2: () => import("./business/business-details-setup-animation.page.tsx"),
  creativeDetailsV2: () => import("./creatives/creative-details-v2.page.tsx"),
  setupBusinessInfo: () => import("./business/setup-business-info.page.tsx"),
  targetingV2: () => import("./targeting/targeting-v2.page.tsx"),
  subsequentBusinessDetailsV2: () => import("./business/business-details-v2.page.tsx"),
  subsequentBusinessDetailsSetupAnimationV2: () => import("./business/business-details-setup-animation.page.tsx"),
  subsequentCreativeDetailsV2: () => import("./creatives/creative-details-v2.page.tsx"),
} as const satisfies Readonly<Record<PageId, Page>>

/** The screen of a page of the journey. */
export const screenOf = (page: PageId): Page => screens[page]

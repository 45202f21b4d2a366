import type { PageId } from "@domain/launch"
import type { ComponentType } from "react"

type Page = () => Promise<{ readonly default: ComponentType }>

/** The screen of each page; a page of the domain without one does not compile. */
const screens = {
  confirmation: () => import("@ui/business/resume"),
  extractBusinessDetails: () => import("@ui/business/business-details"),
  businessDetails: () => import("@ui/business/business-details"),
  businessDetailsSetupAnimation: () => import("@ui/business/business-details-setup-animation"),
  businessLocationDetails: () => import("@ui/business/business-location-details"),
  businessPhoneNumber: () => import("@ui/business/business-phone-number"),
  businessTypeServices: () => import("@ui/business/business-type-services"),
  selectGender: () => import("@ui/business/select-gender"),
  businessDetailsCaptured: () => import("@ui/business/business-details-captured"),
  selectObjective: () => import("@ui/business/select-objective"),
  promoteServices: () => import("@ui/business/promote-services"),
  offerDetails: () => import("@ui/business/offer-details"),
  imageCreatives: () => import("@ui/ads/image-creatives"),
  creativePreview: () => import("@ui/ads/creative-preview"),
  creativeEdit: () => import("@ui/ads/creative-edit"),
  adPreview: () => import("@ui/ads/ad-preview"),
  adDetailsEdit: () => import("@ui/ads/ad-details-edit"),
  googleAds: () => import("@ui/ads/google-ads"),
  googleAdsEdit: () => import("@ui/ads/google-ads-edit"),
  emailSignup: () => import("./account/email-signup.page.tsx"),
  creativeAnimation: () => import("@ui/ads/creative-animation"),
  ageGenderTarget: () => import("@ui/audience/age-gender-target"),
  locationTargeting: () => import("@ui/audience/location-targeting"),
  summary: () => import("@ui/checkout/summary"),
  budget: () => import("@ui/checkout/budget"),
  channelSelection: () => import("@ui/audience/channel-selection"),
  bannerAd: () => import("@ui/ads/banner-ad"),
  fbInterests: () => import("@ui/audience/fb-interests"),
  googleKeywords: () => import("@ui/audience/google-keywords"),
  adAccountSetup: () => import("@ui/checkout/ad-account-setup"),
  linkAccounts: () => import("@ui/checkout/link-accounts"),
  launching: () => import("@ui/checkout/launching"),
  success: () => import("@ui/checkout/success"),
  businessDetailsV2: () => import("@ui/business/business-details-v2"),
  businessDetailsSetupAnimationV2: () => import("@ui/business/business-details-setup-animation"),
  creativeDetailsV2: () => import("./combined/creative-details-v2.page.tsx"),
  setupBusinessInfo: () => import("./combined/setup-business-info.page.tsx"),
  targetingV2: () => import("@ui/audience/targeting-v2"),
  subsequentBusinessDetailsV2: () => import("@ui/business/business-details-v2"),
  subsequentBusinessDetailsSetupAnimationV2: () => import("@ui/business/business-details-setup-animation"),
  subsequentCreativeDetailsV2: () => import("./combined/creative-details-v2.page.tsx"),
} as const satisfies Readonly<Record<PageId, Page>>

/** The screen of a page of the journey. */
export const screenOf = (page: PageId): Page => screens[page]

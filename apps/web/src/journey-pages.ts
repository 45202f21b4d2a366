import type { PageId } from "@domain/launch"
import type { ComponentType } from "react"

type Page = () => Promise<{ readonly default: ComponentType }>

/** The screen of each page of the journey; each is a chunk of its own. */
export const journeyPages = {
  businessDetails: () => import("@ui/screens/pages/journey/business-details"),
  businessDetailsSetupAnimation: () => import("@ui/screens/pages/journey/business-details-setup-animation"),
  businessLocationDetails: () => import("@ui/screens/pages/journey/business-location-details"),
  businessPhoneNumber: () => import("@ui/screens/pages/journey/business-phone-number"),
  businessDetailsCaptured: () => import("@ui/screens/pages/journey/business-details-captured"),
  selectObjective: () => import("@ui/screens/pages/journey/select-objective"),
  promoteServices: () => import("@ui/screens/pages/journey/promote-services"),
  offerDetails: () => import("@ui/screens/pages/journey/offer-details"),
  imageCreatives: () => import("@ui/screens/pages/journey/image-creatives"),
  creativePreview: () => import("@ui/screens/pages/journey/creative-preview"),
  creativeEdit: () => import("@ui/screens/pages/journey/creative-edit"),
  adPreview: () => import("@ui/screens/pages/journey/ad-preview"),
  adDetailsEdit: () => import("@ui/screens/pages/journey/ad-details-edit"),
  googleAds: () => import("@ui/screens/pages/journey/google-ads"),
  googleAdsEdit: () => import("@ui/screens/pages/journey/google-ads-edit"),
  emailSignup: () => import("@ui/screens/pages/journey/email-signup"),
  creativeAnimation: () => import("@ui/screens/pages/journey/creative-animation"),
  ageGenderTarget: () => import("@ui/screens/pages/journey/age-gender-target"),
  locationTargeting: () => import("@ui/screens/pages/journey/location-targeting"),
  summary: () => import("@ui/screens/pages/journey/summary"),
  budget: () => import("@ui/screens/pages/journey/budget"),
  channelSelection: () => import("@ui/screens/pages/journey/channel-selection"),
  fbInterests: () => import("@ui/screens/pages/journey/fb-interests"),
  googleKeywords: () => import("@ui/screens/pages/journey/google-keywords"),
  linkAccounts: () => import("@ui/screens/pages/journey/link-accounts"),
  launching: () => import("@ui/screens/pages/journey/launching"),
  success: () => import("@ui/screens/pages/journey/success"),
} as const satisfies Partial<Readonly<Record<PageId, Page>>>

/** Pages that have a screen. */
export type JourneyPageId = keyof typeof journeyPages

export const journeyPageIds = Object.keys(journeyPages).filter((id): id is JourneyPageId => id in journeyPages)

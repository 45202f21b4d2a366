import {
  adCopyOf,
  adLanguageOf,
  businessFactsOf,
  type CreativeDetail,
  objectiveOf,
  withProposedAssets,
} from "@domain/campaigns"
import { type SignupSession, publicContact } from "@domain/signup"
import {
  type AdCopy,
  defaultLeadForm,
  draftSearchAd,
  editCopy,
  type LeadForm,
  type Offer,
  offerText,
  type SearchAd,
} from "@domain/creatives"
import { currencySymbol, regionFacts } from "@domain/kernel"

/** The search ad as it stands: the person's, else the suggestion. */
export const searchAdOf = (details: SignupSession): SearchAd =>
  details.creative.creativeDetail?.searchAd ??
  draftSearchAd(businessFactsOf(details), objectiveOf(details), adLanguageOf(details))

/** A search ad that opens the business's website, with what is proposed beside it where nobody has decided. */
export const searchAdWithAssets = (ad: SearchAd, details: SignupSession): SearchAd =>
  withProposedAssets(withFinalUrl(ad, details), details, publicContact(details).phone)

/** The lead form as it stands: the person's form, else the proposed form. */
export const leadFormOf = (details: SignupSession): LeadForm =>
  details.creative.creativeDetail?.leadForm ?? defaultLeadForm(businessFactsOf(details), adLanguageOf(details))

/** The creative with some of it replaced; an undefined value removes its part. */
export const withCreative = (
  details: SignupSession,
  change: { readonly [Name in keyof CreativeDetail]?: CreativeDetail[Name] | undefined },
): { readonly creative: { readonly creativeDetail: CreativeDetail } } => {
  const merged: Record<string, unknown> = { ...details.creative.creativeDetail, ...change }
  return {
    creative: {
      creativeDetail: Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined)),
    },
  }
}

/** The user's edited ad texts; they must be accepted again. */
export const withCopyEdit = (details: SignupSession, change: Parameters<typeof editCopy<AdCopy>>[1]) =>
  withCreative(details, { adDetail: editCopy(adCopyOf(details), change) })

/** The offer's words as the creative shows them; a custom offer as it is typed. */
export const offerWordsOf = (details: SignupSession): string => {
  const {
    creative: { offerDetail },
    region,
  } = details
  if (offerDetail?.type === "Custom") return offerDetail.text ?? ""
  return offerText(offerDetail, adLanguageOf(details), currencySymbol[regionFacts[region].currency])
}

/** The offer in a person's own words, its end kept; none when the words are gone. */
export const offerFrom = (words: string, before: Offer | undefined): Offer => ({
  type: words === "" ? "Skip" : "Custom",
  ...(words !== "" && { text: words }),
  ...(before?.validUntil !== undefined && { validUntil: before.validUntil }),
})

/** The copy with the place it leads to, where the objective needs one and the person named none. */
export const withDestination = (copy: AdCopy, details: SignupSession): AdCopy => {
  const {
    creative: { objective },
    business: { websiteUrl },
  } = details
  const site = copy.websiteUrl ?? websiteUrl
  const number = copy.phoneNumber ?? publicContact(details).phone
  const wantsPhone = objective === "Calls" || objective === "InstantMessages"
  return {
    ...copy,
    ...(wantsPhone && number !== undefined && { phoneNumber: number }),
    ...(objective === "WebsiteVisits" && site !== undefined && { websiteUrl: site }),
  }
}

/** A search ad or banner with the business's own address, where the person named none. */
export const withFinalUrl = <Copy extends { readonly finalUrl?: string }>(
  ad: Copy,
  { business: { websiteUrl } }: SignupSession,
): Copy =>
  ad.finalUrl === undefined && websiteUrl !== undefined && websiteUrl !== "" ? { ...ad, finalUrl: websiteUrl } : ad

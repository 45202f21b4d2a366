import { adDestination } from "@domain/creatives"
import { bareHost, isSameSite } from "@domain/validation"
import { Schema } from "effect"
import type { CampaignChannel } from "../campaign-channel.ts"
import { channelDefinitions, showsText } from "../channel-definitions.ts"
import type { CampaignPlan } from "./campaign-plan.ts"
import { channelsOf } from "./channels-of.ts"
import { objectiveOf } from "./objective-of.ts"
import { servicesToPromote } from "./promoted-services.ts"

type Draft = Pick<CampaignPlan, "business" | "creative" | "targeting" | "channelsOffered">

/** Where a click of a channel's ad leads: the ad's own address, else the business's website; undefined without either. */
export const linkedAddress = (
  { creative: { creativeDetail: { searchAd, adDetail, bannerAd } = {} }, business: { websiteUrl } }: Draft,
  channel: CampaignChannel,
): string | undefined => {
  const own = { picture: adDetail?.websiteUrl, text: searchAd?.finalUrl, banner: bannerAd?.finalUrl }
  return [own[channelDefinitions[channel].ad], websiteUrl].find((address) => address !== undefined && address !== "")
}

/** The further pages that the search ad's links open, without the pages that its ads open. Ours. */
export const sitelinkAddresses = (draft: Draft): ReadonlyArray<string> => {
  if (!showsText(channelsOf(draft))) return []
  const opened = landingAddresses(draft)
  const urls = (draft.creative.creativeDetail?.searchAd?.sitelinks ?? []).map(({ url }) => url)
  return [...new Set(urls)].filter((url) => url !== "" && !opened.includes(url))
}

/** The finding about a page that a link below the ad opens, which need not be about the business as a whole. */
export const sitelinkFinding = (visit: LandingVisit, draft: Draft): LandingFinding => {
  const finding = landingFinding(visit, draft)
  return finding === "Differs" ? "Fine" : finding
}

/** The pages that a draft's ads open, each once; a call, a message and a form of the network open none. Ours. */
export const landingAddresses = (draft: Draft): ReadonlyArray<string> => {
  const opensPage = adDestination[objectiveOf(draft)] === "website"
  const addresses = channelsOf(draft).flatMap((channel) => {
    const address = linkedAddress(draft, channel)
    return address !== undefined && (opensPage || channelDefinitions[channel].ad !== "picture") ? [address] : []
  })
  return [...new Set(addresses)]
}

/**
 * What came of opening a page: nothing, an answer that only people get, or its visible words with the first and the last address,
 * both as networks spell them.
 */
export type LandingVisit =
  | { readonly kind: "answered"; readonly from: string; readonly address: string; readonly words: string }
  | { readonly kind: "silent" }
  | { readonly kind: "unknown" }

/** What is found of a page that ads open. Networks refuse ads for all but Fine; Unknown is a page that only people may see. Ours. */
export const LandingFinding = Schema.Literals(["Fine", "Unknown", "NotWorking", "Elsewhere", "Unfinished", "Differs"])
export type LandingFinding = typeof LandingFinding.Type

/** Hosts whose addresses always lead on, to a chat, a map or a page of the network itself. */
const leadingOn = new Set(["wa.me", "m.me", "fb.me", "g.page", "goo.gl", "maps.app.goo.gl", "bit.ly", "linktr.ee"])

const parked =
  /domain (?:name )?(?:is |may be )?for sale|buy this domain|parked (?:free|domain)|index of \/|default (?:web )?page|welcome to nginx|it works!|account (?:has been |is )?suspended|lorem ipsum|הדומיין למכירה/iu
const announced =
  /under construction|coming soon|website is being (?:built|made)|launching soon|האתר (?:בבנייה|בהקמה)|עולים בקרוב|בקרוב כאן/iu

/** A parked page says little else; an announcement of the page itself says nearly nothing else. */
const most = { parked: 120, announced: 25 } as const
/** So many words say what a page is about. */
const enoughWords = 60

/** Words of a text without case and marks. */
const wordsOf = (text: string): ReadonlyArray<string> =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[\p{L}\p{N}]{3,}/gu) ?? []

/** Words of names that name nothing. */
const common = new Set("the and for with our של עם".split(" "))

const isUnfinished = (text: string, count: number): boolean =>
  (count <= most.parked && parked.test(text)) || (count <= most.announced && announced.test(text))

/** The finding about a page, by what it answered. Source: Google, destination requirements, November 2026. */
export const landingFinding = (visit: LandingVisit, draft: Draft): LandingFinding => {
  if (visit.kind === "unknown") return "Unknown"
  if (visit.kind === "silent") return "NotWorking"
  const leadsOn = leadingOn.has(bareHost(visit.from))
  if (!leadsOn && !isSameSite(visit.address, visit.from)) return "Elsewhere"
  const words = wordsOf(visit.words)
  if (isUnfinished(visit.words, words.length)) return "Unfinished"
  const { name, category } = draft.business
  const own = [name ?? "", category?.name ?? "", ...servicesToPromote(draft)].flatMap(wordsOf)
  const named = own.filter((word) => !common.has(word)).map((word) => word.replace(/(?<=\p{L}{3})s$/u, ""))
  // A word may stand in a longer one: with a prefix in Hebrew, with an ending in English.
  const isSaid = named.some((word) => words.some((said) => said.includes(word)))
  return leadsOn || words.length < enoughWords || named.length === 0 || isSaid ? "Fine" : "Differs"
}

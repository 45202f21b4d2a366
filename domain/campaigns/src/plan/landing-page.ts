import { adDestination } from "@domain/creatives"
import { hostOf } from "@domain/validation"
import { Schema } from "effect"
import type { CampaignChannel } from "../campaign-channel.ts"
import { channelDefinitions } from "../channel-definitions.ts"
import type { CampaignPlan } from "./campaign-plan.ts"
import { channelsOf } from "./channels-of.ts"
import { objectiveOf } from "./objective-of.ts"
import { servicesToPromote } from "./promoted-services.ts"

type Draft = Pick<CampaignPlan, "business" | "creative" | "targeting" | "channelsOffered">

/** Where a click of a channel's ad leads: the ad's own address, else the business's website; undefined without either. */
export const linkedAddress = (
  { creative: { creativeDetail: { searchAd, adDetail } = {} }, business: { websiteUrl } }: Draft,
  channel: CampaignChannel,
): string | undefined => {
  const own = channelDefinitions[channel].ad === "text" ? searchAd?.finalUrl : adDetail?.websiteUrl
  return [own, websiteUrl].find((address) => address !== undefined && address !== "")
}

/** The pages that a draft's ads open, each once; a call, a message and a form of the network open none. Ours. */
export const landingAddresses = (draft: Draft): ReadonlyArray<string> => {
  const opensPage = adDestination[objectiveOf(draft)] === "website"
  const addresses = channelsOf(draft).flatMap((channel) => {
    const address = linkedAddress(draft, channel)
    return address !== undefined && (opensPage || channelDefinitions[channel].ad === "text") ? [address] : []
  })
  return [...new Set(addresses)]
}

/** What came of opening a page: its last address with its visible words, nothing, or an answer that only people get. */
export type LandingVisit =
  | { readonly kind: "answered"; readonly address: string; readonly words: string }
  | { readonly kind: "silent" }
  | { readonly kind: "unknown" }

/** What is found of a page that ads open. Networks refuse ads for all but Fine; Unknown is a page that only people may see. Ours. */
export const LandingFinding = Schema.Literals(["Fine", "Unknown", "NotWorking", "Elsewhere", "Unfinished", "Differs"])
export type LandingFinding = typeof LandingFinding.Type

const bare = (address: string): string => hostOf(address.toLowerCase()).replace(/^(?:www|m)\./u, "")

const isSameSite = (one: string, other: string): boolean => {
  const [first, second] = [bare(one), bare(other)]
  return first === second || first.endsWith(`.${second}`) || second.endsWith(`.${first}`)
}

const unfinished =
  /under construction|coming soon|domain (?:name )?(?:is |may be )?for sale|buy this domain|parked (?:free|domain)|website is being (?:built|made)|index of \/|default (?:web )?page|welcome to nginx|it works!|account (?:has been |is )?suspended|launching soon|lorem ipsum|האתר בבנייה|בבנייה|עולים בקרוב|הדומיין למכירה/iu

/** A page with few words is unfinished where it says so; a page with many may say so of one product. */
const fewWords = 120
/** So many words say what a page is about. */
const enoughWords = 60

const wordsOf = (text: string): ReadonlyArray<string> => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]{3,}/gu) ?? []

/** What is found of the page of an address, by what it answered. Source: Google, destination requirements, November 2026. */
export const landingFinding = (visit: LandingVisit, address: string, draft: Draft): LandingFinding => {
  if (visit.kind === "unknown") return "Unknown"
  if (visit.kind === "silent") return "NotWorking"
  if (!isSameSite(visit.address, address)) return "Elsewhere"
  const words = wordsOf(visit.words)
  if (words.length <= fewWords && unfinished.test(visit.words)) return "Unfinished"
  const said = new Set(words)
  const { name, category } = draft.business
  const own = [name ?? "", category?.name ?? "", ...servicesToPromote(draft)].flatMap(wordsOf)
  return words.length < enoughWords || own.length === 0 || own.some((word) => said.has(word)) ? "Fine" : "Differs"
}

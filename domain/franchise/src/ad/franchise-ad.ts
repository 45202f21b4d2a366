import { CampaignChannel } from "@domain/campaigns"
import { CallToAction, Objective, searchAdLimits } from "@domain/creatives"
import { Schema } from "effect"
import { StoreCode } from "../franchise-store.ts"

const optional = Schema.optionalKey
const line = (most: number) => Schema.String.check(Schema.isMaxLength(most))

/** Whether a store has the brand's words, chooses among them, or may have its own. Ours. */
export const BrandRule = Schema.Literals(["Locked", "Choice", "Free"])
export type BrandRule = typeof BrandRule.Type

/** A text of a franchise's ad: its words with fields, the rule for stores, and further words to choose among. */
export const AdPart = Schema.Struct({
  text: line(2_000),
  rule: BrandRule,
  choices: optional(Schema.Array(line(2_000)).check(Schema.isMaxLength(5))),
})
export type AdPart = typeof AdPart.Type

/** The objectives of ads over stores: a page or a call, which every store has of its own. */
export const storeObjectives = ["WebsiteVisits", "Calls"] as const satisfies ReadonlyArray<Objective>

/** The ad of a campaign over stores; its picture, ages and interests are the head office's own. Ours. */
export const FranchiseAd = Schema.Struct({
  objective: Schema.Literals(storeObjectives),
  channels: Schema.Array(CampaignChannel).check(Schema.isMaxLength(3)),
  callToAction: CallToAction,
  /** What the stores sell, and what people search for. */
  services: Schema.Array(line(80)).check(Schema.isMaxLength(20)),
  keywords: Schema.Array(line(40)).check(Schema.isMaxLength(100)),
  primaryText: AdPart,
  headline: AdPart,
  description: AdPart,
  searchHeadlines: Schema.Array(AdPart).check(Schema.isMaxLength(searchAdLimits.headline.most)),
  searchDescriptions: Schema.Array(AdPart).check(Schema.isMaxLength(searchAdLimits.description.most)),
  /** The page that a click opens. */
  website: AdPart,
})
export type FranchiseAd = typeof FranchiseAd.Type

/** What a store says in place of the brand's words. */
export const StoreWords = Schema.Struct({ code: StoreCode, part: line(30), text: line(2_000) })
export type StoreWords = typeof StoreWords.Type

/** The channels whose ads have fields: a banner is put together by Google of texts that nobody could look at by store. */
export const storeChannels = ["Social", "Search"] as const satisfies ReadonlyArray<CampaignChannel>

/** A text of the ad with its name and where it is shown. */
export interface NamedPart {
  readonly name: string
  readonly channel: "facebook" | "google" | "page"
  readonly field: "primaryText" | "headline" | "description" | "website"
  readonly part: AdPart
}

/** The texts that a franchise's ad shows on its channels, in the order in which they are edited. */
export const partsOf = (ad: FranchiseAd): ReadonlyArray<NamedPart> => [
  ...(ad.channels.includes("Social")
    ? ([
        { name: "primaryText", channel: "facebook", field: "primaryText", part: ad.primaryText },
        { name: "headline", channel: "facebook", field: "headline", part: ad.headline },
        { name: "description", channel: "facebook", field: "description", part: ad.description },
      ] as const)
    : []),
  ...(ad.channels.includes("Search")
    ? [
        ...ad.searchHeadlines.map(
          (part, index) =>
            ({ name: `searchHeadline${index + 1}`, channel: "google", field: "headline", part }) as const,
        ),
        ...ad.searchDescriptions.map(
          (part, index) =>
            ({ name: `searchDescription${index + 1}`, channel: "google", field: "description", part }) as const,
        ),
      ]
    : []),
  // A search ad's headline opens a page, whatever the ads are for.
  ...(ad.objective === "WebsiteVisits" || ad.channels.includes("Search")
    ? ([{ name: "website", channel: "page", field: "website", part: ad.website }] as const)
    : []),
]

/** Whether a store may say this in place of the brand's words. */
export const maySay = ({ rule, text, choices = [] }: AdPart, said: string): boolean =>
  rule === "Free" || said === text || (rule === "Choice" && choices.includes(said))

/** The words of a part for a store: its own where the brand's rule allows them, else the brand's. */
export const wordsFor = ({ name, part }: NamedPart, code: string, words: ReadonlyArray<StoreWords>): string => {
  const own = words.find((one) => one.code === code && one.part === name)?.text
  return own !== undefined && maySay(part, own) ? own : part.text
}

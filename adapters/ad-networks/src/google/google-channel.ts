import type { AdPlan, RefusedField } from "@domain/campaigns"
import type { LaunchStep } from "@domain/channels"
import type { DailyMetrics } from "@domain/insights"
import type { Objective } from "@domain/creatives"
import { at, listOf } from "../json-reader.ts"
import { camel } from "./google-name.ts"
import type { Resource } from "./google-objects.ts"

/** What tells one channel of Google's from another. Budgets, places, people, hours, lists and reports are the same on all. */
export interface GoogleChannel {
  readonly channel: DailyMetrics["channel"]
  /** What stands before the names of its objects: a campaign of ours may run on several channels of one account. */
  readonly namePrefix: string
  /** What a launch takes, in order. */
  readonly steps: ReadonlyArray<LaunchStep>
  /** The kind of campaign, and where it is shown. */
  readonly campaign: Resource
  /** The kind of ad group. */
  readonly adGroup: Resource
  /** Whether links, short facts and a number stand beside its ads. */
  readonly showsAssets: boolean
  /** What an ad group aims at besides people and lists. */
  readonly groupCriteria: (plan: AdPlan, adGroup: string) => ReadonlyArray<Resource>
  /** Where a campaign shows no ads, besides what search and banners have in common. */
  readonly leftOut: (plan: AdPlan, campaign: string) => ReadonlyArray<Resource>
  /** The ad itself; `pictures` is what the step of the pictures made. */
  readonly ad: (plan: AdPlan, pictures: string | undefined) => Resource
  /** The field of an ad that `ad` fills, and the parts that a query selects of it. */
  readonly adField: string
  readonly adParts: ReadonlyArray<string>
  /** The parts of the ad that show pictures. */
  readonly pictures: ReadonlyArray<string>
  /** The texts that a review may name, by their parts of the ad. */
  readonly reviewedTexts: Readonly<Record<string, RefusedField>>
  /** The metric that counts as a result of an objective; absent where Google counts none. */
  readonly results: Readonly<Partial<Record<Objective, "clicks" | "phoneCalls">>>
}

/** Distinct texts of an ad without blanks round them, as many as the network takes. */
export const adTexts = (texts: ReadonlyArray<string>, most: number): ReadonlyArray<Resource> =>
  [...new Set(texts.map((text) => text.trim()))].slice(0, most).map((text) => ({ text }))

/** The parts of a channel's ads as a query names them. */
export const selectedParts = ({ adField, adParts }: GoogleChannel): string =>
  adParts.map((part) => `ad_group_ad.ad.${adField}.${part}`).join(", ")

/** The texts of a part, which is a list or a single text. */
export const adTextsIn = (part: unknown): ReadonlyArray<unknown> =>
  part === undefined || Array.isArray(part) ? listOf(part) : [part]

/** What an ad shows and where it leads, as one text: the same for ads that say the same. The order of pictures says nothing. */
export const saysOf = ({ adField, adParts, pictures }: GoogleChannel, ad: unknown): string => {
  const shown = adParts.map((part) => {
    const told = adTextsIn(at(ad, camel(adField), camel(part)))
    return pictures.includes(camel(part))
      ? told.map((one) => String(at(one, "asset"))).toSorted()
      : told.map((one) => at(one, "text") ?? one)
  })
  return JSON.stringify([shown, listOf(at(ad, "finalUrls"))])
}

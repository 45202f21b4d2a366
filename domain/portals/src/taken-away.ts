import { Region } from "@domain/kernel"
import type { Portal } from "./portal.ts"
import { maySignUp, portalCategory } from "./portal-decisions.ts"

/** How many businesses, accounts and campaigns use what a portal offers. */
export interface OfferedUse {
  readonly businesses: Readonly<Record<string, number>>
  readonly accounts: Readonly<Record<string, number>>
  readonly bannerCampaigns: number
}

/** Something that a change of a portal takes away, and how many it concerns where that is counted. */
export type TakenAway =
  | { readonly kind: "region"; readonly region: Region; readonly count: number }
  | { readonly kind: "language"; readonly language: string; readonly count: number }
  | { readonly kind: "banners"; readonly count: number }
  | { readonly kind: "signup" | "launch" | "campaigns" }

type Offer = Pick<Portal, "flags" | "regions" | "languages">

/** Everything that a changed portal no longer offers, in the order of its weight. Ours. */
export const takenAway = (before: Offer, after: Offer, use: OfferedUse): ReadonlyArray<TakenAway> => {
  const sold = new Set(after.regions.map(({ region }) => region))
  const spoken = new Set(after.languages)
  const isLost = (offers: (offer: Offer) => boolean) => offers(before) && !offers(after)
  const regions = Region.literals.filter(
    (region) => before.regions.some((one) => one.region === region) && !sold.has(region),
  )
  return [
    ...(isLost(({ flags }) => maySignUp(flags)) ? [{ kind: "signup" } as const] : []),
    ...(isLost(({ flags }) => !flags.isCampaignLaunchDisabled) ? [{ kind: "launch" } as const] : []),
    ...(isLost(({ flags }) => portalCategory(flags) === undefined) ? [{ kind: "campaigns" } as const] : []),
    ...regions.map((region) => ({ kind: "region", region, count: use.businesses[region] ?? 0 }) as const),
    ...before.languages
      .filter((language) => !spoken.has(language))
      .map((language) => ({ kind: "language", language, count: use.accounts[language] ?? 0 }) as const),
    ...(isLost(({ flags }) => flags.isBannerOffered === true)
      ? [{ kind: "banners", count: use.bannerCampaigns } as const]
      : []),
  ]
}

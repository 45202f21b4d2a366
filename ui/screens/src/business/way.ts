import type { BusinessDetails } from "@domain/businesses"

/** How somebody tells us about the business. */
export const ways = ["website", "page", "manual"] as const
export type Way = (typeof ways)[number]

export const isWay = (value: unknown): value is Way => ways.some((way) => way === value)

/** What an address's history entry may ask for. */
export const askedWay = (state: unknown): Way | undefined =>
  typeof state === "object" && state !== null && "way" in state && isWay(state.way) ? state.way : undefined

/** The way that a draft was begun by; a website unless it says otherwise. */
export const wayOf = (details: BusinessDetails | undefined): Way => {
  if (details === undefined || details.websiteUrl !== undefined || details.extraction.status !== "none")
    return "website"
  if (details.facebookPageUrl !== undefined || details.googlePlaceUrl !== undefined) return "page"
  return details.name === undefined ? "website" : "manual"
}

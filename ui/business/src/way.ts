import type { SignupSession } from "@domain/signup"
import { addressKind } from "@domain/validation"

/** How somebody tells us about the business. */
export const ways = ["website", "page", "manual"] as const
export type Way = (typeof ways)[number]

export const isWay = (value: unknown): value is Way => ways.some((way) => way === value)

/** What an address's history entry may ask for. */
export const askedWay = (state: unknown): Way | undefined =>
  typeof state === "object" && state !== null && "way" in state && isWay(state.way) ? state.way : undefined

/** The way that leads to reading an address. */
export const wayTo = (address: string): Exclude<Way, "manual"> =>
  ["facebook", "google"].includes(addressKind(address)) ? "page" : "website"

/** The way that a draft was begun by; a website unless it says otherwise. */
export const wayOf = (details: SignupSession | undefined): Way => {
  if (details === undefined) return "website"
  if (details.extraction.address !== undefined) return wayTo(details.extraction.address)
  if (details.business.websiteUrl !== undefined || details.extraction.status !== "none") return "website"
  if (details.business.facebookPageUrl !== undefined || details.business.googlePlaceUrl !== undefined) return "page"
  return details.business.name === undefined ? "website" : "manual"
}

/** The page on a network that a draft was read from, else one that it knows of. */
export const pageOf = (details: SignupSession | undefined): string | undefined => {
  const read = details?.extraction.address
  return read !== undefined && wayTo(read) === "page"
    ? read
    : (details?.business.facebookPageUrl ?? details?.business.googlePlaceUrl)
}

import { Clock, Effect } from "effect"
import type { Campaign, Moment } from "@domain/campaigns"
import { localDateAt, type Region, regionFacts } from "@domain/kernel"

/** Now, and the day it is in the region. */
export const momentIn = (region: Region): Effect.Effect<Moment> =>
  Effect.map(Clock.currentTimeMillis, (now) => ({ now, today: localDateAt(now, regionFacts[region].timeZone) }))

/** The region a launched campaign runs in, told by what it is paid in. */
const regionOf = (campaign: Pick<Campaign, "price">): Region =>
  campaign.price?.currency === regionFacts.GB.currency ? "GB" : "IN"

/** Now, and the day it is where the campaign runs. */
export const momentOf = (campaign: Pick<Campaign, "price">): Effect.Effect<Moment> => momentIn(regionOf(campaign))

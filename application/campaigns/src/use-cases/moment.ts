import { Clock, Effect } from "effect"
import type { Campaign, Moment } from "@domain/campaigns"
import { localDateAt, type Region, regionFacts } from "@domain/kernel"

/** Now, and the day it is in the region. */
export const momentIn = (region: Region): Effect.Effect<Moment> =>
  Effect.map(Clock.currentTimeMillis, (now) => ({ now, today: localDateAt(now, regionFacts[region].timeZone) }))

/** Now, and the day it is where the campaign runs. */
export const momentOf = ({ region }: Pick<Campaign, "region">): Effect.Effect<Moment> => momentIn(region)

import { type CampaignChannel, percentsOf } from "@domain/campaigns"
import { autopilotBounds, together } from "../autopilot/autopilot-bounds.ts"
import type { CountedPart } from "../autopilot/autopilot-evidence.ts"
import { fewestResults } from "../verdict.ts"

/** A channel with what it cost and brought. */
export interface CountedChannel extends CountedPart {
  readonly channel: CampaignChannel
}

/** Results at the campaign's usual cost that each channel is given, so that a few results by chance shift little. */
const evenResults = fewestResults
/** The least of its equal part that a channel keeps, in percent. */
const leastOfEqual = 50

/** Whether there is enough to recommend anything but equal parts: seven days with ads and ten results. Ours. */
export const isSplitTold = (channels: ReadonlyArray<CountedChannel>, adDays: number): boolean =>
  adDays >= autopilotBounds.fewestDays && together(channels).results >= fewestResults

/**
 * The recommended percents of a campaign's channels, in their order: in proportion to what the same money brought on each, with ten
 * results at the usual cost added everywhere, and no channel below half of its equal part or its network's least. Equal parts before
 * there is enough to tell. Ours.
 */
export const recommendedSplit = (
  channels: ReadonlyArray<CountedChannel>,
  adDays: number,
  leasts: ReadonlyArray<number>,
): ReadonlyArray<number> => {
  const whole = together(channels)
  const floors = leasts.map((least) => Math.max(least, Math.floor(leastOfEqual / Math.max(1, channels.length))))
  if (!isSplitTold(channels, adDays) || whole.spend <= 0)
    return percentsOf(
      channels.map(() => 1),
      leasts,
    )
  const usualCost = whole.spend / whole.results
  const rates = channels.map(({ spend, results }) => (results + evenResults) / (spend + evenResults * usualCost))
  const most = Math.max(...rates)
  return percentsOf(
    rates.map((rate) => Math.round((rate / most) * 1_000_000)),
    floors,
  )
}

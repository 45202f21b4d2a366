import { CampaignChannel } from "@domain/campaigns"
import type { LocalDate, MinorUnits } from "@domain/kernel"
import { Schema } from "effect"
import type { NetworkDay } from "./metrics.ts"

/** A day with the spend that its network reports; `spend` is what the owner is shown. */
export interface ReportedDay extends NetworkDay {
  readonly reported: MinorUnits
}

/** The reported spend of a network campaign, in total and on one day. */
export interface ReportedSpend {
  readonly externalCampaignId: string
  readonly inAll: MinorUnits
  readonly today: MinorUnits
}

/** The spend of each network campaign, in the order of their names. */
export const reportedSpends = (days: ReadonlyArray<ReportedDay>, today: LocalDate): ReadonlyArray<ReportedSpend> => {
  const sums = new Map<string, ReportedSpend>()
  for (const { externalCampaignId, reported, date } of days) {
    const before = sums.get(externalCampaignId) ?? { externalCampaignId, inAll: 0, today: 0 }
    sums.set(externalCampaignId, {
      ...before,
      inAll: before.inAll + reported,
      today: before.today + (date === today ? reported : 0),
    })
  }
  return [...sums.values()].toSorted((one, other) => (one.externalCampaignId < other.externalCampaignId ? -1 : 1))
}

const numberOf = Schema.encodeSync(CampaignChannel)

const inOrder = (one: NetworkDay, other: NetworkDay): number => {
  if (one.date !== other.date) return one.date < other.date ? -1 : 1
  const channels = numberOf(one.channel) - numberOf(other.channel)
  if (channels !== 0) return channels
  return one.externalCampaignId < other.externalCampaignId ? -1 : 1
}

/** A campaign's days with at most `most` shown in total, earliest days first; Marquee bears the rest. */
export const withShownSpend = <Day extends ReportedDay>(
  days: ReadonlyArray<Day>,
  most: MinorUnits,
): ReadonlyArray<Day> => {
  let remaining = most
  return days.toSorted(inOrder).map((day) => {
    const spend = Math.min(day.reported, remaining)
    remaining -= spend
    return { ...day, spend }
  })
}

import type { Campaign } from "@domain/campaigns"
import { addDays, type LocalDate } from "@domain/kernel"

/** How many days ahead a client's renewal is told. Ours. */
export const renewalDays = 14

type EndingCampaign = Pick<Campaign, "status" | "endDate">

const alive: ReadonlySet<Campaign["status"]> = new Set(["Approved", "Active"])

/**
 * The day on which a client's ads end and are to be renewed: the last day of the campaign that runs longest. Without a running
 * campaign, or with a campaign that runs on, there is none. Ours.
 */
export const renewalOf = (campaigns: ReadonlyArray<EndingCampaign>): LocalDate | undefined => {
  const running = campaigns.filter(({ status }) => alive.has(status))
  const ends = running.flatMap(({ endDate }) => endDate ?? [])
  const last = ends.toSorted().at(-1)
  return ends.length < running.length ? undefined : last
}

/** Whether a client is to be renewed soon, or should have been. */
export const isRenewalNear = (renewal: LocalDate | undefined, today: LocalDate): boolean =>
  renewal !== undefined && renewal <= addDays(today, renewalDays)

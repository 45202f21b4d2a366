import type { Campaign } from "@domain/campaigns"
import { addDays, LocalDate } from "@domain/kernel"
import { Schema } from "effect"

/** When a client is to be renewed, and by what: the end of its ads, or a date that somebody noted. Ours. */
export const Renewal = Schema.Struct({ on: LocalDate, by: Schema.Literals(["ads", "hand"]) })
export type Renewal = typeof Renewal.Type

/** How many days ahead a client's renewal is told. Ours. */
export const renewalDays = 14

type EndingCampaign = Pick<Campaign, "status" | "endDate">

const alive: ReadonlySet<Campaign["status"]> = new Set(["Approved", "Active"])

/**
 * When a client's ads end: the last day of the campaign that runs longest. Without a running campaign, or with a campaign that runs
 * on, no day stands. A noted date goes first. Ours.
 */
export const renewalOf = (campaigns: ReadonlyArray<EndingCampaign>, noted?: LocalDate): Renewal | undefined => {
  if (noted !== undefined) return { on: noted, by: "hand" }
  const running = campaigns.filter(({ status }) => alive.has(status))
  const ends = running.flatMap(({ endDate }) => endDate ?? [])
  const last = ends.toSorted().at(-1)
  return last === undefined || ends.length < running.length ? undefined : { on: last, by: "ads" }
}

/** Whether a client is to be renewed soon, or should have been. */
export const isRenewalNear = (renewal: Renewal | undefined, today: LocalDate): boolean =>
  renewal !== undefined && renewal.on <= addDays(today, renewalDays)

import type { Brief } from "./brief.ts"
import { type BriefStatus, briefStatuses } from "./brief-status.ts"

/** The orders of the list of briefs. Ours. */
export const briefOrders = ["newest", "ending", "budget", "name"] as const
/** An order of the list of briefs. */
export type BriefOrder = (typeof briefOrders)[number]

/** What a list of briefs is asked for. */
export interface BriefQuestion {
  readonly status?: BriefStatus | undefined
  /** Words of names, goals and markets; every word must be there. */
  readonly words?: string | undefined
  readonly order?: BriefOrder | undefined
}

const byNewest = (one: Brief, other: Brief): number => other.createdAt - one.createdAt || other.id - one.id

const textOrder = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

const orders: Readonly<Record<BriefOrder, (one: Brief, other: Brief) => number>> = {
  newest: byNewest,
  ending: (one, other) => textOrder(one.dates.to, other.dates.to) || byNewest(one, other),
  budget: (one, other) => other.budget - one.budget || byNewest(one, other),
  name: (one, other) => textOrder(one.name.toLowerCase(), other.name.toLowerCase()) || byNewest(one, other),
}

/** The briefs that a question finds, in its order. */
export const listedBriefs = <B extends Brief>(
  briefs: ReadonlyArray<B>,
  { status, words = "", order = "newest" }: BriefQuestion,
): ReadonlyArray<B> => {
  const wanted = words
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== "")
  return briefs
    .filter((brief) => {
      const text = [brief.name, brief.details, ...(brief.markets ?? [])].join(" ").toLowerCase()
      return (status === undefined || brief.status === status) && wanted.every((word) => text.includes(word))
    })
    .toSorted(orders[order])
}

/** How many briefs have each status, and how many there are. */
export type BriefCounts = Readonly<Record<BriefStatus | "all", number>>

/** The number of briefs in each status. */
export const briefCounts = (briefs: ReadonlyArray<Pick<Brief, "status">>): BriefCounts => {
  const counts: Record<BriefStatus | "all", number> = {
    all: briefs.length,
    New: 0,
    Ongoing: 0,
    Paused: 0,
    PostCampaign: 0,
    Completed: 0,
    Draft: 0,
  }
  for (const status of briefStatuses) counts[status] = briefs.filter((brief) => brief.status === status).length
  return counts
}

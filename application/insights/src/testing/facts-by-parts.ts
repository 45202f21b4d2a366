import { CampaignRepository } from "@application/campaigns/ports"
import { CountedConversions } from "@application/campaigns/services"
import { adDaysOf } from "@domain/insights"
import type { BusinessProfileId } from "@domain/kernel"
import { Effect } from "effect"
import type { BookPeriods, DashboardFacts, SpendingCampaign } from "../ports/client-book.ts"
import { DailyMetricsRepository, DashboardCampaigns, LeadRepository, WaitingTasks } from "../ports/index.ts"

/** More running campaigns than a business of a test has. */
const mostRunning = 100

/** A client's facts as its dashboard reads them, part by part; a book's statement is held to them. */
export const factsByParts = Effect.fnUntraced(function* (id: BusinessProfileId, { days, before }: BookPeriods) {
  const { days: ofDays, ...report } = yield* (yield* DailyMetricsRepository).report(id, days, before)
  const active = yield* (yield* CampaignRepository).list(id, { statuses: ["Active"], limit: mostRunning })
  const tagSeenAt = yield* (yield* CountedConversions).lastSeenAt(id)
  const facts: DashboardFacts = {
    report: { ...report, adDays: adDaysOf(ofDays) },
    campaigns: yield* (yield* DashboardCampaigns).ofProfile(id),
    running: active.campaigns.map((campaign): SpendingCampaign => campaign),
    unanswered: (yield* (yield* LeadRepository).tally(id, {})).unanswered,
    waiting: yield* (yield* WaitingTasks).of(id),
    ...(tagSeenAt !== undefined && { tagSeenAt }),
  }
  return facts
})

import { CampaignPlans } from "@application/campaigns/stores"
import { LeadRepository } from "@application/insights/ports"
import { emptyPlan } from "@domain/campaigns/testing"
import { changeLead, type Lead, type LeadChange, type LeadWorker } from "@domain/insights"
import { CampaignId, LeadId, UserId } from "@domain/kernel"
import { Clock, Effect, Result } from "effect"
import { bakery, owner } from "./bakery.ts"
import { peopledBakery } from "./people.ts"
import type { Seed } from "./seeds.ts"

const hour = 3_600_000
const day = 24 * hour
const ravi = UserId.make(9011)
const members = [owner.user.id, ravi]

/** Open every day from nine to nine, so that a story at any hour has waited in open hours. */
const everyDay = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: 540, to: 1_260 }))

const openEveryDay = Effect.gen(function* () {
  yield* (yield* CampaignPlans).add({
    businessProfileId: bakery.id,
    campaignId: CampaignId.make(9201),
    revision: 1,
    contentHash: "hours",
    plan: emptyPlan({ creative: { callHours: everyDay } }),
    madeAt: yield* Clock.currentTimeMillis,
  })
})

const worked = Effect.fnUntraced(function* (
  number: number,
  by: UserId,
  ago: number,
  ...changes: ReadonlyArray<LeadChange>
) {
  const at = (yield* Clock.currentTimeMillis) - ago
  const worker: LeadWorker = { at, by, members, currency: "INR" }
  const all = (lead: Lead) =>
    changes.reduce((before, change) => Result.getOrElse(changeLead(before, change, worker), () => before), lead)
  yield* (yield* LeadRepository).change(bakery.id, LeadId.make(9500 + number), (lead) => Result.succeed(all(lead)))
})

/** The bakery with opening hours and a colleague, whose leads have owners, tags, next steps, sales and a history. */
export const leadDesk: Seed = Effect.gen(function* () {
  yield* peopledBakery
  yield* openEveryDay
  const now = yield* Clock.currentTimeMillis
  yield* worked(
    0,
    ravi,
    hour,
    { kind: "Owner", now: ravi },
    { kind: "TagAdded", tag: "Wedding" },
    { kind: "NextStep", now: { text: "Call about the tasting", dueAt: now - 2 * hour } },
  )
  yield* worked(1, owner.user.id, hour, { kind: "Owner", now: owner.user.id })
  yield* worked(
    3,
    owner.user.id,
    2 * hour,
    { kind: "Owner", now: owner.user.id },
    { kind: "TagAdded", tag: "VIP" },
    { kind: "TagAdded", tag: "Wedding" },
    { kind: "NextStep", now: { text: "Send the offer", dueAt: now + 40 * 60_000 } },
  )
  yield* worked(
    4,
    ravi,
    day,
    { kind: "Status", was: "Lost", now: "Won" },
    { kind: "Sale", now: { amount: 42_500_00, currency: "INR" } },
    { kind: "NextStep", now: { text: "Deliver the cake", dueAt: now + 6 * day } },
  )
})

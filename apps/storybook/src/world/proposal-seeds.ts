import { Proposals, RulesOfProposals } from "@application/proposals/stores"
import { CampaignId } from "@domain/kernel"
import { expiryOf, type Proposal, type ProposedChange, subjectIdOf } from "@domain/proposals"
import { Clock, Effect } from "effect"
import { bakery, owner } from "./bakery.ts"
import { busyBakery, emptyBusiness, type Seed } from "./seeds.ts"

const businessProfileId = bakery.id
const userId = owner.user.id
const campaignId = CampaignId.make(9201)
const helper = {
  userId,
  assistant: { id: "helper", name: "Claude" },
  tool: "change_campaign",
  promptHash: "5f3c9d2e71ab",
}

const pausing: ProposedChange = { kind: "PauseCampaign", campaignId }
const spending: ProposedChange = { kind: "ChangeBudget", campaignId, dailyBudget: 90_000 }
const wording: ProposedChange = { kind: "ChangeAdTexts", campaignId, texts: { headline: "Cakes to order by Friday" } }

const hour = 3_600_000

type Kept = Partial<Proposal> & Pick<Proposal, "change" | "lines">

const kept = Effect.fnUntraced(function* ({ change, ...fields }: Kept, age = hour) {
  const createdAt = (yield* Clock.currentTimeMillis) - age
  const status = fields.status ?? "Open"
  yield* (yield* Proposals).add({
    businessProfileId,
    subject: "Weekend cakes",
    reason: "Most people who call ask for cakes, and few call on weekdays.",
    proposer: helper,
    base: "0a1b2c3d4e5f6071",
    currency: "INR",
    reviews: [],
    createdAt,
    expiresAt: expiryOf(createdAt),
    ...fields,
    change,
    status,
    part: status === "Open" ? "waiting" : "done",
    maker: "assistant:helper",
    request: `${change.kind} ${createdAt}`,
    kind: change.kind,
    subjectId: subjectIdOf(change),
  })
})

const paused = [{ field: "status", before: "Active", after: "Paused" }] as const
const dearer = [{ field: "dailyBudget", before: 60_000, after: 90_000 }] as const

/** Proposals that wait: of a budget with its price, of words that are reviewed again, and of a member. */
export const waitingProposals: Seed = Effect.gen(function* () {
  yield* busyBakery
  yield* kept({
    change: spending,
    lines: dearer,
    price: { currency: "INR", total: 212_400, missing: 0 },
  })
  yield* kept({
    change: wording,
    lines: [{ field: "headline", before: "Fresh bread at six", after: "Cakes to order by Friday" }],
    reviews: [{ channel: "Social", effect: "newAd" }],
  })
  yield* kept({ change: pausing, lines: paused, proposer: { userId } }, 2 * hour)
})

/** Proposals with each outcome. */
export const doneProposals: Seed = Effect.gen(function* () {
  yield* busyBakery
  const at = (yield* Clock.currentTimeMillis) - hour / 2
  const decision = { by: userId, at }
  yield* kept({ change: pausing, lines: paused, status: "Applied", decision })
  yield* kept({ change: pausing, lines: paused, status: "Applied", decision: { ...decision, byRule: true } }, 2 * hour)
  yield* kept(
    {
      change: spending,
      lines: dearer,
      status: "Refused",
      decision: { ...decision, words: "Not before the holidays are over." },
    },
    3 * hour,
  )
  yield* kept(
    {
      change: spending,
      lines: dearer,
      status: "Stale",
      decision,
      changed: [{ field: "dailyBudget", before: 60_000, after: 75_000 }],
    },
    4 * hour,
  )
  yield* kept(
    {
      change: { kind: "ChangeBudget", campaignId, endDate: "2026-12-24" },
      lines: [{ field: "endDate", before: "2026-12-31", after: "2026-12-24" }],
      status: "Failed",
      decision,
      failure: { tag: "EndDateNotAllowed", errorCode: 102 },
    },
    5 * hour,
  )
  yield* kept({ change: pausing, lines: paused, status: "Expired" }, 8 * 24 * hour)
  yield* kept({ change: pausing, lines: paused, status: "Withdrawn" }, 9 * 24 * hour)
})

/** A business without proposals, whose owner lets small ones be approved by a rule. */
export const ruledProposals: Seed = Effect.gen(function* () {
  yield* emptyBusiness
  const setAt = (yield* Clock.currentTimeMillis) - hour
  yield* (yield* RulesOfProposals).save({
    businessProfileId,
    kinds: ["pause", "lowerBudget"],
    dailyAmount: 100_000,
    setBy: userId,
    setAt,
  })
})

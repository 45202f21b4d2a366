import { BriefPlans, Briefs, PlanComments, PlanVersions } from "@application/briefs/stores"
import { type Brief, blankLine, type PlanLine, planTotals, type PlanVersion } from "@domain/briefs"
import { UserId } from "@domain/kernel"
import { Clock, Effect } from "effect"
import { bakery, owner } from "./bakery.ts"
import { bakeryAs } from "./categories.ts"
import type { Seed } from "./seeds.ts"

const dates = { from: "2026-12-01", to: "2026-12-31" }
const businessProfileId = bakery.id
const ownerId = owner.user.id
const colleague = UserId.make(9_051)

/** Lines of a plan whose sums and days fit its brief. */
const fittingLines: ReadonlyArray<PlanLine> = [
  {
    ...blankLine("social", dates),
    publisher: "Meta",
    theme: "Winter evenings",
    entity: "Bloom Bakery",
    unitCost: 900,
    kpiVolume: 200_000,
    cost: 180_000_000,
    budget: 200_000_000,
  },
  {
    ...blankLine("search", dates),
    channelType: "Search",
    publisher: "Google",
    theme: "Cakes to order",
    entity: "Bloom Bakery",
    unitCost: 1_500,
    kpiVolume: 80_000,
    cost: 120_000_000,
    budget: 130_000_000,
    objective: "Leads",
  },
  {
    ...blankLine("print", { from: "2026-12-05", to: "2026-12-12" }),
    channelType: "Print",
    publisher: "The Pune Daily",
    theme: "Winter evenings",
    costSource: "RateCard",
    buyType: "Fixed",
    buyMetric: "Flat",
    kpiMetric: "Reach",
    kpiVolume: 400_000,
    cost: 60_000_000,
    budget: 60_000_000,
    objective: "Awareness",
  },
]

/** The same lines with a sum, a day, a price and a value that do not fit. */
const wrongLines: ReadonlyArray<PlanLine> = fittingLines.map((line, place) =>
  place === 0
    ? { ...line, budget: 400_000_000, buyType: "Reserved", cost: 179_000_000 }
    : place === 1
      ? { ...line, buyType: "Barter", dates: { ...dates, to: "2027-01-05" } }
      : { ...line, publisher: "" },
)

const brief = (id: number, change: Partial<Brief>): Brief => ({
  id,
  name: "Winter menu",
  details: "More table bookings on weekdays, and cakes ordered ahead.",
  audience: "Families and offices within 5 km",
  markets: ["Pune", "Mumbai"],
  material: ["https://brand.example/winter/pictures"],
  notes: "The new logo alone.",
  dates,
  budget: 450_000_000,
  currency: "INR",
  status: "New",
  createdAt: id,
  updatedAt: id,
  ...change,
})

const added = (briefs: ReadonlyArray<Brief>): Seed =>
  Effect.gen(function* () {
    yield* bakeryAs({ category: "BrandPortal", onboardingState: 3 })
    const store = yield* Briefs
    for (const { id: _number, ...one } of briefs) yield* store.add({ businessProfileId, ...one })
  })

/** A brand without a brief. */
export const newBrand: Seed = added([])

/** A brand with a brief in each status, the first without a plan. */
export const briefsOfAllStatuses: Seed = added([
  brief(1, {}),
  brief(2, { name: "Monsoon snacks", status: "Ongoing", planned: { lines: 3, ...planTotals(fittingLines) } }),
  brief(3, { name: "Festival boxes", status: "Paused", markets: [] }),
  brief(4, { name: "Office lunches", status: "PostCampaign" }),
  brief(5, { name: "Easter breads", status: "Completed", budget: 90_000_000 }),
  brief(6, { name: "A brief with a very long name that says everything about the campaign twice", status: "Draft" }),
])

/** A draft alone. */
export const draftBrief: Seed = added([brief(1, { status: "Draft" })])

const planned = (lines: ReadonlyArray<PlanLine>, change: Partial<Brief> = {}): Seed =>
  Effect.gen(function* () {
    yield* added([brief(1, { planned: { lines: lines.length, ...planTotals(lines) }, ...change })])
    yield* (yield* BriefPlans).add({ businessProfileId, briefId: 1, lines, revision: 1, updatedAt: 1 })
    yield* (yield* PlanComments).add({
      businessProfileId,
      briefId: 1,
      lineId: "social",
      cell: "unitCost",
      text: "Is this with the agency's fee?",
      userId: ownerId,
      at: 1_790_000_000_000,
    })
  })

/** A brief with a plan that may be sent. */
export const plannedBrief: Seed = planned(fittingLines)

/** A brief with a plan that has something of everything to mend. */
export const wrongPlan: Seed = planned(wrongLines)

const version = (number: number, now: number, change: Partial<PlanVersion> = {}): PlanVersion => ({
  version: number,
  lines: fittingLines,
  currency: "INR",
  hash: `5f3c9d2e71ab${number}`,
  approverIds: [ownerId, colleague],
  decisions: [],
  sentBy: ownerId,
  sentAt: now - 86_400_000,
  deadlineAt: now + 3 * 86_400_000,
  ...change,
})

/** A brief whose second version waits for the owner, after a rejected first. */
export const waitingPlan: Seed = Effect.gen(function* () {
  const now = yield* Clock.currentTimeMillis
  yield* planned(fittingLines, {
    approval: { version: 2, state: "waiting", deadlineAt: now + 3 * 86_400_000, waitsFor: ownerId },
  })
  const versions = yield* PlanVersions
  const first = version(1, now - 5 * 86_400_000, {
    lines: fittingLines.slice(0, 2).map((line) => ({ ...line, cost: line.cost - 1_000_000 })),
    decisions: [
      {
        userId: ownerId,
        decision: "rejected",
        comment: "Please add print, and less on search.",
        hash: "5f3c9d2e71ab1",
        at: now - 5 * 86_400_000,
      },
    ],
  })
  yield* versions.add({ businessProfileId, briefId: 1, ...first })
  yield* versions.add({ businessProfileId, briefId: 1, ...version(2, now) })
})

/** A running brief whose plan every approver approved. */
export const approvedPlan: Seed = Effect.gen(function* () {
  const now = yield* Clock.currentTimeMillis
  yield* planned(fittingLines, {
    status: "Ongoing",
    approval: { version: 1, state: "approved", deadlineAt: now + 3 * 86_400_000 },
  })
  const decisions = [ownerId, colleague].map((userId) => ({
    userId,
    decision: "approved" as const,
    hash: "5f3c9d2e71ab1",
    at: now - 3_600_000,
  }))
  yield* (yield* PlanVersions).add({ businessProfileId, briefId: 1, ...version(1, now, { decisions }) })
})

import { CampaignRepository } from "@application/campaigns/ports"
import { AutopilotMoves, Autopilots } from "@application/campaigns/stores"
import {
  type AutopilotEvidence,
  type AutopilotMove,
  autopilotConsentVersion,
  autopilotOff,
  type AutopilotSettings,
  type DecidedMove,
  decideMoves,
} from "@domain/insights"
import { addDays, CampaignId, localDateAt, UserId } from "@domain/kernel"
import { Clock, Effect } from "effect"
import { bakery } from "./bakery.ts"
import { busyBakery, type Seed } from "./seeds.ts"

const key = { businessProfileId: bakery.id, campaignId: CampaignId.make(9201) }
const day = 86_400_000

/** A month in which search brought far more, nights nothing and one search nothing. */
const evidenceAt = (now: number, settings: AutopilotSettings): AutopilotEvidence => {
  const today = localDateAt(now, "Asia/Kolkata")
  return {
    now,
    days: { from: addDays(today, -21), to: addDays(today, -1) },
    adDays: 21,
    daysLeft: 9,
    fundsLeft: 7_200_00,
    dailyLeft: 800_00,
    channels: [
      { channel: "Social", spend: 8_400_00, results: 31, isShown: true, leastDaily: 100_00 },
      { channel: "Search", spend: 8_100_00, results: 112, isShown: true, leastDaily: 100_00 },
    ],
    hours: Array.from({ length: 24 }, (_, hour) => ({
      hour,
      spend: hour < 6 ? 330_00 : 840_00,
      results: hour < 3 ? 0 : hour < 6 ? 1 : 8,
    })),
    searches: [
      { term: "cake baking course pune", spend: 1_160_00, results: 0, mayLeaveOut: true },
      { term: "birthday cake delivery", spend: 3_950_00, results: 64, mayLeaveOut: true },
      { term: "custom cakes", spend: 2_990_00, results: 48, mayLeaveOut: false },
    ],
    areas: [],
    negativeKeywords: [],
    possible: ["Budget", "Hours", "Searches"],
    settings,
    earlier: [],
  }
}

const stored = (settings: AutopilotSettings, now: number) => ({
  ...key,
  ...settings,
  consent: { version: autopilotConsentVersion, by: UserId.make(9001), at: now - 9 * day },
  state: "On" as const,
  nextAt: now + day / 2,
  lookedOn: localDateAt(now, "Asia/Kolkata"),
  lookedAt: now - day / 4,
})

type Added = Partial<Pick<AutopilotMove, "state" | "madeAt" | "by" | "outcome">>

const added = Effect.fnUntraced(function* (move: DecidedMove, at: number, become: Added = {}) {
  yield* (yield* AutopilotMoves).add({
    ...key,
    ...move,
    decidedOn: localDateAt(at, "Asia/Kolkata"),
    state: "Proposed",
    proposedAt: at,
    stateAt: at,
    ...become,
  })
})

const tellFirst: AutopilotSettings = { ...autopilotOff, mode: "TellFirst" }
const doIt: AutopilotSettings = { ...autopilotOff, mode: "DoIt" }

/** The running campaign's autopilot suggests three changes. */
export const suggestingAutopilot: Seed = Effect.gen(function* () {
  yield* busyBakery
  const now = yield* Clock.currentTimeMillis
  const { moves, findings } = decideMoves(evidenceAt(now, tellFirst))
  yield* (yield* Autopilots).save({ ...stored(tellFirst, now), findings })
  for (const move of moves) yield* added(move, now - day / 4)
})

/** It makes changes by itself: one stands and can be taken back, others were taken back, declined or have lapsed. */
export const actingAutopilot: Seed = Effect.gen(function* () {
  yield* busyBakery
  const now = yield* Clock.currentTimeMillis
  const { moves } = decideMoves(evidenceAt(now - 9 * day, doIt))
  const [budget, hours, search] = moves
  if (budget === undefined || hours === undefined || search === undefined)
    return yield* Effect.die(new Error("The evidence is sure of three moves"))
  yield* added(hours, now - 12 * day, { state: "Lapsed" })
  yield* added(search, now - 11 * day, { state: "Declined", by: UserId.make(9001) })
  yield* added(search, now - 10 * day, { state: "Undone", by: UserId.make(9001) })
  yield* added(budget, now - 9 * day, {
    state: "Made",
    madeAt: now - 9 * day,
    outcome: {
      before: { spend: 5_500_00, results: 48 },
      after: { spend: 5_480_00, results: 79 },
      verdict: "Cheaper",
    },
  })
  const campaigns = yield* CampaignRepository
  const campaign = yield* Effect.orDie(campaigns.byId(key.businessProfileId, key.campaignId))
  if (budget.change.kind === "Budget") yield* campaigns.save({ ...campaign, budgetParts: budget.change.after })
  yield* (yield* Autopilots).save({
    ...stored(doIt, now),
    findings: [
      { kind: "Budget", finding: "NotSure" },
      { kind: "Hours", finding: "FewResults" },
      { kind: "Places", finding: "NotPossible" },
      { kind: "Searches", finding: "Untold" },
    ],
  })
})

/** It was just switched on and has not looked yet. */
export const freshAutopilot: Seed = Effect.gen(function* () {
  yield* busyBakery
  const now = yield* Clock.currentTimeMillis
  const { lookedOn: _day, lookedAt: _at, ...fresh } = stored(tellFirst, now)
  yield* (yield* Autopilots).save({ ...fresh, findings: [] })
})
